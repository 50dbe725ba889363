// Runs a file of operations on kiwi's solver against the clock; the peer of `understudy-solver-replay time`.
//
// Usage: kiwi FILE
// Prints processor seconds of the operations up to the first `?` and of those after it, and the sum of the last unknown's
// values. Variables and constraints are made before the clock starts. Wishes that change are kiwi's edit variables.
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Step {
  enum Kind { insert, edit, suggest, solve } kind;
  size_t constraint = 0;
  size_t unknown = 0;
  double strength = 0, value = 0;
};

// Kiwi adds its levels with weights: strong and weak ones a thousand apart, others between.
double strength_of(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 999) return kiwi::strength::create(100, 0, 0);
  if (priority >= 750) return kiwi::strength::create(1, 0, 0);
  if (priority > 250) return kiwi::strength::create(0, 10, 0);
  return kiwi::strength::create(0, 1, 0);
}

}  // namespace

int main(int count, char **words) {
  std::ifstream file(count > 1 ? words[1] : "");
  if (!file) {
    std::cerr << "usage: kiwi FILE\n";
    return 64;
  }
  std::vector<kiwi::Variable> unknowns;
  std::vector<kiwi::Constraint> constraints;
  std::vector<size_t> edited(1);
  std::vector<Step> steps;
  for (std::string line; std::getline(file, line);) {
    std::istringstream in(line);
    std::string word, relation;
    size_t number = 0;
    in >> word;
    Step step;
    if (word == "unknown") {
      unknowns.emplace_back("");
      continue;
    } else if (word == "+") {
      double constant = 0, factor = 0;
      std::vector<kiwi::Term> terms;
      size_t unknown = 0;
      in >> number >> relation >> step.strength >> constant;
      while (in >> unknown >> factor) terms.emplace_back(unknowns[unknown], factor);
      kiwi::RelationalOperator op =
          relation == "<=" ? kiwi::OP_LE : relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
      step.kind = Step::insert;
      step.constraint = constraints.size();
      constraints.emplace_back(kiwi::Expression(terms, constant), op, strength_of(step.strength));
    } else if (word == "edit") {
      step.kind = Step::edit;
      in >> number >> step.strength >> step.unknown >> step.value;
      if (edited.size() <= number) edited.resize(number + 1);
      edited[number] = step.unknown;
    } else if (word == "value") {
      step.kind = Step::suggest;
      in >> number >> step.value;
      step.unknown = edited[number];
    } else if (word == "?") {
      step.kind = Step::solve;
    } else {
      continue;
    }
    steps.push_back(step);
  }
  kiwi::Solver solver;
  std::vector<double> values(unknowns.size());
  std::clock_t start = std::clock(), building = 0;
  double sum = 0;
  for (const Step &step : steps) {
    switch (step.kind) {
      case Step::insert: solver.addConstraint(constraints[step.constraint]); break;
      case Step::edit:
        solver.addEditVariable(unknowns[step.unknown], strength_of(step.strength));
        solver.suggestValue(unknowns[step.unknown], step.value);
        break;
      case Step::suggest: solver.suggestValue(unknowns[step.unknown], step.value); break;
      case Step::solve:
        solver.updateVariables();
        for (size_t place = 0; place < unknowns.size(); place++) values[place] = unknowns[place].value();
        sum += values[values.size() - 4];
        if (building == 0) {
          building = std::clock() - start;
          start = std::clock();
        }
    }
  }
  double editing = double(std::clock() - start) / CLOCKS_PER_SEC;
  std::cout << double(building) / CLOCKS_PER_SEC << " " << editing << " " << sum << "\n";
}

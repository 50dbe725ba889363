int answer_of_c(void);

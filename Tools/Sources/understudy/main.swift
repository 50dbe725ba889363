print("understudy: no command yet")

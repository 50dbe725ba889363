#ifdef __cplusplus
extern "C" {
#endif
int from_cpp(void);
#ifdef __cplusplus
}
#endif

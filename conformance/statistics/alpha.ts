/** One-sided error of every verdict in each direction (calibration.md section 5): a bound errs once in 20 runs. */
export const ALPHA = 0.05

/** The number of standard deviations a one-sided bound at 95% lies from its estimate. */
export const ONE_SIDED_95 = 1.645

/** The screen widths of phones: a long form does not fit, and the device has a camera. */
export const PHONE = '(max-width: 640px)'

/** The widths of phones: a long form does not fit, and the camera is in this device. */
export const PHONE = '(max-width: 640px)'

const TEXT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,3})?(?:Z|\+0000|\+00:00)?$/

/**
 * Parses the vendor's times: UTC text such as `2021-05-14 16:00:25.032`, or milliseconds since 1970. Undefined for any
 * other value.
 */
export function eventTime(given: string | number): Date | undefined {
  const [, day, time, fraction = ''] = typeof given === 'string' ? (TEXT.exec(given) ?? []) : []
  const at = new Date(typeof given === 'number' ? given : `${day ?? ''}T${time ?? ''}${fraction}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone|\biPad/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const nameIn = (table: typeof browsers, text: string): string | undefined =>
  table.find(([form]) => form.test(text))?.[1]

/** Returns a readable name of the browser in a user-agent header: `Chrome · macOS`; undefined if it names neither. */
export function deviceName(userAgent: string): string | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  return browser !== undefined && system !== undefined ? `${browser} · ${system}` : (browser ?? system)
}

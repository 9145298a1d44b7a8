import { expect, test } from 'vitest'
import { fileLabel } from './name.ts'

test.each([
  ['passport.JPG', 'image/jpeg', 'passport.jpg'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\temp\\id card.png', 'image/png', 'id card.png'],
  ['evil.html.jpg', 'image/jpeg', 'evil_html.jpg'],
  ['护照.jpeg', 'image/jpeg', '护照.jpg'],
  ['.htaccess', 'application/pdf', 'file.pdf'],
  ['x".jpg\r\nSet-Cookie: a', 'image/jpeg', 'x_.jpg'],
] as const)('FIL-05 downloads a file called %j with the extension of its type', (given, type, label) => {
  expect(fileLabel(given, type)).toBe(label)
})

import { expect, test } from 'vitest'
import { fileLabel } from './name.ts'

test.each([
  ['passport.JPG', 'image/jpeg', 'passport.jpg'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\temp\\id card.png', 'image/png', 'id card.png'],
  ['evil.html.jpg', 'image/jpeg', 'evil_html.jpg'],
  ['护照.jpeg', 'image/jpeg', '护照.jpg'],
  ['.htaccess', 'application/pdf', 'file.pdf'],
  ['护照😀 scan.jpg', 'image/jpeg', '护照😀 scan.jpg'],
  ['IMG_0001 (1).jpg', 'image/jpeg', 'IMG_0001 (1).jpg'],
  ['营业执照（副本）.png', 'image/png', '营业执照（副本）.png'],
  [`${'😀'.repeat(210)}.png`, 'image/png', `${'😀'.repeat(100)}.png`],
  ['a\u202Egpj.exe\u200B.png', 'image/png', 'a_gpj_exe_.png'],
  ['<b>.png', 'image/png', '_b_.png'],
  ['x".jpg\r\nSet-Cookie: a', 'image/jpeg', 'x_.jpg'],
] as const)('FIL-05 downloads a file called %j with the extension of its type', (given, type, label) => {
  expect(fileLabel(given, type)).toBe(label)
})

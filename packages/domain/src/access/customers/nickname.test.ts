import { expect, test } from 'vitest'
import { checkNickname } from './nickname.ts'

test.each([
  'admin',
  'Admin',
  'ADMIN 1',
  'adm1n',
  'admln',
  'adrnin',
  'аdmin', // Cyrillic а
  'аdміn', // Cyrillic а, м, і
  'ａｄｍｉｎ',
  'ádmin',
  'a.d.m.i.n',
  'a\u00ADdmin',
  'Tessera',
  'TESSERA',
  'tеssеrа', // Cyrillic е, а
  'T3ss3ra',
  'tesera',
  'τessera',
  'support',
  'ᎪᎠᎷᏆᏁ', // Cherokee
  'ꭺꭰꮇꮖꮑ', // Cherokee, small letters
  'ꓮꓓꓟꓲꓠ', // Lisu
  'ᎢᎬᏚᏚᎬᎡᎪ', // Cherokee
  'ꓔꓰꓢꓢꓰꓣꓮ', // Lisu
  'ꓢꓴꓑꓑꓳꓣꓔ', // Lisu
  'ꓳꓝꓝꓲꓚꓲꓮꓡ', // Lisu
  'ᎤffᎥᏟᎥᎪᏞ', // Cherokee among Latin letters
  'Tessera客服',
  '官方',
])('OPR-03 refuses the nickname %j', (nickname) => {
  expect(checkNickname(nickname)).toMatchObject({ ok: false, code: 'NICKNAME_RESERVED', field: 'nickname' })
})

test.each(['Lim', '阿明', 'quay 7', 'tess', 'adam', 'minna', 'Иван', 'ᏣᎳᎩ', 'ꓡꓲꓢꓴ', 'teresa', 'Madison'])(
  'accepts the nickname %j',
  (nickname) => {
    expect(checkNickname(nickname)).toEqual({ ok: true, value: nickname })
  },
)

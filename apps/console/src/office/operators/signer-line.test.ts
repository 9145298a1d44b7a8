import { expect, test } from 'vitest'
import { signerLine } from './signer-line.ts'

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))
const base64url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const ID = [1, 2, 3, 4]
/** A public key in COSE format: EC2, ES256, P-256 and both coordinates. */
const KEY = [0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32, ...Array(32).fill(7), 0x22, 0x58, 32, ...Array(32).fill(9)]

/** The response of a device to a site that asks for no statement of its maker (WebAuthn §6.5.4). */
function made({ flags = 0x45, format = 'none' } = {}) {
  const data = [...Array(32).fill(0), flags, 0, 0, 0, 0, ...Array(16).fill(0), 0, ID.length, ...ID, ...KEY]
  const head = [0xa3, 0x63, ...letters('fmt'), 0x60 + format.length, ...letters(format)]
  const statement = [0x67, ...letters('attStmt'), 0xa0, 0x68, ...letters('authData'), 0x58, data.length]
  return { id: base64url(ID), attestationObject: base64url([...head, ...statement, ...data]) }
}

test('names a new passkey by its id and the public key of the device', () => {
  expect(signerLine('Ana de Souza', made())).toBe(`Ana-de-Souza:AQIDBA:${base64url(KEY)}`)
})

test.each([
  ['a statement of its maker', { format: 'tpm' }],
  ['extensions', { flags: 0xc5 }],
])('names no passkey from an answer with %s', (_, about) => {
  expect(signerLine('ana', made(about))).toBeUndefined()
})

// oxlint-disable-next-line import/no-unassigned-import -- the certificate library asks for this polyfill to be there
import 'reflect-metadata'
import { KeyObject } from 'node:crypto'
import { BasicConstraintsExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** A certificate and its key as PEM text. */
export type Pem = { readonly cert: string; readonly key: string }
export type Authority = Pem & { readonly issue: (name: string) => Promise<Pem> }

const newKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

const pemKey = (keys: CryptoKeyPair): string => KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' })

const validity = () => ({ notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + DAY_MS) })

/** An authority for tests that issues certificates for 127.0.0.1. */
export async function certificateAuthority(name: string): Promise<Authority> {
  const keys = await newKeys()
  const own = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}`,
    ...validity(),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  })
  let serial = 1
  return {
    cert: own.toString('pem'),
    key: pemKey(keys),
    issue: async (subject) => {
      const issued = await newKeys()
      serial += 1
      const cert = await X509CertificateGenerator.create({
        serialNumber: serial.toString(16).padStart(2, '0'),
        subject: `CN=${subject}`,
        issuer: own.subject,
        ...validity(),
        signingAlgorithm: algorithm,
        publicKey: issued.publicKey,
        signingKey: keys.privateKey,
        extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
      })
      return { cert: cert.toString('pem'), key: pemKey(issued) }
    },
  }
}

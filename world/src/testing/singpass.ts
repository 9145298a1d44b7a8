import { corppass as companyRows } from '@tessera/contract/identity/corppass/corppass.ts'
import { singpass as rows } from '@tessera/contract/identity/singpass/singpass.ts'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { KEYS_PATH } from '../../../apps/server/src/identity/fapi/serve-keys.ts'
import type { Config } from '../../../apps/server/src/platform/config/config.ts'
import { type LocalFapi, startLocalFapi } from '../singpass/local-fapi.ts'
import { clientKeys } from '../singpass/signing-keys.ts'
import { singpass } from '../singpass/singpass.ts'
import { type Person, testExchange, type TestExchange } from './exchange.ts'
import { type ReturnParams, VendorBrowser } from './vendor-browser.ts'

type Options = Partial<Omit<Parameters<typeof startLocalFapi>[0], 'clientId'>> & { readonly LOG_LEVEL?: string }

type OpenedExchange<H extends TestExchange> = {
  readonly exchange: H
  readonly vendor: LocalFapi
  readonly close: () => Promise<void>
}

/** A test server whose identity vendor is the stand-in, which fetches the server's public keys. */
export const singpassExchange = (options: Options = {}): Promise<OpenedExchange<TestExchange>> =>
  openFapiExchange(options, testExchange)

/** A test server with the same stand-in, which `open` starts with these settings. */
export async function openFapiExchange<H extends TestExchange>(
  { vendor = singpass, LOG_LEVEL = 'silent', ...options }: Options,
  open: (settings: Partial<Record<keyof Config, string>>) => Promise<H>,
): Promise<OpenedExchange<H>> {
  const local = await startLocalFapi({ vendor, clientId: 'tessera', ...options })
  const folder = await mkdtemp(join(tmpdir(), 'tessera-keys-'))
  const file = join(folder, 'identity-keys.json')
  await writeFile(file, await clientKeys(), { mode: 0o600 })
  const prefix = vendor.name === 'Singpass' ? 'SINGPASS' : 'CORPPASS'
  const exchange = await open({
    [`${prefix}_ISSUER`]: local.issuer,
    [`${prefix}_CLIENT_ID`]: local.clientId,
    IDENTITY_KEYS_FILE: file,
    LOG_LEVEL,
  })
  const keys = await publishKeys(exchange)
  await local.register({
    jwksUri: keys.url,
    redirectUri: new URL(
      vendor.name === 'Singpass' ? '/personal/idAuth' : '/personal/enterpriseCert',
      exchange.deps.config.PUBLIC_URL,
    ).href,
  })
  return {
    exchange,
    vendor: local,
    close: async () => {
      await exchange.close()
      await local.stop()
      await keys.stop()
    },
  }
}

/** A test server listens on no port, so requests for its keys are forwarded to it. */
async function publishKeys({ server }: TestExchange): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = Fastify()
  app.get('/keys', async (_request, reply) =>
    reply.type('application/json').send((await server.app.inject(KEYS_PATH)).body),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${address}/keys`, stop: () => app.close() }
}

/** Runs an attempt at Singpass from the first call to the vendor's return; returns the parameters of the return address. */
export async function agreeAs(
  exchange: TestExchange,
  who: Person,
  persona: string,
  answer: 'agree' | 'refuse' = 'agree',
): Promise<ReturnParams> {
  const { authUrl } = await exchange.api(rows, who).verifyAuth({ action: 'start' })
  return answerAt(authUrl, answer, persona)
}

/** Starts a verification at Corppass and answers there. */
export async function agreeAsCompany(
  exchange: TestExchange,
  who: Person,
  persona: string,
  answer: 'agree' | 'refuse' = 'agree',
): Promise<ReturnParams> {
  const { authUrl } = await exchange.api(companyRows, who).enterpriseConfig({ action: 'start' })
  return answerAt(authUrl, answer, persona)
}

async function answerAt(authUrl: string | null, answer: 'agree' | 'refuse', persona: string): Promise<ReturnParams> {
  const browser = new VendorBrowser()
  return browser.answer(await browser.open(authUrl ?? ''), answer, persona)
}

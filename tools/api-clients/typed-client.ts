import type { paths as CustomerPaths } from './made/customers.ts'
import type { paths as StaffPaths } from './made/staff.ts'

// A client whose inputs and answers have the types that openapi-typescript writes. `npm run api -- --check` compiles it.

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never
type Operation<Paths, Path extends keyof Paths> = Paths[Path] extends { post: infer Post } ? Post : never
type Input<Of> = Of extends { requestBody: infer Body } ? Json<Body> : never
type Answer<Of> = Of extends { responses: infer All } ? Json<All[keyof All]> : never

/** Calls with POST. The answer is the success, or a refusal whose code is one of those that the endpoint gives. */
const clientOf =
  <Paths>(baseUrl: string, headers: Readonly<Record<string, string>>) =>
  async <Path extends keyof Paths & string>(
    path: Path,
    input: Input<Operation<Paths, Path>>,
  ): Promise<Answer<Operation<Paths, Path>>> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    })
    return response.json()
  }

const customers = clientOf<CustomerPaths>('http://127.0.0.1:3000', { token: '…', 'Idempotency-Key': '…' })
const staff = clientOf<StaffPaths>('http://127.0.0.1:3000', { token: '…' })

export async function example(): Promise<string> {
  const terms = await customers('/ex/api/v1/withdrawals/terms', { coin: 'tUSD', chain: 'solana_devnet' })
  if (terms.code !== 'SUCCESS') return terms.code === 'COIN_NETWORK_UNKNOWN' ? 'choose another network' : terms.message
  const list = await staff('/console/api/v1/withdrawals/list', {})
  return list.code === 'SUCCESS' ? `${terms.data.fee}, ${list.data.total} withdrawals` : list.message
}

export async function mistakes(): Promise<void> {
  // @ts-expect-error -- the network is missing
  await customers('/ex/api/v1/withdrawals/terms', { coin: 'tUSD' })
  // @ts-expect-error -- a call of the console is in the other document
  await customers('/console/api/v1/withdrawals/list', {})
  const terms = await customers('/ex/api/v1/withdrawals/terms', { coin: 'tUSD', chain: 'solana_devnet' })
  // @ts-expect-error -- this endpoint does not refuse with this code
  if (terms.code === 'PASSKEY_EXIST') throw new Error(terms.message)
}

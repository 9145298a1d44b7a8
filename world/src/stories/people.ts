import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { defaultFiat } from '@tessera/contract/office/public-config/public-config.ts'
import { INVITE_CODE_LENGTH, inviteCodeOf } from '@tessera/domain/partners/invitations/code.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { insertCustomer } from '../../../apps/server/src/access/customers/customers.sql.ts'
import { hashPassword } from '../../../apps/server/src/platform/secrets/password.ts'
import { provenBankAccount, type NewBankAccount } from '../people/own-bank-account.ts'
import { customerSession } from '../people/direct-session.sql.ts'
import { type Investor, type InvestorName, investorNames, investors, newcomer, PASSWORD } from './cast.ts'
import { qualify } from './investor-classes.ts'
import { approveByTwo, once, player, type Player, sendFile, type Stage } from './stage.ts'

/** Opens an account like the registration, without the email that proves the address. */
export async function openAccount(
  stage: { readonly server: Pick<Stage['server'], 'deps'> },
  about: Pick<Investor, 'email' | 'lang'> & { readonly phone?: string },
): Promise<string> {
  const { deps } = stage.server
  const passwordHash = await hashPassword(PASSWORD)
  if (passwordHash === undefined) throw new Error('the password was not hashed because the server is busy')
  const id = deps.random.uuid()
  await deps.inTx('world')(async (tx) => {
    const { rows } = await sql<{ terms_version: string }>`select terms_version from site_setting`.execute(tx.db)
    const termsVersion = rows[0]?.terms_version ?? ''
    const fiat = defaultFiat[about.lang].toUpperCase()
    const inviteCode = inviteCodeOf(deps.random.bytes(INVITE_CODE_LENGTH))
    await insertCustomer(tx, {
      phone: null,
      ...about,
      id,
      passwordHash,
      fiat,
      termsVersion,
      invitedBy: null,
      inviteCode,
    })
    return ok(undefined)
  })
  return id
}

const card = (name: string, color: string): Promise<Buffer> => {
  const text = name.replaceAll(/[^\p{L} ]/gu, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" rx="24" fill="${color}"/>
    <circle cx="140" cy="170" r="64" fill="#ffffff55"/><rect x="60" y="250" width="160" height="90" rx="40" fill="#ffffff55"/>
    <text x="260" y="120" font-size="30" fill="#fff">SPECIMEN</text><text x="260" y="180" font-size="26" fill="#fff">${text}</text></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const photo = (bytes: Buffer, name: string) => ({ bytes, name, type: 'image/png', purpose: 'kyc' })

/** Sends details and photos, and two operators approve the identity. */
export async function verify(
  stage: Stage,
  who: Player,
  about: Investor,
  [maker, checker]: readonly [Player, Player],
): Promise<void> {
  const [front, selfie] = [await card(about.name, '#22406f'), await card(about.name, '#6f4a22')]
  await who.kyc.personal(
    {
      legalName: about.name,
      birthDate: about.born,
      nationality: about.country,
      documentType: 'passport',
      documentNumber: about.passport,
      documentExpiresOn: '2033-05-31',
      address: { line1: '8 Harbor Street', city: about.city, postcode: '018960', country: about.country },
      uploads: {
        front: await sendFile(stage, who, photo(front, 'passport.png')),
        selfie: await sendFile(stage, who, photo(selfie, 'selfie.png')),
      },
    },
    once(),
  )
  const { rows } = await sql<{ id: string }>`
    select k.id from kyc_case k join customer c on c.id = k.customer_id where c.email = ${about.email}`.execute(
    stage.server.deps.db,
  )
  const subject = rows[0]?.id
  if (subject === undefined) throw new Error(`${about.name} has no identity file`)
  await approveByTwo(maker, checker, 'kyc_review', subject, 'Passport is genuine and matches the photo.')
}

/** The bank pays a deposit order with its reference, and the exchange finds the payment in its feed. */
async function payIn(stage: Stage, who: Player, { name, sgd }: Investor): Promise<void> {
  const { reference } = await who.fiatOrders.create({ fiat: 'SGD', amount: `${sgd}.00` }, once())
  await stage.pay({ currency: 'SGD', amount: `${sgd}.00`, payerName: name, text: reference })
}

const receivers: Readonly<Record<string, { readonly nickname: string; readonly account: NewBankAccount }>> = {
  lim: {
    nickname: 'Jia Wen',
    account: {
      fiat: 'SGD',
      bank: 'Harbour Bank',
      accountNumber: '003-914820-1',
      bankCountry: 'SG',
      bankCode: 'HARBSGSG',
      branch: 'Marina Bay',
    },
  },
  chen: {
    nickname: '思远',
    account: {
      fiat: 'CNY',
      bank: '浦江银行',
      accountNumber: '6222 0210 0106 8893',
      bankCountry: 'CN',
      branch: '外滩支行',
    },
  },
}

/** Adds a bank account for withdrawals, for investors with one. */
async function keepBankAccount(
  { server: { deps } }: Stage,
  who: Player & { readonly id: string; readonly email: string },
  receiver: (typeof receivers)[string] | undefined,
): Promise<void> {
  if (receiver === undefined) return
  await who.customers.updateNickname({ nickname: receiver.nickname })
  await who.bankAccounts.add(await provenBankAccount(deps, who, receiver.account), once())
}

export type Cast = { readonly [K in InvestorName]: Player & { readonly id: string } }

/** Every investor opens an account, is verified, and deposits money from the bank. */
export async function introduce(stage: Stage, staff: readonly [Player, Player]): Promise<Cast> {
  const entries: [string, Player & { id: string }][] = []
  for (const [name, about] of Object.entries<Investor>(investors)) {
    const id = await openAccount(stage, about)
    const who = player(stage, await customerSession(stage.server.deps, id))
    await verify(stage, who, about, staff)
    await qualify(stage, who, about, staff)
    await payIn(stage, who, about)
    await keepBankAccount(stage, { ...who, id, email: about.email }, receivers[name])
    entries.push([name, { ...who, id }])
  }
  await stage.tick()
  await openAccount(stage, newcomer)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each of `investors`
  return Object.fromEntries(entries) as Cast
}

/** Sends tUSD over the chain to each investor's deposit address, which is credited once final. */
export async function receiveStablecoins(stage: Stage, cast: Cast, chain: string): Promise<void> {
  for (const name of investorNames) {
    const who = cast[name]
    const address = await addressOf(stage, who, chain)
    await stage.give(address, BigInt(investors[name].tusd) * 1_000_000n)
  }
  await stage.tick()
  stage.finalizeChain()
  await stage.tick()
}

/** Returns the deposit address. The signer creates it asynchronously: request, run the jobs, request again. */
export async function addressOf(stage: Stage, who: Player, chain: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await who.deposits.address({ coin: 'tUSD', chain })).address
    } catch (error) {
      if (tries === 5 || !(error instanceof ApiError) || error.code !== 'DEPOSIT_ADDRESS_PREPARING') throw error
      await stage.tick()
    }
  }
}

import type { VerifyPayload } from '@tessera/contract/access/verification/scenes.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import sharp from 'sharp'
import { bankAccountRequest, type NewBankAccount } from '../people/own-bank-account.ts'
import { type Investor, type InvestorName, investorNames, investors, newcomer } from './cast.ts'
import { qualify } from './investor-classes.ts'
import { type Customer, openAccount, proveAs } from './open-account.ts'
import { approveByTwo, once, type Player, sendFile, type Stage, type StoryStage } from './stage.ts'

const card = (name: string, color: string): Promise<Buffer> => {
  const text = name.replaceAll(/[^\p{L} ]/gu, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" rx="24" fill="${color}"/>
    <circle cx="140" cy="170" r="64" fill="#ffffff55"/><rect x="60" y="250" width="160" height="90" rx="40" fill="#ffffff55"/>
    <text x="260" y="120" font-size="30" fill="#fff">SPECIMEN</text><text x="260" y="180" font-size="26" fill="#fff">${text}</text></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const photo = (bytes: Buffer, name: string) => ({ bytes, name, type: 'image/png', purpose: 'kyc' })

/** Returns the id of the identity file that operators find by the email. */
async function identityFileOf(operator: Player, { name, email }: Investor): Promise<string> {
  const { rows } = await operator.kycCases.list({ search: email, pageSize: 10 })
  const [file] = rows
  assert(file, `${name} has no identity file`)
  return file.id
}

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
  const subject = await identityFileOf(maker, about)
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
  stage: StoryStage,
  who: Customer,
  receiver: (typeof receivers)[string] | undefined,
): Promise<void> {
  if (receiver === undefined) return
  await who.customers.updateNickname({ nickname: receiver.nickname })
  const prove = (payload: VerifyPayload<'set_bank_account'>) => proveAs(stage, who, 'set_bank_account', payload)
  const { paymentName } = await who.bankAccounts.get({})
  if (paymentName === null) throw new Error(`${receiver.nickname} has no verified name`)
  await who.bankAccounts.add(await bankAccountRequest({ ...receiver.account, paymentName }, prove), once())
}

export type Cast = { readonly [K in InvestorName]: Customer }

/** Every investor opens an account, is verified, and deposits money from the bank. */
export async function introduce(stage: StoryStage, staff: readonly [Player, Player]): Promise<Cast> {
  const entries: [string, Customer][] = []
  for (const [name, about] of Object.entries<Investor>(investors)) {
    const who = await openAccount(stage, about)
    await verify(stage, who, about, staff)
    await qualify(stage, who, about, staff)
    await payIn(stage, who, about)
    await keepBankAccount(stage, who, receivers[name])
    entries.push([name, who])
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

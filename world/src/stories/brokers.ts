import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { memorandum } from './memorandum.ts'
import { type Customer, proveAs } from './open-account.ts'
import { approveByTwo, once, type Player, sendFile, type StoryStage } from './stage.ts'

/** Makes Northquay a broker: its licence is checked, it signs, and two operators activate it. Returns its code. */
export async function becomeBroker(
  stage: StoryStage,
  company: Customer,
  [maker, checker]: readonly [Player, Player],
): Promise<string> {
  const document = async (title: string): Promise<string> => {
    const bytes = memorandum(title, ['Northquay Capital Partners LLP', 'Specimen.'])
    return sendFile(stage, company, { bytes, name: `${title}.pdf`, type: 'application/pdf', purpose: 'attachment' })
  }
  const licence = {
    type: 'securities_dealing',
    number: 'CMS101204',
    authority: 'MAS',
    country: 'SG',
    expiresOn: '2040-12-31',
  } as const
  const { id } = await company.brokers.apply(
    {
      licence,
      uploadId: await document('Capital markets services licence'),
      evidenceIds: [await document('Best execution policy')],
      how: 'Our order management system sends limit orders by API. Two portfolio managers decide each order.',
      expectedClients: 40,
    },
    once(),
  )
  await maker.agentsManage.step({ id, event: 'check', reason: 'Taken into review.' }, once())
  await maker.agentsManage.step({ id, event: 'pass', reason: 'Found in the register of MAS.' }, once())
  const { version, sha256 } = (await company.brokers.current({})).contract
  const verifyToken = await proveAs(stage, company, 'sign_broker_contract', { version, sha256 })
  await company.brokers.sign({ contract: { version, sha256, accepted: true }, verifyToken }, once())
  await approveByTwo(maker, checker, 'agent_activation', id, 'The register shows the licence.', { own: '0.25' })
  const { broker } = await company.brokers.current({})
  assert(broker?.code, 'an active broker has no code')
  return broker.code
}

/** A client opens a sub-account, moves money to it, and gives the broker a power of attorney for it. */
export async function hireBroker(stage: StoryStage, client: Customer, code: string): Promise<void> {
  const name = 'Northquay'
  const opening = await proveAs(stage, client, 'create_sub_account', { name })
  const { id: subAccountId } = await client.subAccounts.create({ name, verifyToken: opening }, once())
  await client.subAccounts.transfer(
    {
      from: { account: 'main', place: 'spot' },
      to: { account: subAccountId, place: 'spot' },
      coin: 'tUSD',
      amount: '50000.000000',
    },
    once(),
  )
  await stage.tick()
  const { broker, power } = await client.brokers.find({ code })
  const { version, sha256 } = power
  const payload = { broker: broker.number, subAccountId, version, sha256 }
  const verifyToken = await proveAs(stage, client, 'grant_broker_power', payload)
  await client.brokers.grant({ code, subAccountId, power: { version, sha256, accepted: true }, verifyToken }, once())
}

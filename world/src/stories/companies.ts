import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import { companyType } from '@tessera/domain/identity/companies/types.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { randomUUID } from 'node:crypto'
import { memorandum } from './memorandum.ts'
import { type Customer, openAccount } from './open-account.ts'
import { addressOf } from './people.ts'
import { approveByTwo, once, type Player, sendFile, type StoryStage } from './stage.ts'

export const northquay = { email: 'northquay@tessera.example', phone: '+6591230077', lang: 'en_US' } as const
const TYPE = 'limited_liability_partnership'
const address = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: '048616' }
const partners = [
  { name: 'Helena Voss', role: 'general_partner', nationality: 'SG', birthDate: '1974-05-04', share: 4200 },
  { name: 'Tomas Dahl', role: 'limited_partner', nationality: 'NO', birthDate: '1968-11-02', share: 3100 },
  { name: 'Mira Ranganathan', role: 'limited_partner', nationality: 'IN', birthDate: '1981-02-14', share: 1800 },
] as const

/**
 * Verifies a partnership: it sends its papers, names its partners, and two operators agree. Then it deposits 80,000
 * tUSD.
 */
export async function verifyCompany(
  stage: StoryStage,
  [maker, checker]: readonly [Player, Player],
  today: string,
): Promise<Customer> {
  const who = await openAccount(stage, northquay)
  await who.companies.save({
    companyType: TYPE,
    name: 'Northquay Capital Partners LLP',
    registrationNumber: 'T19LL0452K',
    incorporatedOn: '2019-06-01',
    contactNumber: '+6561234567',
    sourceOfFunds: 'Capital of the partners and retained earnings.',
    natureOfBusiness: 'Investment in private credit.',
    applicationReason: 'To subscribe to offerings and hold them.',
    registeredAddress: address,
    businessAddress: address,
  })
  for (const kind of companyType(TYPE).documents) {
    const title = companyDocumentWords[kind].en_US
    const bytes = memorandum(title, ['Northquay Capital Partners LLP', 'Specimen.'])
    const file = { bytes, name: `${title}.pdf`, type: 'application/pdf', purpose: 'attachment' }
    await who.companies.saveDocument({ kind, uploadId: await sendFile(stage, who, file), issuedOn: today })
  }
  const signers: string[] = []
  for (const [at, { role, ...partner }] of partners.entries()) {
    const roles = at === 0 ? [role, 'authorized_trader' as const] : [role]
    const given = { ...partner, roles, idType: 'passport', idNumber: `E704112${at}K` } as const
    signers.push((await who.companies.savePerson(given, once())).personId)
  }
  const { version, sha256 } = (await who.companies.current({})).declaration
  const [signerId] = signers
  assert(signerId, 'the company has no signatory')
  const declaration = { version, sha256, accepted: true } as const
  const { application } = await who.companies.submit({ declaration, signerId }, once())
  assert(application, 'the submitted application cannot be read')
  const reason = 'The registry confirms the partnership and its partners.'
  await approveByTwo(maker, checker, 'company_review', application.id, reason)
  await stage.give(await addressOf(stage, who, stage.server.deps.config.CHAIN), 80_000_000_000n)
  await stage.tick()
  stage.finalizeChain()
  await stage.tick()
  await changeOwners(stage, who, [maker, checker], { signers, declaration, today })
  return who
}

type Change = {
  readonly signers: readonly string[]
  readonly declaration: Parameters<Player['companyChanges']['file']>[0]['declaration']
  readonly today: string
}

/** A partner moves his stake into two holding companies; the change is filed with evidence, and two operators agree. */
async function changeOwners(
  stage: StoryStage,
  who: Player,
  [maker, checker]: readonly [Player, Player],
  { signers, declaration, today }: Change,
): Promise<void> {
  const [signerId, partner] = signers
  assert(signerId, 'the first partner, who signs, is missing')
  assert(partner, 'the second partner, who moves his stake, is missing')
  const [holding, invest] = [randomUUID(), randomUUID()]
  const norwegian = { registrationNumber: null, country: 'NO' } as const
  const bytes = memorandum('Register of members', ['Northquay Capital Partners LLP', 'After the transfer. Specimen.'])
  const file = { bytes, name: 'Register of members.pdf', type: 'application/pdf', purpose: 'attachment' }
  const uploadId = await sendFile(stage, who, file)
  const { changes } = await who.companyChanges.file(
    {
      changedOn: today,
      note: 'Tomas Dahl transferred his stake to Dahl Holding AS.',
      basics: {},
      persons: [{ id: partner, share: null }],
      numbers: {},
      removed: [],
      structure: {
        entities: [
          { id: holding, name: 'Dahl Holding AS', ...norwegian },
          { id: invest, name: 'Dahl Invest AS', ...norwegian },
        ],
        stakes: [
          { ownerId: holding, ofId: null, share: 3100 },
          { ownerId: invest, ofId: holding, share: 10_000 },
          { ownerId: partner, ofId: invest, share: 9700 },
        ],
        restBelow: true,
      },
      documents: [{ kind: 'register_of_members', uploadId, issuedOn: today }],
      declaration,
      signerId,
    },
    once(),
  )
  const [change] = changes
  assert(change, 'the filed change cannot be read')
  await who.companyPersons.send({ personId: partner, email: 'tomas.dahl@northquay.example' })
  await approveByTwo(maker, checker, 'company_change', change.id, 'The register shows the transfer.')
}

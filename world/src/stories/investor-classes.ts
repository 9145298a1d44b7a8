import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Investor } from './cast.ts'
import { memorandum } from './memorandum.ts'
import { approveByTwo, once, type Player, sendFile, type Stage } from './stage.ts'

const evidence = {
  ai: {
    title: 'Statement of assets',
    text: 'Net financial assets of S$1,640,000 at the end of last month. Specimen.',
    claim: { class: 'ai', ground: 'financial_assets', worth: { assets: 1_500_000, stablecoins: 160_000 } },
    reason: 'The statement of the bank shows the amounts.',
  },
  ei: {
    title: 'Confirmation of role',
    text: 'Responsible for the investments of a licensed fund manager since 2015. Specimen.',
    claim: {
      class: 'ei',
      ground: 'role',
      statement: 'Responsible for the investments of a licensed fund manager since 2015.',
    },
    reason: 'The register of representatives confirms the role.',
  },
} as const

/** Applies for an investor class, which two operators grant; retail investors apply for nothing. */
export async function qualify(
  stage: Stage,
  who: Player,
  about: Investor,
  [maker, checker]: readonly [Player, Player],
): Promise<void> {
  if (about.class === 'ri') return
  const { claim, reason, text, title } = evidence[about.class]
  const bytes = memorandum(title, [`Customer ${about.passport}`, text])
  const file = { bytes, name: `${title}.pdf`, type: 'application/pdf', purpose: 'attachment' }
  const uploads = [await sendFile(stage, who, file)]
  const { notices } = await who.investorClasses.current({})
  const notice = notices.find((each) => each.class === about.class)
  assert(notice, 'the class has no notice')
  const consent = { version: notice.version, sha256: notice.sha256 }
  const { newest } = await who.investorClasses.apply({ ...claim, uploads, consent }, once())
  assert(newest, 'the sent application cannot be read')
  await approveByTwo(maker, checker, 'investor_class', newest.id, reason)
}

import type { companyPersons } from '@tessera/contract/identity/company-persons/company-persons.ts'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { photosFor } from '@tessera/domain/identity/companies/person-links.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { takeUpload, type UploadDeps } from '#services/uploads/take-upload.ts'
import { type DeclaredPerson, declaredBy, linkView } from './person-of-link.ts'
import { type LinkRow, lockLink, putLinkPhoto } from './person-links.sql.ts'
import { companyLinkExpired, companyLinkItemUnknown } from './refusals.ts'

type Row = typeof companyPersons.photo
type Input = InputOf<Row>
type Refusal = Row['refusals'][number]

/** Stores a photo of a related party. It belongs to the link, so the company's account cannot read it. */
export async function takeLinkPhoto(
  own: UploadDeps,
  call: VisitorCall,
  input: Input,
): Promise<Outcome<ReplyOf<Row>, Refusal>> {
  const may = await call.inTx((tx) => maySend(tx, input))
  if (!may.ok) return may
  const owner = `person-link:${may.value.link.id}`
  const taken = await takeUpload(own, call.inTx, { name: input.name, purpose: 'kyc', file: call.file, owner })
  if (!taken.ok) return taken
  return call.inTx(async (tx) => {
    const still = await maySend(tx, input)
    if (!still.ok) return still
    const { link, declared } = still.value
    await putLinkPhoto(tx, link, input.item, taken.value.id)
    return ok(await linkView(tx, link, declared, call.locale))
  })
}

/** Returns the open link of this browser if its person is still listed and needs this photo. */
async function maySend(tx: Tx, input: Input): Promise<Outcome<{ link: LinkRow; declared: DeclaredPerson }, Refusal>> {
  const link = await lockLink(tx, input)
  if (link?.status !== 'opened') return companyLinkExpired
  const declared = await declaredBy(tx, link)
  if (declared === undefined) return companyLinkExpired
  const { id_type: idType } = declared.person
  if (idType === null || !photosFor(idType).includes(input.item)) return companyLinkItemUnknown
  return ok({ link, declared })
}

import { companyPersons, companyPersonsDesk } from '@tessera/contract/identity/company-persons/company-persons.ts'
import {
  PERSON_CONSENT_VERSION,
  personConsent,
} from '@tessera/contract/identity/company-persons/company-person-consent.ts'
import { locales } from '@tessera/contract/platform/text/locale.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { photosFor } from '@tessera/domain/identity/companies/person-links.ts'
import { lockApplication, ownApplication, readApplicationRow } from '#identity/companies/companies.sql.ts'
import { withWatermark, openAsReviewer } from '#identity/companies/open-document.ts'
import { isActive } from '#access/customers/customer-state.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { sha256 } from '#platform/random/random.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { uploadDeps } from '#services/uploads/routes.ts'
import { declaredBy, linkView } from './person-of-link.ts'
import {
  finishLink,
  isPersonPhoto,
  linkPhotos,
  linksToOwnMailbox,
  lockLink,
  newestLinks,
  readCompanyRule,
} from './person-links.sql.ts'
import { openByPerson } from './open-link.ts'
import { sendLink } from './send-link.ts'
import { personChecks } from './person-checks.ts'
import { takeLinkPhoto } from './take-link-photo.ts'
import {
  companyConsentChanged,
  companyLinkExpired,
  companyLinkFactsChanged,
  companyLinkNoMailbox,
  companyLinkPhotoMissing,
} from './refusals.ts'
import { companyNothingSaved } from '#identity/companies/refusals.ts'

export const companyPersonRoutes = (deps: Deps): Noun => noun('company_persons', companyPersons, handlers(deps))
export const companyPersonDeskRoutes = (deps: Deps): Noun =>
  noun('company_persons_desk', companyPersonsDesk, deskHandlers(deps))

const consentHashes: ReadonlySet<string> = new Set(locales.map((locale) => sha256(personConsent[locale])))

const handlers = (deps: Deps): Handlers<typeof companyPersons> => {
  const own = uploadDeps(deps)
  return {
    list: ({ customer, inTx }) =>
      inTx(async (tx) => {
        const row = await ownApplication(tx, customer.customerId)
        if (row === undefined) return companyNothingSaved
        return ok({ persons: (await personChecks(tx, row, tx.now)).map(({ check }) => check) })
      }),
    send: ({ customer, inTx, locale, ip }, { personId, email }) =>
      inTx(async (tx) => {
        if (!(await isActive(tx, customer.customerId))) return refuse('ACCOUNT_FROZEN')
        const found = await ownApplication(tx, customer.customerId)
        const row = found && (await lockApplication(tx, found.id))
        if (row === undefined || row.status === 'rejected') return companyNothingSaved
        const sent = await sendLink(deps, tx, row, { personId, email, locale, ip })
        if (!sent.ok) return sent
        return ok({ persons: (await personChecks(tx, row, tx.now)).map(({ check }) => check) })
      }),
    open: (call, input) => openByPerson(deps, call, input),
    look: ({ inTx, locale }, input) =>
      inTx(async (tx) => {
        const link = await lockLink(tx, input)
        const declared = link && (await declaredBy(tx, link))
        // After completion, the link shows only the facts that its person confirmed, not later declarations.
        const isOther = link?.status === 'done' && link.facts_hash !== declared?.factsHash
        return link === undefined || declared === undefined || isOther
          ? companyLinkExpired
          : ok(await linkView(tx, link, declared, locale))
      }),
    photo: (call, input) => takeLinkPhoto(own, call, input),
    finish: ({ inTx, locale }, { consent, facts, ...input }) =>
      inTx(async (tx) => {
        const link = await lockLink(tx, input)
        const declared = link?.status === 'opened' ? await declaredBy(tx, link) : undefined
        if (link === undefined || declared === undefined) return companyLinkExpired
        if (consent.version !== PERSON_CONSENT_VERSION || !consentHashes.has(consent.sha256))
          return companyConsentChanged
        if (facts !== declared.factsHash) return companyLinkFactsChanged
        const photos = await linkPhotos(tx, [link.id])
        const { id_type: idType } = declared.person
        if (idType === null || photosFor(idType).some((item) => photos.every((photo) => photo.item !== item)))
          return companyLinkPhotoMissing
        const { version, sha256: consentHash } = consent
        await finishLink(tx, { id: link.id, factsHash: declared.factsHash, version, sha256: consentHash })
        return ok(await linkView(tx, { ...link, status: 'done' }, declared, locale))
      }),
  }
}

const deskHandlers = (deps: Deps): Handlers<typeof companyPersonsDesk> => {
  const store = diskStore(deps.config.FILES_DIR)
  return {
    list: ({ inTx }, { applicationId }) =>
      inTx(async (tx) => {
        const row = await readApplicationRow(tx, applicationId)
        if (row === undefined) return refuse('NOT_FOUND')
        const own = await linksToOwnMailbox(tx, row.id)
        const persons = (await personChecks(tx, row, tx.now)).map(({ check, linkId = '', photos }) => ({
          ...check,
          ownMailbox: own.has(linkId),
          photos: photos.map(({ item, upload_id: uploadId, media_type: mediaType }) => ({ item, uploadId, mediaType })),
        }))
        return ok({ persons })
      }),
    sendAgain: ({ inTx, ip }, { applicationId, personId }) =>
      inTx(async (tx) => {
        const row = await lockApplication(tx, applicationId)
        if (row === undefined) return refuse('NOT_FOUND')
        const last = (await newestLinks(tx, applicationId)).find((link) => link.person_id === personId)
        if (last === undefined) return refuse('NOT_FOUND')
        if (last.sent_to === null) return companyLinkNoMailbox
        const sent = await sendLink(deps, tx, row, { personId, email: last.sent_to, locale: last.lang, ip })
        return sent.ok ? ok({}) : sent
      }),
    photo: async (call, { applicationId, uploadId, reason }) => {
      const { operatorId } = call.operator
      const opened = await call.inTx(async (tx) => {
        if (!(await isPersonPhoto(tx, applicationId, uploadId))) return refuse('NOT_FOUND')
        const openRequest = { id: applicationId, subjectId: applicationId, uploadId, reason, ip: call.ip }
        return openAsReviewer(tx, deps.log, operatorId, openRequest)
      })
      if (!opened.ok) return opened
      const { upload, day } = opened.value
      return ok(await withWatermark(await openUpload(store, upload), operatorId, day))
    },
    rule: async () => ok({ personLinkDays: (await readCompanyRule(deps)).person_link_days }),
  }
}

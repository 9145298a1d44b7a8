import { financingItemWords, financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import type { FinancingItem } from '@tessera/domain/issuance/financing/application.ts'
import type { FinancingStatus } from '@tessera/domain/issuance/financing/machine.ts'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application } from './financing.queries.ts'
import s from './financing.module.css'

const isItem = (text: string): text is FinancingItem => Object.hasOwn(financingItemWords, text)
const isStatus = (text: string): text is FinancingStatus => Object.hasOwn(financingStatusWords, text)

/** The submitted documents by version, and who at Tessera viewed which of them and why. */
export function DataRoom({ application: { documents, capTable, accesses } }: { application: Application }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const nameOf = (what: string): string => (isItem(what) ? financingItemWords[what][locale] : what)
  const papers = [
    ...documents.map(({ kind, version, name }) => ({ what: kind as string, version, name })),
    ...(capTable === null ? [] : [{ what: 'cap_table', version: capTable.version, name: 'OCF JSON' }]),
  ]
  return (
    <>
      <Card title={t('room')}>
        <Details
          items={papers.map(({ what, version, name }) => ({
            term: nameOf(what),
            value: name,
            note: t('version', { n: String(version) }),
          }))}
        />
      </Card>
      <Card title={t('accesses')}>
        {accesses.length === 0 && <p className="t3">{t('noAccesses')}</p>}
        <ul className={s['entries']}>
          {accesses.map((access) => (
            <li key={`${access.at} ${access.what} ${access.version}`}>
              <p>
                <b>{nameOf(access.what)}</b> · {t('version', { n: String(access.version) })}
              </p>
              <p className="t2">{access.reason}</p>
              <p className="t3 sm">{t('by', { by: access.by, at: stampText(access.at) })}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** Each step with its actor. */
export function History({ history }: { history: Application['history'] }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  return (
    <Card title={t('history')}>
      <Details
        items={history.map(({ to, at, by }, index) => ({
          term: `${index + 1}. ${isStatus(to) ? financingStatusWords[to][locale] : to}`,
          value: by === '' ? t('you') : by,
          note: stampText(at),
        }))}
      />
    </Card>
  )
}

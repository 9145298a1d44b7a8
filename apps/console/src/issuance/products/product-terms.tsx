import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { useQuery } from '@tanstack/react-query'
import { canBeCalledOff } from '@tessera/domain/issuance/products/machine.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { countryText } from '#parts/country-text.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { CallOffDialog } from './call-off-dialog.tsx'
import { DocumentList } from './document-list.tsx'
import { ListForTrading } from './list-for-trading.tsx'
import { formOf, pathsOf, type Texts } from './product-form.ts'
import s from './products.module.css'
import { missingText } from './missing-list.tsx'
import { PreviewButtons } from './preview-buttons.tsx'
import { type ManagedProduct, product } from './products.queries.ts'
import { Supplements } from './supplements.tsx'
import { Valuations } from './valuations.tsx'
import { codesIn } from './countries-field.tsx'
import {
  entryFields,
  entryLists,
  type FieldKind,
  pathOf,
  sectionsOf,
  termSections,
  type TermField,
} from './term-fields.ts'

/** All terms of a product with its documents, which the second person reads before approving. */
export function ProductTermsRead({ symbol }: { symbol: string }) {
  const t = useTranslations('products')
  const locale = useLocale()
  const mayManage = useMay('products.manage')
  const [isCopying, setCopying] = useState(false)
  const { data, error, refetch } = useQuery(product(symbol))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  const form = formOf(symbol, data.terms)
  return (
    <>
      {data.missing.length > 0 && (
        <Banner tone="warning">{t('missing.draft', { fields: missingText(data.missing, t) })}</Banner>
      )}
      {mayManage && (
        <div className="row row--wrap">
          {data.status === 'draft' && (
            <ButtonLink kind="secondary" size="sm" href={screenPath(locale, 'products', { edit: symbol })}>
              {t('edit')}
            </ButtonLink>
          )}
          {data.status === 'draft' && <PreviewButtons product={data} />}
          <Button kind="secondary" size="sm" icon={Copy} onPress={() => setCopying(true)}>
            {t('copy.open')}
          </Button>
        </div>
      )}
      {isCopying && <CopyDialog from={symbol} onClose={() => setCopying(false)} />}
      {canBeCalledOff(data.status) && <CallOff {...data} />}
      <ListForTrading {...data} />
      {data.status !== 'draft' && <Valuations product={data} />}
      <section className="col" aria-label={t('sections.documents')}>
        <h3 className="h5">{t('sections.documents')}</h3>
        {data.status === 'draft' ? (
          <DocumentList form="hash" documents={data.documents} />
        ) : (
          <Supplements product={data} />
        )}
      </section>
      {sectionsOf(form.texts).map((section) => (
        <section key={section} className="col" aria-label={t(`sections.${section}`)}>
          <h3 className="h5">{t(`sections.${section}`)}</h3>
          <Rows
            label={t(`sections.${section}`)}
            rows={termSections[section].map((field: TermField) => ({
              term: t(`fields.${field.name}`),
              value: displayText(field, form.texts, t, locale),
            }))}
          />
        </section>
      ))}
      {entryLists.map(
        (list) =>
          form[list].length > 0 && (
            <section key={list} className="col" aria-label={t(`sections.${list}`)}>
              <h3 className="h5">{t(`sections.${list}`)}</h3>
              <Rows
                label={t(`sections.${list}`)}
                rows={form[list].flatMap(({ texts }, at) =>
                  entryFields[list].map(({ name, kind }) => ({
                    term: `${at + 1}. ${t(`entryFields.${name}`)}`,
                    value: `${textIn(texts, pathsOf(name, kind))}${unitOf[kind] ?? ''}`,
                  })),
                )}
              />
            </section>
          ),
      )}
    </>
  )
}

/** Texts after the values of entries. */
const unitOf: Partial<Record<FieldKind, string>> = { ratio: '%', time: ' UTC' }

/** The subscribed money, and the button that proposes to cancel the offer. */
function CallOff({ id, symbol }: Pick<ManagedProduct, 'id' | 'symbol'>) {
  const t = useTranslations('products')
  const shell = useTranslations('shell')
  const [isOpen, setOpen] = useState(false)
  const mayAllot = useMay('subscriptions.allot')
  return (
    <div className="row row--between row--wrap">
      <Subscribed symbol={symbol} />
      <Button
        kind="secondary"
        size="sm"
        disabledReason={mayAllot ? undefined : shell('notAllowed')}
        onPress={() => setOpen(true)}
      >
        {t('callOff')}
      </Button>
      {isOpen && <CallOffDialog product={{ id, symbol }} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The subscribed money and its subscribers. */
export function Subscribed({ symbol }: { symbol: string }) {
  const t = useTranslations('products')
  const { data, error, refetch } = useQuery(product(symbol))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  const { progress, terms } = data
  const currency = terms.economics.currency ?? ''
  return (
    <p className="t2">
      {t('subscribed', { amount: numberText(progress.amount, true), currency, count: progress.investors })}
    </p>
  )
}

const textIn = (texts: Texts, paths: readonly string[]): string =>
  paths
    .map((path) => texts[path] ?? '')
    .filter((text) => text !== '')
    .join('\n')

type Words = Translate<'products'>
type OptionKey = Extract<Parameters<Words>[0], `options.${string}`>

function displayText(field: TermField, texts: Texts, t: Words, locale: Locale): string {
  const text = textIn(texts, pathsOf(pathOf(field), field.kind))
  if (text === '') return '--'
  if (field.kind === 'ratio') return `${text}%`
  if (field.kind === 'time') return `${text} UTC`
  if (field.kind === 'codes')
    return codesIn(text)
      .map((code) => `${countryText(locale, code)} (${code})`)
      .join('\n')
  if (field.options === 'chains') return chainName(text)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tidy checks that every value has a message
  return Array.isArray(field.options) ? t(`options.${text}` as OptionKey) : text
}

const Rows = ({ label, rows }: { label: string; rows: readonly { term: string; value: string }[] }) => (
  <table className={s['terms']} aria-label={label}>
    <tbody>
      {rows.map(({ term, value }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

import { DOCUMENTS, type DraftTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import { ungrouped } from '@tessera/domain/books/money/amount-text.ts'
import { formatAmount, parseAmount, times } from '@tessera/domain/books/money/amount.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Translate } from '@tessera/ui/messages.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ConcurrentEditBanner } from '#parts/concurrent-edit.tsx'
import { useUnsavedChanges } from '#parts/unsaved-changes.tsx'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { DocumentsCard } from './documents-card.tsx'
import { Entries } from './entry-list.tsx'
import { MissingList } from './missing-list.tsx'
import { checkForm, emptyForm, type Errors, formOf, type ProductForm, refusedAt, type Texts } from './product-form.ts'
import s from './products.module.css'
import type { ManagedProduct, Market } from './products.queries.ts'
import { type Chosen, TermInput } from './term-field.tsx'
import { listsOf, pathOf, sectionsOf, termSections, type TermField } from './term-fields.ts'
import { ownZone } from './zone-time.ts'

type ProductEditorProps = {
  /** Undefined for a new product. */
  product: ManagedProduct | undefined
  market: Market
  onSaved: (saved: ManagedProduct) => void
  onPropose: (product: ManagedProduct) => void
  onClose: () => void
}

/**
 * Edits all terms of a draft. A draft is saved with the values that it has so far; an invalid one is shown at its field.
 * Only the publication needs every required field.
 */
export function ProductEditor({ product, market, onSaved, onPropose, onClose }: ProductEditorProps) {
  const t = useTranslations('products')
  const [saved, setSaved] = useState(() => (product ? formOf(product.symbol, product.terms, ownZone()) : emptyForm))
  const [form, setForm] = useState(saved)
  const [version, setVersion] = useState(product?.version)
  const [tried, setTried] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const dirty = form !== saved
  const { leave, pass, question } = useUnsavedChanges({ dirty, edits: 'edit', t })
  const save = useAct(
    useIdempotentCall(({ symbol, terms }: { symbol: string; terms: DraftTerms; from: ProductForm }, once) =>
      version === undefined
        ? api.productsManage.create({ symbol, terms }, once)
        : api.productsManage.revise({ symbol, version, terms }, once),
    ),
    (next, { from }) => {
      toast('positive', t('saved', { version: next.version }))
      setSaved(from)
      setVersion(next.version)
      pass(() => onSaved(next))
    },
  )
  const chosen = chosenIn(market)
  const {
    terms,
    errors,
    unsatisfied,
    missing: missingValues,
  } = checkForm(
    form,
    (code) => scaleIn(market, code),
    (code) => payScaleIn(market, code),
  )
  const refused = refusedAt(save.error?.field)
  const missing = [...missingValues, ...missingBeside(product)]
  const visibleErrors = { ...touched(unsatisfied, form), ...(tried ? errors : touched(errors, form)), ...refused }
  const change = (next: ProductForm) => {
    save.reset()
    setForm(next)
  }
  const send = () => {
    setTried(true)
    if (terms) save.run({ symbol: form.symbol, terms, from: form })
  }
  const hasNewer = product !== undefined && version !== undefined && product.version > version && !save.busy
  return (
    <Form
      ref={body}
      className={s['editor']}
      refusal={Object.keys(refused).length === 0 ? save.error : undefined}
      onSubmit={send}
    >
      <div className={s['title']}>
        <Button className="back back--sm" kind="ghost" size="sm" icon={ArrowLeft} onPress={() => leave(onClose)}>
          {t('back')}
        </Button>
        <h2 className="h4">{product ? t('editorTitle', { symbol: product.symbol }) : t('create')}</h2>
        {version !== undefined && <span className="t3">{t('versionNow', { version })}</span>}
      </div>
      {hasNewer && (
        <ConcurrentEditBanner text={t('changedBeside', { version: product.version })} reload={t('reload')} />
      )}
      {product?.proposed && <Banner tone="warning">{t('proposalWaits')}</Banner>}
      <MissingList missing={missing} form={() => body.current} />
      <TermCards {...{ form, market, chosen }} isNew={product === undefined} errors={visibleErrors} onChange={change} />
      {listsOf(form.texts).map((list) => (
        <Entries
          key={list}
          list={list}
          chosen={chosen}
          entries={form[list]}
          errors={visibleErrors}
          onChange={(entries) => setForm({ ...form, [list]: entries })}
        />
      ))}
      <DocumentsCard product={product} onChanged={(next) => setVersion(next.version)} />
      <FormErrors />
      <div className={s['bar']}>
        {product && (
          <Button
            kind="secondary"
            size="sm"
            disabledReason={whyNotProposed(product.proposed ? [] : missing, dirty, t)}
            onPress={() => onPropose(product)}
          >
            {t(product.proposed ? 'seeProposal' : 'propose')}
          </Button>
        )}
        <Button
          type="submit"
          size="sm"
          loading={save.busy}
          disabledReason={dirty || product === undefined ? undefined : t('nothingChanged')}
        >
          {t('save')}
        </Button>
      </div>
      {question}
    </Form>
  )
}

type TermCardsProps = {
  form: ProductForm
  market: Market
  chosen: Chosen
  isNew: boolean
  errors: Errors
  onChange: (form: ProductForm) => void
}

function TermCards({ form, market, chosen, isNew, errors, onChange }: TermCardsProps) {
  const t = useTranslations('products')
  const type = (path: string, text: string) => onChange({ ...form, texts: { ...form.texts, [path]: text } })
  return (
    <>
      {sectionsOf(form.texts).map((section) => (
        <Card key={section} title={t(`sections.${section}`)}>
          <div className={s['section']}>
            <p className="t3">{t(`sectionTexts.${section}`)}</p>
            {section === 'about' && (
              <div className={s['both']}>
                <TextInput
                  label={t('symbol')}
                  help={t('symbolHelp')}
                  maxLength={12}
                  disabled={!isNew}
                  value={form.symbol}
                  onChange={(text) => onChange({ ...form, symbol: text.toUpperCase() })}
                  error={errors['symbol'] && t(`errors.${errors['symbol']}`)}
                />
              </div>
            )}
            <div className={section === 'about' ? s['section'] : s['fields']}>
              {termSections[section].map((field: TermField) => (
                <TermInput
                  key={pathOf(field)}
                  field={field}
                  chosen={chosen}
                  texts={form.texts}
                  errors={errors}
                  onChange={type}
                />
              ))}
            </div>
            {section === 'offer' && <OfferSums texts={form.texts} market={market} />}
          </div>
        </Card>
      ))}
    </>
  )
}

/** The currencies, pay coins and chains that a product can name. */
function chosenIn(market: Market): Chosen {
  const coins = Object.values(market.coins)
  const codes = (kinds: readonly string[]) => coins.filter(({ kind }) => kinds.includes(kind)).map(({ coin }) => coin)
  return { coins: codes(['fiat']), payCoins: codes(['fiat', 'crypto']), chains: Object.keys(market.chains) }
}

/** The amounts of the offer, updated while typing. */
function OfferSums({ texts, market }: { texts: Texts; market: Market }) {
  const t = useTranslations('products')
  const currency = texts['economics.currency'] ?? ''
  const scale = scaleIn(market, currency)
  const sumOf = (units = '') => {
    const price = scale === undefined ? undefined : parseAmount(ungrouped(texts['economics.unitPrice'] ?? ''), scale)
    const count = parseAmount(ungrouped(units), 0)
    return scale === undefined || price === undefined || count === undefined ? (
      '--'
    ) : (
      <Num value={formatAmount(times(price, count), scale)} unit={currency} />
    )
  }
  return (
    <Details
      items={[
        { term: t('total'), value: sumOf(texts['economics.supply']) },
        { term: t('minimum'), value: sumOf(texts['economics.minUnits']) },
      ]}
    />
  )
}

const scaleIn = ({ coins }: Market, code: string): number | undefined =>
  coins[code]?.kind === 'fiat' ? coins[code].coin_precision : undefined

const payScaleIn = ({ coins }: Market, code: string): number | undefined =>
  coins[code] === undefined || coins[code].kind === 'token' ? undefined : coins[code].coin_precision

/** Errors of typed fields are shown at once, that of an empty symbol only after an attempt to save. */
const touched = (errors: Errors, form: ProductForm): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path, error]) => error !== 'required' && (form.texts[path] ?? form.symbol) !== ''),
  )

function whyNotProposed(missing: readonly string[], dirty: boolean, t: Translate<'products'>): string | undefined {
  if (dirty) return t('saveFirst')
  if (missing.length === 0) return undefined
  return missing.every((path) => path === DOCUMENTS) ? t('documentFirst') : t('missing.first')
}

/** Items to complete outside the terms, as of the last save: a document to accept, a close in the future. */
const missingBeside = (product: ManagedProduct | undefined): string[] =>
  product === undefined
    ? [DOCUMENTS]
    : [
        ...(product.missing.includes(CLOSES_AT) && product.terms.life.closesAt !== null ? [CLOSES_AT] : []),
        ...(product.missing.includes(DOCUMENTS) ? [DOCUMENTS] : []),
      ]
const CLOSES_AT = 'life.closesAt'

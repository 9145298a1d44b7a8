import { DOCUMENTS } from '@tessera/contract/issuance/products/draft-terms.ts'
import { Card } from '@tessera/ui/card.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import s from './products.module.css'
import { entryFields, entryLists, groupOf, languages, pathOf, termFields } from './term-fields.ts'

type MissingListProps = {
  /** Paths of the fields to complete, such as `facts.name.zh`. */
  missing: readonly string[]
  /** The form that contains the fields. */
  form: () => HTMLElement | null
}

/** The fields to complete before a draft can be published. Each link moves the focus to its field. */
export function MissingList({ missing, form }: MissingListProps) {
  const t = useTranslations('products')
  if (missing.length === 0) return <p className="t3">{t('missing.none')}</p>
  return (
    <Card title={t('missing.title', { count: missing.length })}>
      <div className="col">
        <p className="t3">{t('missing.text')}</p>
        <ul className={s['missing']} aria-label={t('missing.list')}>
          {missing.map((path) => (
            <li key={path}>
              <a
                className="link sm"
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(form(), path)
                }}
              >
                {fieldLabel(path, t)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** The names of fields to complete, as one text. */
export const missingText = (missing: readonly string[], t: Translate<'products'>): string =>
  missing.map((path) => fieldLabel(path, t)).join(t('missing.separator'))

/** The name of a field on the form: `Name (Chinese)`, `Member 1: Role (English)`. */
export function fieldLabel(path: string, t: Translate<'products'>): string {
  if (path === DOCUMENTS) return t('sections.documents')
  const language = languages.find((each) => path.endsWith(`.${each}`))
  const whole = language === undefined ? path : path.slice(0, -language.length - 1)
  const name = plainLabel(whole, t)
  return language === undefined ? name : t(`inLanguage.${language}`, { label: name })
}

function plainLabel(path: string, t: Translate<'products'>): string {
  const field = termFields.find((each) => pathOf(each) === path)
  if (field !== undefined) return t(`fields.${field.name}`)
  const list = entryLists.find((each) => path.startsWith(`${groupOf[each]}.${each}`))
  if (list === undefined) return path
  const [, , place, name] = path.split('.')
  const part = entryFields[list].find((each) => each.name === name)
  const entry = place === undefined ? t(`sections.${list}`) : t(`entry.${list}`, { n: Number(place) + 1 })
  return part === undefined ? entry : t('missing.ofEntry', { entry, field: t(`entryFields.${part.name}`) })
}

/** Focuses the field of a path, or the section of a list without entries. */
function focusField(form: HTMLElement | null, path: string): void {
  const field = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  const control = field?.querySelector<HTMLElement>('input, textarea, button')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { ui } from './constants.ts'
import { Icon } from './icon.tsx'
import s from './pagination.module.css'

type PaginationProps = {
  page: number
  total: number
  onChange: (page: number) => void
  pageSize?: number
  /**
   * The name of the list. A page with several lists needs it, so that a screen reader can tell their paginations apart.
   */
  list?: string
}

/** The five page numbers to show, the current one in the middle if possible. Pages count from 1. */
export function pageWindow(page: number, pages: number): readonly number[] {
  const count = Math.min(ui.page.buttons, pages)
  const first = Math.min(Math.max(1, page - Math.floor(ui.page.buttons / 2)), pages - count + 1)
  return Array.from({ length: count }, (_, at) => first + at)
}

/** '1–20 of 86' and five page buttons. */
export function Pagination({ page, total, onChange, pageSize = ui.page.size, list }: PaginationProps) {
  const t = useTranslations('kit')
  const pages = Math.max(1, Math.ceil(total / pageSize))
  // An address may name a page that no longer exists; it shows no rows.
  const [from, to] =
    (page - 1) * pageSize < total ? [(page - 1) * pageSize + 1, Math.min(page * pageSize, total)] : [0, 0]
  return (
    <div className={s['foot']}>
      <span className="num grow">{t('range', { from, to, total })}</span>
      <nav className={s['pager']} aria-label={list === undefined ? t('pages') : t('pagesOf', { list })}>
        <Button
          aria-label={t('previousPage')}
          isDisabled={page <= 1}
          onPress={() => onChange(Math.min(page - 1, pages))}
        >
          <Icon of={ChevronLeft} size={16} />
        </Button>
        {pageWindow(page, pages).map((n) => (
          <Button
            key={n}
            aria-label={t('pageNumber', { page: n })}
            onPress={() => n !== page && onChange(n)}
            {...(Math.abs(n - page) > 1 && { className: s['far'] ?? '' })}
            {...(n === page && { 'aria-current': 'page' as const })}
          >
            {n}
          </Button>
        ))}
        <Button aria-label={t('nextPage')} isDisabled={page >= pages} onPress={() => onChange(page + 1)}>
          <Icon of={ChevronRight} size={16} />
        </Button>
      </nav>
    </div>
  )
}

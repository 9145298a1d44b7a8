import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import s from './settings.module.css'

/** The side of a logo in the console, in pixels, as in the style sheet. */
const SIDE = 32

type LogoPictureProps = {
  /** The id of the upload; null for a coin without a logo. */
  id: string | null
}

/** The logo of a coin, or a sentence that it has a drawn mark. It needs the same space before it is loaded. */
export function LogoPicture({ id }: LogoPictureProps) {
  const t = useTranslations('settings')
  const { data: url, isError } = useQuery({
    queryKey: ['settings', 'logo', id],
    queryFn: async () => (id === null ? '' : URL.createObjectURL(await api.coinsDesk.logo({ id }))),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (id === null || isError) return <span>{t(id === null ? 'logo.drawn' : 'logo.failed')}</span>
  return (
    <span className={s['logo']}>
      {url !== undefined && <img src={url} alt={t('logo.own')} width={SIDE} height={SIDE} />}
    </span>
  )
}

/** The id in a value of the settings or in the text of an input. */
export const logoIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

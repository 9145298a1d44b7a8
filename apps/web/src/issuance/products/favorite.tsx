import { IconButton } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useSessionToken } from '#parts/session.ts'
import { localFavorites } from './local-favorites.ts'
import type { ProductCardFacts } from './products.queries.ts'

type FavoriteProps = {
  product: Pick<ProductCardFacts, 'symbol' | 'name' | 'favorite'>
  line?: boolean
  small?: boolean
}

/** The star that adds a product to the favorites. A visitor's favorites are stored in the browser until they log in. */
export function Favorite({ product: { symbol, name, favorite }, line = false, small = false }: FavoriteProps) {
  const t = useTranslations('products')
  const client = useQueryClient()
  const isVisitor = useSessionToken() === undefined
  const inBrowser = localFavorites.use().includes(symbol)
  const change = useMutation({
    mutationFn: (next: boolean) => api.products.setFavorite({ symbol, favorite: next }),
    // Requests with the same scope run in order, so the last press arrives last.
    scope: { id: `favorite ${symbol}` },
    onSuccess: () => client.invalidateQueries({ queryKey: ['products'] }),
    onError: (error) => toast('negative', error.message),
  })
  const isFavorite = isVisitor ? inBrowser : change.isPending ? change.variables : favorite
  return (
    <IconButton
      icon={Star}
      label={isFavorite ? t('removeFavorite', { name }) : t('addFavorite', { name })}
      pressed={isFavorite}
      star
      line={line}
      size={small ? 'sm' : 'md'}
      onPress={() => (isVisitor ? localFavorites.set(symbol, !isFavorite) : change.mutate(!isFavorite))}
    />
  )
}

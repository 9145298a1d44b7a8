import { toast } from '@tessera/ui/toast.tsx'
import type { UpDown } from '@tessera/ui/theme.ts'
import { useAppearance } from '@tessera/ui/use-appearance.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#parts/api.ts'
import { useSessionToken } from '#parts/session.ts'
import { settings } from './settings.queries.ts'

/**
 * The colours of rising and falling prices, and a function to change them. The choice of a logged-in customer applies
 * to all devices.
 */
export function usePriceColors(): readonly [colors: UpDown, choose: (colors: UpDown) => void] {
  const client = useQueryClient()
  const token = useSessionToken()
  const [colors, setColors] = useAppearance('updown')
  const { queryKey } = settings()
  const store = useMutation({
    mutationFn: (colorMode: UpDown) => api.customerSettings.setColorMode({ colorMode }),
    onMutate: (colorMode) => {
      client.setQueryData(queryKey, (known) => known && { ...known, colorMode })
    },
    onError: (error) => toast('negative', error.message),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const choose = (next: UpDown) => {
    setColors(next)
    if (token !== undefined) store.mutate(next)
  }
  return [colors, choose]
}

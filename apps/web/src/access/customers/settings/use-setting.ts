import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

/**
 * Saves a setting, then reloads the settings; a refusal is shown. It stays busy until the reload ends, because the next
 * change builds on the result.
 */
export function useSetting<Input>(send: (input: Input) => Promise<unknown>): UseMutationResult<unknown, Error, Input> {
  const t = useTranslations('settings')
  const client = useQueryClient()
  return useMutation<unknown, Error, Input>({
    mutationFn: send,
    onSuccess: () => {
      toast('positive', t('saved'))
      return client.invalidateQueries({ queryKey: ['settings'] })
    },
    onError: (error) => toast('negative', error.message),
  })
}

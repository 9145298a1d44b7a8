import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

/**
 * A switch of the settings: what the server keeps is asked for again, a refusal is told. It is busy until that has come: the next
 * switch is built on it.
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

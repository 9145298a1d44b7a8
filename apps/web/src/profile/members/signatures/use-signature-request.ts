import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { type Command, useCommand } from '#parts/command.ts'

type Body = InputOf<typeof signatures.ask>['act']

/** True if a request was refused because two people must sign; its code was not used up. */
export const needsSecond = (error: Error | undefined | null): boolean =>
  error instanceof ApiError && error.code === 'SIGNATURE_NEEDED'

/** Sends a refused request, with the same code, to the people who may sign it. */
export function useSignatureRequest(onSent: () => void): Command<Body> {
  const t = useTranslations('signatures')
  const client = useQueryClient()
  return useCommand<typeof signatures.ask, Body>(
    signatures.ask,
    (act, options) => api.signatures.ask({ act }, options),
    () => {
      toast('positive', t('sent'))
      void client.invalidateQueries({ queryKey: ['signatures'] })
      onSent()
    },
    (error) => toast('negative', error.message),
  )
}

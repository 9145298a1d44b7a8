import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { singpassStep } from './singpass.queries.ts'

/** A button that opens Singpass; nothing if this site is not registered there. */
export function StartSingpass({ again = false }: { again?: boolean }) {
  const t = useTranslations('singpass')
  const { data } = useQuery(singpassStep())
  const start = useMutation({
    mutationFn: () => api.singpass.verifyAuth({ action: 'start' }),
    onSuccess: ({ authUrl }) => {
      if (authUrl !== null) window.location.assign(authUrl)
    },
  })
  if (data?.available !== true) return null
  return (
    <>
      <Button
        block
        kind={again ? 'primary' : 'secondary'}
        loading={start.isPending || start.isSuccess}
        onPress={() => start.mutate()}
      >
        {t(again ? 'startAgain' : 'start')}
      </Button>
      {start.error && (
        <Banner tone="negative" live>
          {start.error.message}
        </Banner>
      )}
    </>
  )
}

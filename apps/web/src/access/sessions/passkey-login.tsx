import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { Fields } from '#parts/fields.tsx'
import { usePasskeys } from '#parts/passkeys.ts'

/** Logs in with a passkey alone: the device offers its passkeys for this site. */
export function PasskeyLogin({ onSession }: { onSession: (token: string) => void }) {
  const t = useTranslations('passkeys')
  const device = usePasskeys()
  const [keep, setKeep] = useState(false)
  const login = useMutation({
    mutationFn: async () => {
      const { challengeId, browserSecret, options } = await api.passkeys.loginOptions({})
      return api.passkeys.login({ challengeId, browserSecret, credential: await device.answer(options), keep })
    },
    onSuccess: ({ token }) => onSession(token),
  })
  return (
    <>
      {login.error && (
        <Banner tone="negative" live>
          {login.error.message}
        </Banner>
      )}
      <Button
        kind="secondary"
        size="lg"
        block
        icon={KeyRound}
        loading={login.isPending}
        disabledReason={device.whyNot}
        onPress={() => login.mutate()}
      >
        {t('signIn')}
      </Button>
      <Fields>
        <Checkbox checked={keep} onChange={setKeep} disabled={device.whyNot !== undefined}>
          {t('keep')}
        </Checkbox>
      </Fields>
    </>
  )
}

import { serverNow } from '@tessera/ui/server-clock.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLogin } from '#access/customers/login-state.ts'
import { api } from '#parts/api.ts'
import { browserZone, setReaderZone, zoneText } from '#parts/reader-zone.ts'

/** Uses the time zone of the account, saves the browser's if the account has none, and names it on hover. */
export function ReaderZoneWatch() {
  const { state, user } = useLogin()
  const client = useQueryClient()
  const zone = user?.timeZone
  const { mutate: save } = useMutation({
    mutationFn: (timeZone: string) => api.customers.updatePreferences({ timeZone }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['customers'] }),
  })
  useEffect(() => {
    if (state === 'out') setReaderZone(undefined)
    else if (typeof zone === 'string') setReaderZone(zone === browserZone() ? undefined : zone)
    // Until it is saved, the browser's zone is used anyway, so an error changes nothing.
    else if (zone === null) save(browserZone())
  }, [state, zone, save])
  useEffect(() => {
    document.addEventListener('pointerover', nameZone)
    return () => document.removeEventListener('pointerover', nameZone)
  }, [])
  return null
}

/** Shows the zone of a time while the pointer is over it. Each time would need its own text, so one listener adds it. */
function nameZone({ target }: Event): void {
  const time = target instanceof Element ? target.closest('time') : null
  if (time === null || (time.title !== '' && time.dataset['zone'] === undefined)) return
  const at = Date.parse(time.dateTime === '' ? (time.textContent ?? '').slice(0, 10) : time.dateTime)
  time.dataset['zone'] = ''
  time.title = zoneText(new Date(Number.isNaN(at) ? serverNow() : at))
}

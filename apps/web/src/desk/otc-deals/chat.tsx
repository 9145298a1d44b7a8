import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { MESSAGE_LENGTH } from '@tessera/domain/desk/otc-deals/rules.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { ScrollArea } from '@tessera/ui/scroll-area.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { sendFile } from '#parts/send-file.ts'
import { momentText } from '#parts/time-text.ts'
import { useToday } from '#parts/use-today.ts'
import s from './chat.module.css'
import { type Deal, type Message, messages } from './otc-deals.queries.ts'
import { Picture } from './picture.tsx'
import { StepError } from './step-error.tsx'

/** The messages between both sides of a deal; they are kept as evidence. */
export function Chat({ deal }: { deal: Deal }) {
  const t = useTranslations('otc-deals')
  const pages = useInfiniteQuery(messages(deal.id))
  const rows = pages.data?.pages.flatMap((page) => page.rows).toReversed()
  const newest = rows?.at(-1)?.id
  return (
    <Card title={t('chat.title', { name: deal.other.nickname })} flush>
      <div className={s['chat']}>
        <ScrollArea
          className={s['log'] ?? ''}
          role="log"
          label={t('chat.log')}
          height="100%"
          {...(newest !== undefined && { scrollToId: lineId(newest) })}
        >
          {pages.hasNextPage && (
            <Button
              kind="ghost"
              size="xs"
              loading={pages.isFetchingNextPage}
              onPress={() => void pages.fetchNextPage()}
            >
              {t('chat.older')}
            </Button>
          )}
          <p className={`xs t3 ${s['exchange']}`}>{t('chat.evidence')}</p>
          {pages.isError && !rows && <Failed title={t('chat.failed')} onRetry={() => void pages.refetch()} />}
          {!rows && !pages.isError && <Skeleton width="60%" />}
          {rows?.map((message) => (
            <MessageLine key={message.id} deal={deal} message={message} />
          ))}
        </ScrollArea>
        {deal.may.includes('say') ? (
          <MessageForm deal={deal} />
        ) : (
          <div className={s['write']}>
            <p className="sm t3">{t('chat.closed')}</p>
          </div>
        )}
      </div>
    </Card>
  )
}

const lineId = (message: string) => `line-${message}`

const MessageLine = ({ deal, message: { id, by, at, text, image } }: { deal: Deal; message: Message }) => {
  const t = useTranslations('otc-deals')
  const today = useToday()
  return (
    <div id={lineId(id)} className={`${s['message']} ${by === 'me' ? s['own'] : ''}`}>
      <span className="sr">{by === 'me' ? t('chat.you') : deal.other.nickname}</span>
      {image !== null && <Picture deal={deal.id} upload={image} alt={t('chat.picture')} />}
      <p className={s['bubble']}>{text}</p>
      <time className="xs t3" dateTime={at}>
        {momentText(at, today)}
      </time>
    </div>
  )
}

const send = sendFile('image')
type NewMessage = { id: string; text: string; image?: string }

/** A text and at most one picture. The input stays until the message was sent. */
function MessageForm({ deal: { id } }: { deal: Deal }) {
  const t = useTranslations('otc-deals')
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [adding, add] = useState(false)
  const [pictures, setPictures] = useState<readonly Sent[]>([])
  const [picture] = pictures
  const sendMessage = useCommand<typeof otcDeals.say, NewMessage>(
    otcDeals.say,
    (input, options) => api.otcDeals.say(input, options),
    () => {
      setText('')
      setPictures([])
      add(false)
      void client.invalidateQueries({ queryKey: ['otc', 'messages', id] })
    },
  )
  const words = text.trim() === '' && picture ? t('chat.picture') : text.trim()
  const go = () => {
    if (words !== '' && !sendMessage.busy) sendMessage.run({ id, text: words, ...(picture && { image: picture.id }) })
  }
  return (
    <Form className={s['write']} onSubmit={go}>
      {adding && (
        <Upload
          aria-label={t('chat.picture')}
          compact
          send={send}
          maxBytes={MAX_UPLOAD_BYTES}
          value={pictures}
          onChange={setPictures}
        />
      )}
      <TextArea
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        maxLength={MESSAGE_LENGTH}
        value={text}
        onChange={(next) => {
          setText(next)
          if (sendMessage.error) sendMessage.reset()
        }}
      />
      <StepError error={sendMessage.error} checking={sendMessage.checking} />
      <FormErrors />
      <div className="row row--between">
        <IconButton icon={ImagePlus} label={t('chat.addPicture')} pressed={adding} onPress={() => add(!adding)} />
        <Button
          type="submit"
          size="sm"
          loading={sendMessage.busy}
          disabledReason={words === '' ? t('chat.writeFirst') : undefined}
        >
          {t('chat.send')}
        </Button>
      </div>
    </Form>
  )
}

import { Play } from '../workshop/play.tsx'
import { WithState, type Localize, type Story } from '../workshop/story.tsx'
import { attachmentTypes } from './upload-rules.ts'
import type { Send, Sent } from './upload-send.ts'
import { Upload } from './upload.tsx'

const slowly =
  (fail: boolean): Send =>
  async (file, onProgress, signal) => {
    for (let percent = 0; percent <= 100 && !signal.aborted; percent += 5) {
      onProgress(percent)
      await new Promise((done) => setTimeout(done, 80))
    }
    if (fail) throw new Error('Network Error')
    return { url: '', id: `${file.name}-${file.lastModified}`, name: file.name }
  }

const uploaded: readonly Sent[] = [{ url: '', id: 'deed', name: 'deed-2026.pdf' }]

const upload = (localize: Localize, start: readonly Sent[], fail = false, disabled = false) => (
  <WithState start={start}>
    {(value, set) => (
      <Upload
        label={localize('Proof of address', '地址证明')}
        send={slowly(fail)}
        value={value}
        onChange={set}
        types={attachmentTypes}
        maxBytes={8 * 1024 * 1024}
        max={3}
        disabled={disabled}
      />
    )}
  </WithState>
)

export const story: Story = {
  title: { en: 'Upload', zh: '上传' },
  rule: {
    en: 'Says the accepted types and the size before and after a mistake. Drag, preview, cancel, retry.',
    zh: '出错前后都说明可接受的类型与大小。支持拖放、预览、取消与重试。',
  },
  cases: (localize) => [
    { name: localize('idle', '空闲'), show: upload(localize, []) },
    { name: localize('with a kept file', '已有文件'), show: upload(localize, uploaded) },
    { name: localize('every upload fails', '每次上传都失败'), show: upload(localize, [], true) },
    {
      name: localize('one of many, to be replaced', '多项之一，可更换'),
      show: (
        <WithState start={uploaded}>
          {(value, set) => (
            <Upload
              label={localize('Proof of address', '地址证明')}
              send={slowly(false)}
              value={value}
              onChange={set}
              maxBytes={8 * 1024 * 1024}
              compact
            />
          )}
        </WithState>
      ),
    },
    { name: localize('locked', '已锁定'), show: upload(localize, [], false, true) },
    {
      name: localize('with knobs', '可调'),
      wide: true,
      show: (
        <Play controls={{ fail: false, disabled: false }}>{(it) => upload(localize, [], it.fail, it.disabled)}</Play>
      ),
    },
  ],
}

import type { RecordWords } from './records-file.ts'

export const zh_CN: RecordWords = {
  columns: {
    time: '时间',
    type: '方式',
    action: '操作',
    ip: 'IP',
    city: '城市',
    device: '设备',
    status: '状态',
    note: '备注',
  },
  notes: { new_device: '新设备', withdrawals_paused: '提现已暂停' },
  types: { password: '密码', code: '验证码', register: '注册', qr: '扫码', passkey: '通行密钥' },
  statuses: { success: '成功', failure: '失败' },
}

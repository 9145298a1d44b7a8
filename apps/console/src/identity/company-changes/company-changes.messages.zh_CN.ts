import type { Translation } from '@tessera/ui/messages.ts'
import type { en_US } from './company-changes.messages.en_US.ts'

export const zh_CN: Translation<typeof en_US> = {
  of: '{name}（{number}）对第 {version, number} 版提出变更。',
  since: '变更日期 {day}，申报时间 {at}。',
  inTime: '按时申报',
  late: '逾期 {days} 个工作日',
  details: '变更的信息',
  noDetails: '企业信息无变更。',
  people: '变更的人员',
  noPeople: '人员无变更。',
  added: '新增',
  removed: '移除',
  changed: '变更',
  effective: '穿透各层合计占企业 {percent}%',
  name: '姓名',
  roles: '角色',
  nationality: '国籍',
  birthDate: '出生日期',
  document: '证件',
  share: '直接持股',
  ownership: '股权结构',
  before: '变更前',
  after: '变更后',
  signed: '{signer} 已签署声明 {version}。',
  decisions: {
    kinds: {
      company_change: '企业变更',
    },
    acts: {
      companies: {
        approve_change: '通过企业变更',
        reject_change: '拒绝企业变更',
      },
    },
  },
}

/** The metadata of every Myinfo item: `source` is 1 where the government verified it, 2 where the person entered it. */
const item = (source: '1' | '2' | '3' | '4' = '1', lastupdated = '2026-06-30') => ({
  classification: 'C',
  source,
  lastupdated,
})
const value = (text: string, source?: '1' | '2') => ({ ...item(source), value: text })
const coded = (code: string, desc: string) => ({ ...item(), code, desc })
const unavailable = { ...item(), unavailable: true } as const

type Street = { readonly block: string; readonly street: string; readonly floor: string; readonly unit: string }
const address = ({ block, street, floor, unit }: Street, building: string, postal: string) => ({
  ...item(),
  type: 'SG',
  block: { value: block },
  building: { value: building },
  floor: { value: floor },
  unit: { value: unit },
  street: { value: street },
  postal: { value: postal },
  country: { code: 'SG', desc: 'SINGAPORE' },
})
const mobile = (nbr: string) => ({
  ...item('4'),
  prefix: { value: '+' },
  areacode: { value: '65' },
  nbr: { value: nbr },
})

export type Persona = {
  readonly id: string
  /** The description that the tester chooses by. */
  readonly about: string
  readonly personInfo: Readonly<Record<string, unknown>>
}

/** Fictitious people: each UIN/FIN has a correct checksum and belongs to no known person. */
export const persons: readonly Persona[] = [
  {
    id: 'f09dcf3a-79f1-4bde-8b5f-1dd49a5b6e10',
    about: 'Tan Mei Ling, citizen, everything available',
    personInfo: {
      uinfin: value('S8412369B'),
      name: value('TAN MEI LING'),
      sex: coded('F', 'FEMALE'),
      dob: value('1984-03-17'),
      nationality: coded('SG', 'SINGAPORE CITIZEN'),
      residentialstatus: coded('C', 'CITIZEN'),
      passexpirydate: { ...item('3'), value: '' },
      mobileno: mobile('91230017'),
      email: value('mei.ling@example.com', '2'),
      regadd: address({ block: '548', street: 'BEDOK NORTH AVENUE 1', floor: '09', unit: '128' }, '', '460548'),
    },
  },
  {
    id: '2c2f9f3d-52b6-4f1e-9a39-8f4c0f0e6d21',
    about: 'Rajesh Kumar, permanent resident, no registered address',
    personInfo: {
      uinfin: value('S7905124A'),
      name: value('RAJESH KUMAR'),
      sex: coded('M', 'MALE'),
      dob: value('1979-11-02'),
      nationality: coded('IN', 'INDIAN'),
      residentialstatus: coded('P', 'PR'),
      passexpirydate: { ...item('3'), value: '' },
      mobileno: mobile('81230018'),
      email: value('rajesh@example.com', '2'),
      regadd: unavailable,
    },
  },
  {
    id: '7e1d6c55-0b0e-4ef4-9c4d-3b5a0e1c7f32',
    about: 'Claire Dubois, foreigner with an employment pass',
    personInfo: {
      uinfin: value('G3841957P'),
      name: value('CLAIRE DUBOIS'),
      sex: coded('F', 'FEMALE'),
      dob: value('1991-07-23'),
      nationality: coded('FR', 'FRENCH'),
      residentialstatus: { ...item(), code: '', desc: '' },
      passexpirydate: value('2029-05-31'),
      mobileno: mobile('90001122'),
      email: value('claire@example.com', '2'),
      regadd: address(
        { block: '21', street: 'TANJONG PAGAR ROAD', floor: '14', unit: '02' },
        'HARBOUR RESIDENCES',
        '088445',
      ),
    },
  },
  {
    id: 'b8a2d2a4-6d7f-4f5b-8a5c-6a2f8d9e1b43',
    about: 'Lim Wei Jie, citizen, 17 years old',
    personInfo: {
      uinfin: value('T0934567H'),
      name: value('LIM WEI JIE'),
      sex: coded('M', 'MALE'),
      dob: value('2009-10-05'),
      nationality: coded('SG', 'SINGAPORE CITIZEN'),
      residentialstatus: coded('C', 'CITIZEN'),
      passexpirydate: { ...item('3'), value: '' },
      mobileno: mobile('91239999'),
      email: value('wei.jie@example.com', '2'),
      regadd: address({ block: '12', street: 'CLEMENTI WEST STREET 2', floor: '03', unit: '11' }, '', '120012'),
    },
  },
]

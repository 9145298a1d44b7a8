import { question } from './question.ts'

/** Questions about custody, chains, law and the security of an account. */
export const accountQuestions = [
  question(
    'wrong_address',
    ['You withdraw tokens to the wrong address. Who can recover them?', '您把代币提到错误的地址，谁能追回？'],
    [
      ['The exchange, within a day', '平台可在一天内追回'],
      ['The network’s support', '区块链网络的客服'],
      ['As a rule, no one', '通常无人能追回'],
    ],
    2,
    [
      'Transfers on a chain are final. Check the address and send a small amount first.',
      '链上转账不可撤销。请核对地址，并先小额测试。',
    ],
  ),
  question(
    'lost_keys',
    [
      'You keep tokens in your own wallet and lose its recovery phrase. What happens?',
      '您使用自托管钱包并丢失助记词，会怎样？',
    ],
    [
      ['The tokens cannot be moved any more', '代币将无法再转移'],
      ['The issuer sends a new phrase', '发行人会发送新的助记词'],
      ['Tessera resets the wallet', 'Tessera 可重置钱包'],
    ],
    0,
    [
      'Only the keys move the tokens. Without them no one can, and there is no reset.',
      '只有私钥能转移代币；失去私钥后无人能代办，也无法重置。',
    ],
  ),
  question(
    'phishing',
    [
      'A caller claims to be from Tessera and asks for your code. What do you do?',
      '自称 Tessera 员工的来电者索要您的验证码，您应怎么做？',
    ],
    [
      ['Give it, because staff must verify you', '提供，因为员工需要核验'],
      ['Give only half of it', '只提供一半'],
      ['Give it to no one and report the call', '不向任何人提供，并举报该来电'],
    ],
    2,
    [
      'Staff never ask for codes or passwords. With a code the caller can take over your account.',
      '工作人员绝不会索要验证码或密码；对方拿到验证码即可能控制您的账户。',
    ],
  ),
  question(
    'custody_risk',
    ['An exchange that keeps your tokens fails. What can happen?', '保管您代币的平台倒闭，可能出现什么结果？'],
    [
      ['You get everything back at once by law', '依法立即全额取回'],
      [
        'Getting your assets back may take a long time, and part of them may be lost',
        '取回资产可能耗时很久，且可能损失一部分',
      ],
      ['Other exchanges must pay', '其他平台必须赔付'],
    ],
    1,
    [
      'Customer assets are held separately, but a failure can still delay access and cause losses.',
      '客户资产虽分开保管，但平台倒闭仍可能导致延迟取回和损失。',
    ],
  ),
  question(
    'hacking',
    ['The chain is secure. Why can tokens still be stolen?', '区块链本身安全，为何代币仍可能被盗？'],
    [
      ['Wallets, exchanges and contracts have bugs and can be attacked', '钱包、平台和合约存在漏洞，可能遭受攻击'],
      ['They cannot be stolen', '不可能被盗'],
      ['Only paper certificates can be stolen', '只有纸质凭证会被盗'],
    ],
    0,
    [
      'Attackers target keys, software and people around the chain. Stolen tokens are seldom recovered.',
      '攻击针对的是链外的私钥、软件和人员，被盗代币很少能追回。',
    ],
  ),
  question(
    'smart_contract',
    [
      'A token runs on an audited smart contract. Which risk remains?',
      '某代币由经过审计的智能合约运行，还剩什么风险？',
    ],
    [
      ['No risk, the audit removes it', '没有风险，审计已消除'],
      ['The contract may still have bugs', '合约仍可能存在缺陷'],
      ['Only the risk of a slow network', '仅剩网络缓慢的风险'],
    ],
    1,
    [
      'An audit finds many bugs but cannot prove that none remain. Audited contracts have lost money.',
      '审计能发现许多问题，但无法证明没有缺陷；经审计的合约也曾造成损失。',
    ],
  ),
  question(
    'law_changes',
    [
      'A country changes its law on digital tokens. How can this affect you?',
      '某国修改数字代币相关法律，可能对您有何影响？',
    ],
    [
      ['Nothing, old purchases are protected', '没有影响，已购买的受保护'],
      ['It only affects issuers', '仅影响发行人'],
      ['It may become harder or impossible to buy, hold or sell', '买入、持有或卖出可能变得更难，甚至不可能'],
    ],
    2,
    [
      'Rules for tokens are new and differ by country. A change can reduce value and access.',
      '代币规则较新且各国不同，规则变化可能影响价值和可用性。',
    ],
  ),
  question(
    'stablecoin',
    ['Is a stablecoin always worth one dollar?', '稳定币是否始终等于一美元？'],
    [
      ['No, it can lose its peg', '不是，可能脱锚'],
      ['Yes, by law', '是，法律规定'],
      ['Yes, because a central bank issues it', '是，因为由央行发行'],
    ],
    0,
    [
      'A stablecoin depends on its reserves and its issuer. Some have fallen to a few cents.',
      '稳定币取决于其储备和发行人，有的曾跌至几美分。',
    ],
  ),
  question(
    'suitability',
    ['Which money should you use for digital tokens?', '哪类资金适合投入数字代币？'],
    [
      ['The money for next month’s rent', '下个月的房租'],
      ['Money you can afford to lose', '您能够承受损失的资金'],
      ['A loan from a bank', '银行贷款'],
    ],
    1,
    [
      'You can lose everything, so use only money that you do not need for living expenses.',
      '由于可能损失全部，请只使用生活中不需要的资金。',
    ],
  ),
  question(
    'withdraw_right',
    [
      'The terms of an offer change materially after you subscribe. What can you do?',
      '您认购后，产品条款发生重大变更，您可以怎么做？',
    ],
    [
      ['Withdraw the subscription within the short period stated in the notice', '在通知载明的期限内撤回认购'],
      ['Nothing', '什么也不能做'],
      ['Receive twice the units', '获得双倍份额'],
    ],
    0,
    [
      'After a material change, you can withdraw within two days. After that, the subscription is binding.',
      '发生重大变更后，您可在两天内撤回认购；逾期则认购继续有效。',
    ],
  ),
]

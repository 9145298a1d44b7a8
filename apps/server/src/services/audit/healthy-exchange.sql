-- A small exchange without any error, in the tables of contract.sql.
insert into audit.currency values('USD',2,'fiat'),('SOL',9,'crypto');
insert into audit.account values('ext_usd',null,null,'system','external','USD',true),('ext_sol',null,null,'system','external','SOL',true),
 ('fee_usd',null,null,'system','fee','USD',false),('fee_sol',null,null,'system','fee','SOL',false),('round_usd',null,null,'system','rounding','USD',false),
 ('rcv_usd',null,null,'system','receivable','USD',true),('fund_usd',null,null,'system','suspense','USD',false),('due_usd',null,null,'system','suspense','USD',false),('tax_usd',null,null,'system','suspense','USD',false),('kept_usd',null,null,'system','suspense','USD',false),
 ('out_usd',null,null,'system','suspense','USD',false),('ovp_usd',null,null,'system','receivable','USD',true),('def_usd',null,null,'system','deficit','USD',true),
 ('a_usd','A','pA','fiat','customer','USD',false),('a_sol','A','pA','spot','customer','SOL',false),('b_usd','B','pB','fiat','customer','USD',false),('b_sol','B','pB','spot','customer','SOL',false);
insert into audit.market values('SOL/USD','SOL','USD',1,1,1000,2000);
-- A has 100000 USD minor (bank), B has 5000 SOL minor (chain); A buys 10 SOL at 150 (=1500), maker A (buy), taker B (sell); A withdrew 2000, fee 10, paid; A sent B 300; A offers 100 to people, of which B got 30 less a fee of 1 and has agreed on 10; A has an open buy of 5 at 100; a wrong credit of 50 to B was reversed, 20 of it at once, and B repaid 10 since
insert into audit.journal values('j1',1,now(),'fiat_credit','fiat_order','f1','bank',null,'0','h1'),('j2',2,now(),'deposit','deposit','d1','watch',null,'h1','h2'),
 ('j3',3,now(),'fill','fill','x1','matcher',null,'h2','h3'),('j4',4,now(),'withdraw_capture','withdrawal','w1','signer',null,'h3','h4'),
 ('t5',5,now(),'internal_transfer','internal_transfer','i1','A',null,'h4','h5'),
 ('j6',6,now(),'distribution_funding','bank_line','l1','s1',null,'h5','h6'),('j7',7,now(),'distribution_release','distribution','d1','s1',null,'h6','h7'),
 ('j8',8,now(),'distribution_pay','distribution_holder','n1','job',null,'h7','h8'),('j9',9,now(),'distribution_keep','distribution_holder','n2','job',null,'h8','h9'),
  ('t6',10,now(),'otc_release','otc_deal','dl1','A',null,'h9','h10'),('t7',11,now(),'rebate_pay','rebate_payment','pm1','job',null,'h10','h11'),
  ('t8',12,now(),'credit_reversal','bank_line','bank2','s1',null,'h11','h12'),('t9',13,now(),'receivable_repayment','receivable','rc1','job',null,'h12','h13'),
  ('t10',14,now(),'fill','fill','x2','matcher',null,'h13','h14'),('t11',15,now(),'coin_fee','otc_order','o5','matcher',null,'h14','h15'),
  ('t12',16,now(),'instruction_hold','payment_instruction','pi1','s1',null,'h15','h16'),('t13',17,now(),'instruction_pay','payment_instruction','pi1','bank',null,'h16','h17'),
  ('t14',18,now(),'instruction_pay','payment_instruction','pi2','s1',null,'h17','h18'),
  ('t15',19,now(),'balance_adjustment','adjustment','adj1','s1',null,'h18','h19'),('t16',20,now(),'receivable_write_off','receivable','rc1','s1',null,'h19','h20'),
  ('t17',21,now(),'proceeds_pay','proceeds','kept_usd','s1',null,'h20','h21');
insert into audit.posting values('1','j1','ext_usd','USD',-100000),('2','j1','a_usd','USD',100000),('3','j2','ext_sol','SOL',-5000),('4','j2','b_sol','SOL',5000),
 ('5','j3','a_usd','USD',-1502),('6','j3','b_usd','USD',1497),('7','j3','fee_usd','USD',5),('8','j3','b_sol','SOL',-10),('9','j3','a_sol','SOL',10),
 ('10','j4','a_usd','USD',-2000),('11','j4','ext_usd','USD',1990),('12','j4','fee_usd','USD',10),
 ('13','t5','a_usd','USD',-300),('14','t5','b_usd','USD',300),
 ('15','j6','ext_usd','USD',-101),('16','j6','fund_usd','USD',101),('17','j7','fund_usd','USD',-101),('18','j7','due_usd','USD',100),('19','j7','round_usd','USD',1),
 ('20','j8','due_usd','USD',-60),('21','j8','a_usd','USD',54),('22','j8','tax_usd','USD',6),('23','j9','due_usd','USD',-40),('24','j9','kept_usd','USD',40),
  ('25','t6','a_usd','USD',-30),('26','t6','b_usd','USD',29),('27','t6','fee_usd','USD',1),
  ('28','t7','fee_usd','USD',-3),('29','t7','b_usd','USD',3),
  ('32','t8','b_usd','USD',-20),('33','t8','rcv_usd','USD',-30),('34','t8','ext_usd','USD',50),('35','t9','b_usd','USD',-10),('36','t9','rcv_usd','USD',10),
  ('50','t10','b_usd','USD',-150),('51','t10','a_usd','USD',149),('52','t10','fee_usd','USD',1),('53','t10','a_sol','SOL',-1),('54','t10','b_sol','SOL',1),
  ('55','t11','b_sol','SOL',-2),('56','t11','fee_sol','SOL',2),
  ('57','t12','tax_usd','USD',-4),('58','t12','out_usd','USD',4),('59','t13','out_usd','USD',-4),('60','t13','ext_usd','USD',4),
  ('61','t14','kept_usd','USD',-1),('62','t14','ovp_usd','USD',-9),('63','t14','ext_usd','USD',10),
  ('64','t15','fee_usd','USD',-2),('65','t15','a_usd','USD',2),('66','t16','fee_usd','USD',-5),('67','t16','rcv_usd','USD',5),
  ('68','t17','kept_usd','USD',-3),('69','t17','a_usd','USD',2),('70','t17','fee_usd','USD',1);
insert into audit.hold values('h_o1','a_usd','USD',1502,1502,0,'captured','otc','o1',now(),now()),('h_o2','b_sol','SOL',10,10,0,'captured','otc','o2',now(),now()),
 ('h_o3','a_usd','USD',501,0,0,'open','otc','o3',now(),null),('h_w1','a_usd','USD',2000,2000,0,'captured','wd','w1',now(),now()),
  ('h_ad1','a_usd','USD',100,30,0,'open','otc_ad','ad1',now(),null),
  ('h_o4','a_sol','SOL',1,1,0,'captured','otc','o4',now(),now()),('h_o5','b_usd','USD',151,150,1,'released','otc','o5',now(),now());
insert into audit.balance values('rcv_usd',-15,0,-15),('def_usd',0,0,0),('ext_usd',-98047,0,-98047),('fund_usd',0,0,0),('due_usd',0,0,0),('tax_usd',2,0,2),('out_usd',0,0,0),('ovp_usd',-9,0,-9),('kept_usd',36,0,36),('ext_sol',-5000,0,-5000),('fee_usd',8,0,8),('fee_sol',2,0,2),('round_usd',1,0,1),('a_usd',96375,571,95804),('a_sol',9,0,9),('b_usd',1649,0,1649),('b_sol',4989,0,4989);
insert into audit.otc_order values('o1','A','pA','SOL/USD','buy',150,10,10,2,3,1,'c1','h_o1'),('o2','B','pB','SOL/USD','sell',140,10,10,3,3,2,'c1','h_o2'),('o3','A','pA','SOL/USD','buy',100,5,0,0,0,3,'c2','h_o3'),
 ('o4','A','pA','SOL/USD','sell',150,1,1,1,3,4,'c3','h_o4'),('o5','B','pB','SOL/USD','buy',150,1,1,0,3,5,'c3','h_o5');
insert into audit.order_fee values('o1',1000,2000,0),('o2',1000,2000,0),('o3',1000,2000,0),('o4',1000,2000,0),('o5',1000,2000,2);
-- A sold B 1 SOL at 150; the fee of 1 of B, the taker, was paid with SOL at its price of 0.5 and without a discount
insert into audit.coin_fee values('x2',false,'o5','B','SOL',0,0,0,1,2,0,5,10,'t11');
insert into audit.fill values('x1','SOL/USD',1,'o1','o2',150,10,1500,2,3,'j3'),('x2','SOL/USD',2,'o4','o5',150,1,150,1,1,'t10');
insert into audit.deposit values('d1','B','solana_mainnet','sig1','0','addrB','native','SOL',5000,true,'done','j2');
insert into audit.fiat_order values('f1','A','USD',100000,100000,'completed','bank1','j1');
insert into audit.bank_claim_line values('bank1','credited','cl1','st1','credit',now(),true);
insert into audit.receivable values('rc1','B','bank2','reversed','USD',50,20,10,'t8',now(),false,true,false,5);
-- two people gave A 2 of the fees, and wrote off 5 of what B owes
insert into audit.customer_adjustment values('adj1','A','credit','USD',2,null,'t15',true),('adj2','B','write_off','USD',5,'rc1','t16',true);
-- two people paid A 2 of its proceeds, and signed a day
insert into audit.proceeds_approval values('pp1','kept_usd',now(),'A','USD',2,true);
insert into audit.day_sign_off values('2026-03-18',now(),true,true);
-- 4 of the tax were paid to an authority by file; an issuer was paid 10 at the bank, 9 of them too much
insert into audit.payment_instruction values('pi1','settled','USD',4,0,0,0,0,'tax:SG',false,true),('pi2','settled','USD',10,0,9,0,0,'issuer:X',true,true);
insert into audit.withdrawal values('w1','A','USD',2000,10,'addrX','succeeded','confirmed','h_w1',now(),'approved','totp',null,2000,'SGD');
insert into audit.withdraw_attempt values('t1','w1','s1',100,'finalised',now());
insert into audit.internal_transfer values('i1','A','B','USD',300,300,now(),'approved','totp',0,'SGD');
-- A and B hold a product whose issuer gave 101: A got 60 less 6 of tax, the 40 of B are kept, rounding left 1
insert into audit.distribution values('d1','p1','USD','paid',101,100,6,'j7',now());
insert into audit.distribution_holder values('n1','d1','A',60,6,54,'paid','j8',null),('n2','d1','B',40,0,40,'unclaimed','j9',null);
insert into audit.otc_ad values('ad1','A','sell','USD',100,60,'h_ad1','trading');
insert into audit.otc_deal values('dl1','ad1','A','B','USD',30,1,30,'h_ad1','released',null,'approved','approved','totp',now(),now(),'SGD'),
 ('dl2','ad1','A','B','USD',10,0,10,'h_ad1','created',null,'approved','approved',null,now(),null,'SGD');
-- a change of a rule that waits for a second person, and an act that two people signed
insert into audit.signature_act values('sg1','A','waiting','A',null,null,null),('sg2','A','done','A','B',5,null);
-- B brought A, of whose 12 in fees B got 4, of which 1 went back; 1 more is held
insert into audit.rebate_payment values('pm1','B','USD',3,'paid','t7',now());
insert into audit.fee_day values('A',current_date-40,'USD',12),('A',current_date-1,'USD',3);
insert into audit.rebate values('rb1','B','A','g1',1,current_date-40,current_date-40,'USD',12,4,'pm1'),('rb2','B','A','g1',1,current_date-39,current_date-40,'USD',3,-1,'pm1'),
 ('rb3','B','A','g1',1,current_date-1,current_date-1,'USD',3,1,null);
insert into audit.limit_use values('A','day',date_trunc('day',now()),2340,5000,'SGD');
insert into audit.legal_edge values('withdrawal','pending review','succeeded'),('withdrawal','pending review','rejected');
insert into audit.transition values('withdrawal','w1',1,null,'pending review',now(),'A'),('withdrawal','w1',2,'pending review','succeeded',now(),'signer');
insert into audit.legal_edge values('withdrawal',null,'pending review');
insert into audit.outbox values('SOL/USD',1,'x1'),('SOL/USD',2,'x2');
insert into audit.external_balance values('USD',98047,4),('SOL',5000,4);
insert into audit.kyc values('A','approved',now()),('B','approved',now());

-- The hash chain, computed as post.ts does.
do $$
declare j record; prev text := repeat('0', 64); own text;
begin
  for j in select * from audit.journal order by seq loop
    select encode(sha256(convert_to(concat_ws('|', prev, j.seq, j.journal_id, (extract(epoch from j.created_at) * 1000000)::bigint, j.kind, j.ref_type,
           j.ref_id, j.actor, coalesce(j.reverses_id, ''), string_agg(p.account_id || ':' || p.currency || ':' || p.amount, '|'
           order by (p.account_id || ':' || p.currency || ':' || p.amount) collate "C")), 'UTF8')), 'hex') into own
      from audit.posting p where p.journal_id = j.journal_id;
    update audit.journal set prev_hash = prev, hash = own where journal_id = j.journal_id;
    prev := own;
  end loop;
end $$;
insert into audit.token_unlock values('u1','sp1','A',now()-interval '2 hours',5,null,now()-interval '1 hour');
insert into audit.locked_purchase values('sp1',5);
insert into audit.sale_purchase values('sp1',7,7);

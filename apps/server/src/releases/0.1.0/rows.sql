copy migration (name, sha256, applied_at) from stdin;
0001_platform.sql	ef6ff0a70885a5fee67d44602732b65bea7d21451cb70150b61bdc8bdf0ba78f	2026-11-29 05:42:45.21502+00
0002_access.sql	325a412d050dbcac161488f6a8b2fd04c9848277b3822e7a997a74c119d1d3b8	2026-11-29 05:42:45.21502+00
0003_office.sql	64d7aa4b588f93b73ee0c03119ce0401859b896894f56619ba12427fae904731	2026-11-29 05:42:45.21502+00
0004_books.sql	3278baa3fb812c2c0e35917efb66d7e5efde448d47124f999a0878e5dfb8813d	2026-11-29 05:42:45.21502+00
0005_services.sql	ef9ef975100e65eff8d269aca26caa95c765721815952425704a5724fb06dbee	2026-11-29 05:42:45.21502+00
0006_identity.sql	ebdc79b87aa0146bed1cc9d286c593795a57e1010ef3f72479ca15190667ccd4	2026-11-29 05:42:45.21502+00
0007_profile.sql	e9d0ab288bcbc9d108e03fb7578b9a53f9c8abd7716c834344ae11f82dc9f9d0	2026-11-29 05:42:45.21502+00
0008_payments.sql	5f4353bc56c8cd3809797b7a975ac6a202575499f3d03797ca342b4e5fae50f8	2026-11-29 05:42:45.21502+00
0009_trading.sql	8bbf1244fdfa511df927d337680fa7291b646c17fc99069ff9b605c6756ab990	2026-11-29 05:42:45.21502+00
0010_issuance.sql	7a4370be61d1689e82f33f3e02a818e01cb9c2fe14f332de2e856dda32d5fc5c	2026-11-29 05:42:45.21502+00
0011_desk.sql	ebb7d77930bc71cc340a2bffcb0b30f06640da8a6d3f9a06713249876f007e92	2026-11-29 05:42:45.21502+00
0012_partners.sql	344fb18ec1597bc578b37ebf142048ca7e742c866512a9defc52fa7fb3cec9d5	2026-11-29 05:42:45.21502+00
0013_reporting.sql	074aaeac1fd6296378444aa87e370d1e55744224a3752aa789d60469021651c4	2026-11-29 05:42:45.21502+00
0014_office_own_accounts.sql	4ed39a73e86b9f34be99934a8db237b376756cc1d39166b024b4f7af8f569c62	2026-11-29 05:42:45.21502+00
\.

copy transition (entity, entity_id, n, from_state, to_state, at, actor) from stdin;
agent	b3846937-3865-4e48-a98d-5b4aeedf38f5	1	\N	applied	2026-11-13 05:42:49.749+00	customer:517babf9-74b3-422a-8c1c-5e348a3733dd
agent	b3846937-3865-4e48-a98d-5b4aeedf38f5	2	applied	licence_check	2026-11-13 05:42:49.749+00	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753
agent	b3846937-3865-4e48-a98d-5b4aeedf38f5	3	licence_check	contract	2026-11-13 05:42:49.749+00	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753
\.

copy legal_edge (entity, from_state, to_state) from stdin;
distribution_holder	recorded	paid
distribution_holder	recorded	unclaimed
distribution_holder	unclaimed	paid
\.

copy chain_head (chain, seq, hash) from stdin;
audit	329	fdb513c04eada56485a1ea8d0808fd0e49dce8037d63bca52db267f17cf70aa2
\.

copy rate_limit (key, points, expire) from stdin;
console/api/v1/operators/confirm:ip:127.0.0.1	5	1795931030114
console/api/v1/operators/login:ip:127.0.0.1	5	1795931029990
console/api/v1/uploads/create:operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	12	1795934592622
\.

copy database_probe (id, at, filler) from stdin;
1	2026-06-02 00:00:00+00	\\x61
\.

copy site_setting (the_row, login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type, risk_test, limit_countries, allow_countries, high_risk_countries, terms_version) from stdin;
t	f	f	f	f	f	f	1	f	{}	{}	{}	2026-07
\.

copy field_key (kid, public_jwk, private_sealed, created_at, ends_at) from stdin;
2026-06-01	[]	INV000001	2026-06-02 00:00:00+00	\N
\.

copy field_nonce (nonce, expires_at) from stdin;
2026-06	2026-06-01 00:00:10+00
\.

copy customer (id, number, email, email_lost, phone, phone_key, mobile_check, former_email, former_phone, password_hash, nickname, real_name, type, parent_id, parent_active, kyc_status, kyc_changed_at, residence, nationality, investor_class, risk_test_passed_at, status, forgotten_at, lang, fiat, terms_version, invite_code, invited_by, created_at, phishing_phrase, fund_password_hash, color_mode, fee_coin_open, mails_off, texts_off) from stdin;
342258fc-119b-4794-b40d-d3c9dcf6257d	30182747	invest@harborview.example	f	+4790010004	+4790010004	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$rfPmIS2qT5c32KPPX0ArAA$SzekSpRLkaS++HhfYfHNa7ED4/9QAxnhiZ87dAGD6Lg	\N	Tomas Dahl	individual	\N	t	approved	2026-07-02 05:42:49.749+00	NO	NO	ai	\N	active	\N	en_US	USD	2026-07	M6VD1QQ4GS	\N	2026-07-02 05:42:49.749+00	\N	\N	\N	f	{}	{}
4019f361-598d-493f-84d7-6fae45c3bb1e	30182750	new@tessera.example	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$FBIKFVz+htNKfQfxkrLUtQ$1Nm0Nw2wCOXNU59Vzrbn6b9PnvPTve9oNreUVd2mZuE	\N	\N	individual	\N	t	unknown	2026-07-02 05:42:49.749+00	\N	\N	ri	\N	active	\N	en_US	USD	2026-07	ZKYQNF6BAE	\N	2026-07-02 05:42:49.749+00	\N	\N	\N	f	{}	{}
517babf9-74b3-422a-8c1c-5e348a3733dd	30182751	northquay@tessera.example	f	+6591230077	+6591230077	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$GkQDnLifwS7rRUKxeW1yow$KCe8lWBCs9fRDiYQSfTA2UuJhAoMjh8Shjo4cCEwNTY	\N	Northquay Capital Partners LLP	corporate	\N	t	approved	2026-11-13 05:42:49.749+00	SG	\N	ri	\N	active	\N	en_US	USD	2026-07	9K23XCYJXT	\N	2026-11-13 05:42:49.749+00	\N	\N	\N	f	{}	{}
6d02eb90-a9b5-498b-8394-da4225e9c4b6	30182745	chen@tessera.example	f	+8613800010002	+8613800010002	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$6x7LkgAoMeoTVTYRTsDFhw$+I+7d7hLDIj1SeG9+xbIy70C0Du6qPXI2OIdPvT60B4	思远	陈思远	individual	\N	t	approved	2026-07-02 05:42:49.749+00	CN	CN	ai	\N	active	\N	zh_CN	CNY	2026-07	X19PC0G94W	\N	2026-07-02 05:42:49.749+00	\N	\N	\N	f	{}	{}
8e8d6145-fd22-4ef8-b515-f39c9d09aa92	30182749	orders@straits.example	f	+6591110006	+6591110006	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$fAouUf+H313BmrYz2V4OTQ$fGiqQCIlK12pXMb8aC4j19uK8npXjP+0zZyWtH7+XdI	\N	Nadia Rahman	individual	\N	t	approved	2026-07-02 05:42:49.749+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	STCMSZME8D	\N	2026-07-02 05:42:49.749+00	\N	\N	\N	f	{}	{}
aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	30182746	desk@quaystone.example	f	+60123450003	+60123450003	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$dzsS9eqx1Qutk10tjxeaxg$qiN2sXarCYTuZnVHdxlzb/Nix9A9JmA6ZT6AMGUnReU	\N	Farid Anwar	individual	\N	t	approved	2026-07-02 05:42:49.749+00	MY	MY	ei	\N	active	\N	en_US	USD	2026-07	KG48QK2PA0	\N	2026-07-02 05:42:49.749+00	\N	\N	\N	f	{}	{}
ad42ec98-6006-44cc-9e9a-8742d3808ee6	30182744	lim@tessera.example	f	+6591110001	+6591110001	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$BusLWmxMdQ5b3So4YN7IiQ$6TBBpj/q1+OakH8x/8CaGbye1gm1NOvbDWpr2+wymto	Jia Wen	Lim Jia Wen	individual	\N	t	approved	2026-07-02 05:42:49.749+00	SG	SG	ri	\N	active	\N	en_US	USD	2026-07	YPY6XDEFAX	\N	2026-07-02 05:42:49.749+00	\N	\N	\N	f	{}	{}
b34624b2-75f8-4391-a8ca-eb9e11543645	30182752	\N	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$Ph4UOfXyO6wgmnYrVPS7aQ$rGYzIqN0OkitLULS9i7bl25P7h9ZKi4M9QQLboYQyBo	\N	Nadia Rahman	sub	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	t	approved	2026-07-02 05:42:49.749+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	75614296F1	\N	2026-11-13 05:42:49.749+00	\N	\N	\N	f	{}	{}
bfe68664-f81e-44c6-b9b9-75e7cce18b8b	30182748	quotes@meridian.example	f	+6591110005	+6591110005	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$nT9PC6Xg1rVP/T9wT2mJTQ$0O1cPgGKtY/r59U60qVT7caL6PtSSkChqaiPoaht2gE	\N	Ong Rui Min	individual	\N	t	approved	2026-07-02 05:42:49.749+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	37EGAPRM46	\N	2026-07-02 05:42:49.749+00	\N	\N	\N	f	{}	{}
\.

copy session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ended_at, ip, user_agent, device_id, device_info, clock_drift_seconds) from stdin;
0be021c3-ff16-411e-84fa-41520eea81eb	68729d73cdb1dc08d044c96fc68ad6bedde55dbd2008231017572a96621b61b5	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	2026-11-29 05:43:08.952488+00	2026-11-29 05:43:32.647711+00	2026-11-29 17:43:08.952488+00	30	\N	127.0.0.1	local world	\N	\N	\N
14f28e43-0d8a-4d55-8943-7be4b347ce33	27c646ce5dc1982d775e5eb5f6f1f5c4893d01522d1adaac89637b0530d3bf92	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2026-11-29 05:43:02.705825+00	2026-11-29 05:43:28.241505+00	2026-11-29 17:43:02.705825+00	30	\N	127.0.0.1	local world	\N	\N	\N
40754380-b3c4-408b-9926-63357eaa968e	3687731abc22716bb258bbf38d0d8ed28e3622b810b2ebae9b5bf82e4d67715b	342258fc-119b-4794-b40d-d3c9dcf6257d	2026-11-29 05:43:08.137935+00	2026-11-29 05:43:33.474466+00	2026-11-29 17:43:08.137935+00	30	\N	127.0.0.1	local world	\N	\N	\N
\.

copy code_challenge (id, scene, proof, channel, target, target_key, asked_by, customer_id, session_id, payload_hash, ip, tries, created_at, resend_at, expires_at, used_at) from stdin;
30002a8d-8894-4907-a874-9894fbf77686	login	email	email	quotes@meridian.example	quotes@meridian.example	owner	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:38db:76cb::1	1	2026-11-29 05:43:39.281+00	2026-11-29 05:45:09.281+00	2026-11-29 05:48:39.281+00	2026-11-29 05:43:41.824+00
7e76d8cd-831c-4329-b7e0-f11692b375b1	login	email	email	orders@straits.example	orders@straits.example	owner	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:e39b:dabb::1	1	2026-11-29 05:43:39.308+00	2026-11-29 05:45:09.308+00	2026-11-29 05:48:39.308+00	2026-11-29 05:43:41.824+00
\.

copy login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at, used_at) from stdin;
867825b3-9b57-497b-9566-f92b760df913	dcbc08ed3fe7b18699a94bea963b797c7f530304f4d1d6d0fb8b719e0e6dde59	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	30002a8d-8894-4907-a874-9894fbf77686	2026-11-29 05:43:39.281+00	2026-11-29 05:48:39.281+00	2026-11-29 05:43:41.824+00
bb489736-e8a9-43bf-8230-209767314113	661ff1cbc1631376869625eba2987bb2b5f98b245e1850849b7c45e5a575deeb	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	7e76d8cd-831c-4329-b7e0-f11692b375b1	2026-11-29 05:43:39.308+00	2026-11-29 05:48:39.308+00	2026-11-29 05:43:41.824+00
\.

copy password_budget (account_hash, tries, window_start) from stdin;
075219961dc7da8e01cdf690e862909f8ba7ce1778ec81072fc3bbb66e4356d5	0	2026-11-29 05:43:39.057+00
43f400c5778ab19f0f952c75e0400250e3030549c5f38d006a379f12dfaf65b4	0	2026-07-02 05:42:49.749+00
895289d2192980eaa5d5f51308d67aa5f440f5316f6d9268b2ab3aa270c7f021	0	2026-11-29 05:43:39.069+00
\.

copy verify_token (token_hash, scene, target, customer_id, payload_hash, created_at, expires_at, used_at, proven) from stdin;
11db667d6a9c93dc6a8bb202b835fb33fd9d841e840aeda0b4d5de0610a75342	sign_broker_contract	\N	517babf9-74b3-422a-8c1c-5e348a3733dd	3ae21fc25f9a9d36071ecb14b95bed418e3143ff8be2fc4728379568d316a656	2026-11-13 05:42:49.749+00	2026-11-13 05:47:49.749+00	2026-11-13 05:42:49.749+00	{mobile}
1b75b175e21575ed9b13ddcce6aa5abc5ea6a7a44ec6570dbf16aa3aace0bb02	set_bank_account	\N	ad42ec98-6006-44cc-9e9a-8742d3808ee6	64cda7c02827cdead6204c7ef2f6550e851f9bb39038de49e9631bd4fa683f5f	2026-07-02 05:42:49.749+00	2026-07-02 05:47:49.749+00	2026-07-02 05:42:49.749+00	{mobile}
5ed38d08994d93946cbafd1aa5a6085367348bbe95858346f72328e983235271	new_coin_purchase	\N	6d02eb90-a9b5-498b-8394-da4225e9c4b6	f7a6499e1abce3971f2826fbdd38546aa8e810a0afe732f0384047d92de9c78e	2026-10-22 05:42:49.749+00	2026-10-22 05:47:49.749+00	2026-10-22 05:42:49.749+00	{mobile}
\.

copy password_reset (id, token_hash, customer_id, account, steps, done, challenge_id, created_at, expires_at, used_at) from stdin;
4ec906c5-05e0-4898-815c-9df6a8c5b546	SG	\N	2026-06	{email}	0	30002a8d-8894-4907-a874-9894fbf77686	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N
\.

copy qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at, customer_id, session_id) from stdin;
96e58ad8-a28b-4451-a192-ca79e42e745b	DBSSSGSG	used	10	{10}	1	2026-06-01	\N	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	517babf9-74b3-422a-8c1c-5e348a3733dd	\N
\.

copy terms_acceptance (customer_id, edition, document_hash, lang, at, ip) from stdin;
8e8d6145-fd22-4ef8-b515-f39c9d09aa92	65	Invented	en_US	2026-06-01 00:00:10+00	SG
\.

copy authenticator (customer_id, secret_sealed, bound_at, last_step) from stdin;
4019f361-598d-493f-84d7-6fae45c3bb1e	invented	2026-06-01 00:00:00+00	1
\.

copy authenticator_setup (customer_id, secret_sealed, expires_at) from stdin;
bfe68664-f81e-44c6-b9b9-75e7cce18b8b	65	2026-06-03 00:00:00+00
\.

copy authenticator_tries (customer_id, door, wrong_tries, wrong_since, wrong_at) from stdin;
4019f361-598d-493f-84d7-6fae45c3bb1e	session	0	2026-06-01 00:00:10+00	{}
\.

copy backup_code (customer_id, code_hash, used_at) from stdin;
aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00
\.

copy passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
277d4f6f-cb86-40b4-9060-5e26375cfedc	4019f361-598d-493f-84d7-6fae45c3bb1e	1	\\x61	1	{}	SG	f	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at, used_at) from stdin;
85a73786-519b-4780-944d-bb755cb2e2ed	login	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	invented@tessera.example	+6591234567	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy fund_password_check (id, customer_id, at, matched) from stdin;
6a68d4d0-c939-479d-aa34-2237d098dbf7	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	2026-06-03 00:00:00+00	f
\.

copy api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, deleted_at, foreign_uses, foreign_used_at) from stdin;
906a1a22-034c-488a-a359-966751c4be7a	b34624b2-75f8-4391-a8ca-eb9e11543645	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	6d1059b4-51b3-4441-8151-acb6d3303849	1	DBSSSGSG	2026-06-01	ABCD	ed25519	\N	invented@tessera.example	{read}	{Invented}	stopped	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	0	\N
\.

copy api_request (key_id, digest, expires_at, door) from stdin;
906a1a22-034c-488a-a359-966751c4be7a	DBSSSGSG	2026-06-03 00:00:00+00	ABCDEFGHJK
\.

copy account_freeze (id, customer_id, scope, cause, from_at, until_at, extended_by, shortened_from, written) from stdin;
f0a59433-cb07-4052-87a7-02ef76706810	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	transferOut	ABCD	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	bd3d9be9-acf8-451b-9efa-8822cf462ce7	\N	4890
\.

copy freeze_link (id, customer_id, created_at, expires_at, used_at) from stdin;
17029cae-6adf-442b-8571-11e4c841f40a	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2026-07-02 05:42:49.749+00	2026-07-04 05:42:49.749+00	\N
72488d03-4b9a-4517-97f9-d4eba7a9b818	ad42ec98-6006-44cc-9e9a-8742d3808ee6	2026-07-02 05:42:49.749+00	2026-07-04 05:42:49.749+00	\N
b31c0aca-71e8-48de-9519-630b5017b1c8	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	2026-11-13 05:42:49.749+00	2026-11-15 05:42:49.749+00	\N
\.

copy security_event (id, customer_id, kind, at, ip, device, city) from stdin;
966ac5f2-6102-432c-8d46-51804d817622	ad42ec98-6006-44cc-9e9a-8742d3808ee6	bank_account_added	2026-07-02 05:42:49.749+00	127.0.0.1	lightMyRequest	\N
9f03e867-cf78-49d2-aba1-3ff88532730c	6d02eb90-a9b5-498b-8394-da4225e9c4b6	bank_account_added	2026-07-02 05:42:49.749+00	127.0.0.1	lightMyRequest	\N
d222bd4a-a96d-4a2f-8ce7-b47e8faae676	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	sub_account_created	2026-11-13 05:42:49.749+00	127.0.0.1	lightMyRequest	\N
\.

copy login_event (id, customer_id, at, kind, ip, device, succeeded, city, note) from stdin;
30b29ac7-7f34-4252-9ab7-1895d78061da	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	2026-11-29 05:43:41.824+00	code	2001:db8:38db:76cb::1	node	t	\N	new_device
4751f0e9-fa77-4245-8c57-2e5ba43c4c32	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	2026-11-29 05:43:41.824+00	code	2001:db8:e39b:dabb::1	node	t	\N	new_device
\.

copy stop (id, number, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws, lifted_at, ended_at, written) from stdin;
2765613c-ff76-4e3a-be10-7691c2fd4f92	1015	product	DBSSSGSG	\N	2026-06-01	\N	d06c193c-ad8c-4340-aa96-db17294ab8a8	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	f	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	4890
\.

copy operator (id, email, name, own_phone, own_document_hash, own_document_formula, password_hash, totp_secret_sealed, totp_last_step, totp_confirmed_at, roles, status, invited_until, wrong_passwords, wrong_codes, locked_until, created_at) from stdin;
2593f4a8-fabf-4d52-8e97-e624df8398e1	deputy@tessera.example	Hafiz Rahim	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$u8FPK69Fxd95C/nJlT6csQ$MPsjHEzXeVLmjZAEvJcK7zvGMB9CPiSn9TPrVWGSt8I	k1.nOfvHabzO4sWKp5r.irn-zkWC83M9SecplA11sw.gi-C2Dfxv4v5JUHkhIq60tx4gSbGcoWevrpySBNGocY	59432365	2026-07-02 05:42:49.749+00	{superadmin}	active	\N	0	0	\N	2026-07-02 05:42:49.749+00
3109d9f3-f672-4d6f-9543-37adf8ff1753	priya@tessera.example	Priya Tan	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$z4WQoGdCdIzzb4g5X3CdUg$2YKm1ADCBY/zYEOymRhC5T6qu6SXJvhkeixFgP38sHQ	k1.vPXc7xBkldEJ-Ktl.UUkR3Vqe7fmHVtN4gesyNQ.f5gw1pP2sb7_31hipKw5eihP8wHwklAjBJqFv9RjL4Q	59432365	2026-07-02 05:42:49.749+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 05:42:49.749+00
a4af8471-8d9e-44cd-8c7a-aa76b71a535c	arjun@tessera.example	Arjun Nair	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$X6q9wd0u97sPZibgZAQIxg$mTmlVrM97c9v2Q1kWr85oqr3zPtxbdf837dWXgvI/M0	k1.iolxV1MehphEkkNy._Y8grKwEYEtUpHQFfYlacw.nQchyZ5DFi6tnIT7YZX61-p0gXRClxFYnn_aBH_UutE	59432365	2026-07-02 05:42:49.749+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 05:42:49.749+00
bd3d9be9-acf8-451b-9efa-8822cf462ce7	root@tessera.example	Mei Lin Goh	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$9FQ3rruLqFCohOPrE3LIiQ$lP/cw0h7TwzwXREh7WSSxiroYkpj941QxxqU/5K8kwo	k1.yiidi5uOuMW86nMI.6fvFpQHbx8FE5cslopxkCw.5UsVwbvHZbdQaVSTjBkBD1mxl23F_EayVZ5FL3QMKqk	59432365	2026-07-02 05:42:49.749+00	{superadmin}	active	\N	0	0	\N	2026-07-02 05:42:49.749+00
d06c193c-ad8c-4340-aa96-db17294ab8a8	wen@tessera.example	Teo Wen Hui	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$mKsTXdXzNQ1M7K3ihWThng$RZkPUDrX1k4iYIgw+vrHpOuAg3Qu93aHrp1ncCkkefI	k1.KdbRL3y2jCp98vL2.n4KluiLMLhQLflKaJ0MHBQ.mTHVJeVdrOHtPoAPlDIYnGrOmo4Ul-rjdaoxGnafkzI	59432365	2026-07-02 05:42:49.749+00	{listing}	active	\N	0	0	\N	2026-07-02 05:42:49.749+00
\.

copy operator_ticket (token_hash, operator_id, tries, created_at, expires_at, used_at) from stdin;
379ebb9c048b5367f6be4192705b8f1dbfe57e2300fff1755b4419f858dd3ed6	bd3d9be9-acf8-451b-9efa-8822cf462ce7	0	2026-07-02 05:42:49.749+00	2026-07-02 05:47:49.749+00	2026-07-02 05:42:49.749+00
7a0d4a5847823d3e1a24884e07dbe276483c40571685594b83368c4a05cbde30	3109d9f3-f672-4d6f-9543-37adf8ff1753	0	2026-07-02 05:42:49.749+00	2026-07-02 05:47:49.749+00	2026-07-02 05:42:49.749+00
c2148a38e48852d748c6508de01551c1bb7e5cbea49cbee5eebe18a119c4f333	2593f4a8-fabf-4d52-8e97-e624df8398e1	0	2026-07-02 05:42:49.749+00	2026-07-02 05:47:49.749+00	2026-07-02 05:42:49.749+00
\.

copy operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ended_at, ip, device_hash) from stdin;
1af390b3-2ed3-4719-aecb-f89ea5ba2727	d9fc492234439db5c9cb22bc4074cd80695518f0563ff8957d767de87eb568df	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	2026-07-02 05:42:49.749+00	2026-11-29 05:42:50.71687+00	2026-07-02 17:42:49.749+00	\N	127.0.0.1	\N
1e9c5852-0633-4304-8902-4adf5e93b8a4	425adc3c5f75e1d1fb2df189a6c43a0f9ca3b29027eec761d2c88068f66cd50d	bd3d9be9-acf8-451b-9efa-8822cf462ce7	2026-07-02 05:42:49.749+00	2026-11-29 05:42:51.963114+00	2026-07-02 17:42:49.749+00	\N	127.0.0.1	\N
689be861-8776-4f8a-bea4-c7e010f268cf	8a53224ea462f1b64f40bf0bbbdd2cb8ed09aa26519f1e109ab43e756c78b94d	d06c193c-ad8c-4340-aa96-db17294ab8a8	2026-11-29 05:42:52.81082+00	2026-11-29 05:43:35.334115+00	2026-11-29 17:42:52.81082+00	\N	127.0.0.1	\N
\.

copy operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
e32d7d81-9d8a-4cff-a4f5-6c28690fb718	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61	2	{}	+6591234567	f	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00
\.

copy operator_account (operator_id, customer_id, status, declared_at, answered_by, reason) from stdin;
3109d9f3-f672-4d6f-9543-37adf8ff1753	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	own	2026-06-02 00:00:00+00	d06c193c-ad8c-4340-aa96-db17294ab8a8	1
\.

copy key_canary (key, sealed, made_at) from stdin;
CHAIN_MASTER_SEED	k1.EijB7RsD_CkHAEvw.pDVNni38pkLCEJMa6uiZ_A.RzhyZfFkaK8RcTO_XgsZDWtYMGYxb6Au7Lzd6Lm4	2026-11-29 05:42:49.426456+00
SECRET_KEY	k1.S104mmcj6JXiVCjP.JzXhswf7cplLJyMbgJrd_A.qOpj7ao-8anYEpnxsHZK5gRemRHCBcs	2026-11-29 05:42:49.402746+00
\.

copy cms_text (id, kind, slug, created_at) from stdin;
01f8766f-e657-4fea-90e8-ecfa9b075e17	legal	risk	2026-07-02 05:42:49.749+00
06ef4880-2cc2-4ac2-928d-d7030fae3e30	legal	terms	2026-07-02 05:42:49.749+00
14ce57d2-81a3-4ae5-99cd-761189eaf7f6	seo	seo	2026-07-02 05:42:49.749+00
4f43c497-2bdc-4a12-8cbe-d50c7c43d1e5	faq	faq-sell	2026-07-02 05:42:49.749+00
a085b8d0-d0b7-4a71-92ec-d026b0cf6400	page	help	2026-07-02 05:42:49.749+00
d9652e5e-18a8-4280-8ae7-8cb7fa48f734	announcement	first-listings	2026-10-03 05:42:49.749+00
\.

copy cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at, archived_at) from stdin;
094d25e6-ea50-461e-8f52-4bb3c3ad1021	a085b8d0-d0b7-4a71-92ec-d026b0cf6400	1	published	{"kind": "page", "title": {"en_US": "Help center", "zh_CN": "帮助中心"}, "blocks": [{"text": {"en_US": "First steps", "zh_CN": "入门步骤"}, "type": "heading", "level": 2}, {"type": "list", "items": [{"en_US": [{"href": "/register", "text": "Open an account", "marks": []}, {"href": null, "text": " with your email.", "marks": []}], "zh_CN": [{"href": null, "text": "用邮箱", "marks": []}, {"href": "/register", "text": "注册账户", "marks": []}, {"href": null, "text": "。", "marks": []}]}, {"en_US": [{"href": null, "text": "Verify who you are: a document and a photo of yourself.", "marks": []}], "zh_CN": [{"href": null, "text": "完成身份认证：证件与本人照片。", "marks": []}]}, {"en_US": [{"href": null, "text": "Pay in by bank transfer with the reference we give you, or send tUSD to your address.", "marks": []}], "zh_CN": [{"href": null, "text": "使用我们提供的附言银行转账，或向您的地址转入 tUSD。", "marks": []}]}, {"en_US": [{"href": null, "text": "Read a product, its documents and its risks, then subscribe. See ", "marks": []}, {"href": "/investments", "text": "all products", "marks": []}, {"href": null, "text": ".", "marks": []}], "zh_CN": [{"href": null, "text": "阅读产品及其文件与风险后认购，查看", "marks": []}, {"href": "/investments", "text": "全部产品", "marks": []}, {"href": null, "text": "。", "marks": []}]}], "ordered": true}, {"text": {"en_US": [{"href": null, "text": "More in the ", "marks": []}, {"href": "/cms/fees", "text": "fee schedule", "marks": []}, {"href": null, "text": ", on ", "marks": []}, {"href": "/cms/security", "text": "security", "marks": []}, {"href": null, "text": " and under ", "marks": []}, {"href": "/cms/contact", "text": "contact", "marks": []}, {"href": null, "text": ".", "marks": []}], "zh_CN": [{"href": null, "text": "更多内容见", "marks": []}, {"href": "/cms/fees", "text": "费用说明", "marks": []}, {"href": null, "text": "、", "marks": []}, {"href": "/cms/security", "text": "安全", "marks": []}, {"href": null, "text": "与", "marks": []}, {"href": "/cms/contact", "text": "联系我们", "marks": []}, {"href": null, "text": "。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "First steps, and answers to what investors ask most.", "zh_CN": "入门步骤与投资者最常见的问题。"}}	816a519f4f72f3eb845144e1903ee8ca7c948123c72e74d9f22becd49c2821bd	\N	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-07-02 05:42:49.749+00	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N
169db7ec-0235-4d39-909b-d7aee4f41b4f	4f43c497-2bdc-4a12-8cbe-d50c7c43d1e5	1	published	{"kind": "faq", "rank": 30, "answer": [{"text": {"en_US": [{"href": null, "text": "Once a product is trading you can offer it on the order book. A sale is not guaranteed: read the ", "marks": []}, {"href": "/cms/risk", "text": "risk notice", "marks": []}, {"href": null, "text": ".", "marks": []}], "zh_CN": [{"href": null, "text": "产品进入交易阶段后，您可以在订单簿挂单卖出，但不保证成交，请阅读", "marks": []}, {"href": "/cms/risk", "text": "风险披露", "marks": []}, {"href": null, "text": "。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "Can I sell before the term ends?", "zh_CN": "可以在到期前卖出吗？"}, "onLanding": true}	5bb5f86a359a44aaf3846667723037d7caf64b6181d7320000a30dba8dd095d1	\N	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-07-02 05:42:49.749+00	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N
18c101c8-ea8a-4891-a01c-8ae65aa31e83	d9652e5e-18a8-4280-8ae7-8cb7fa48f734	1	published	{"kind": "announcement", "title": {"en_US": "AURB and HCCL begin to trade", "zh_CN": "AURB 与 HCCL 开始交易"}, "blocks": [{"text": {"en_US": [{"href": null, "text": "After the allotment both securities are admitted to trading. Orders are matched by price, then time; orders more than 20 % away from the reference price are refused.", "marks": []}], "zh_CN": [{"href": null, "text": "两只证券配售完成后获准交易。委托按价格优先、时间优先撮合，偏离参考价超过 20 % 的委托将被拒绝。", "marks": []}]}, "type": "paragraph"}, {"text": {"en_US": [{"href": null, "text": "Trading costs 0.10 % for an order that waited and 0.15 % for one that met it. A sale is never guaranteed.", "marks": []}], "zh_CN": [{"href": null, "text": "挂单成交费率 0.10 %，吃单成交费率 0.15 %。卖出不保证成交。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "The first two securities are on the order book, quoted in tUSD.", "zh_CN": "首两只证券已进入订单簿交易，以 tUSD 计价。"}}	87bf342222c34c99e742890adea82d8adf0f1cdee2d4c6b4acbe8a03c7342c98	\N	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-10-03 05:42:49.749+00	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	2026-10-03 05:42:49.749+00	2026-10-03 05:42:49.749+00	\N
\.

copy coin (code, kind, scale, name_en, name_zh, listed_at) from stdin;
AURB	token	0	Aurelle Bioworks Series C	奥睿生科 C 轮优先股	2026-07-29 05:42:49.749+00
CNY	fiat	2	Chinese yuan	人民币	2026-07-02 05:42:49.749+00
HCCL	token	0	Halden Cold Chain Logistics Park	海登冷链物流园	2026-07-19 05:42:49.749+00
KGN29	token	0	Kestrel Grid Green Notes 2029	红隼电网绿色票据 2029	2026-10-17 05:42:49.749+00
LBR3	token	0	Lantern Bay Residences Sub-Trust 3	灯塔湾公寓 子信托 3	2026-11-01 05:42:49.749+00
LUMA	token	2	Luma Freight Credits	流明货运积分	2026-10-13 05:42:49.749+00
NQC2	token	0	Northquay Private Credit Fund II	北码头私募信贷基金 II	2026-11-14 05:42:49.749+00
PSRB	token	0	Pasir Robotics Pre-IPO Shares	沙岸机器人 Pre-IPO 股份	2026-11-06 05:42:49.749+00
SGD	fiat	2	Singapore dollar	新加坡元	2026-07-02 05:42:49.749+00
SLW31	token	0	Solenne Water Infrastructure 2031	索莱恩水务基建债 2031	2026-09-17 05:42:49.749+00
USD	fiat	2	US dollar	美元	2026-07-02 05:42:49.749+00
tUSD	crypto	6	Tessera test dollar	Tessera 测试美元	2026-07-02 05:42:49.749+00
\.

copy coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo) from stdin;
tUSD	solana_devnet	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA	8	t	1000000	t	1000000	10000000	100000000000	optional
\.

copy account (id, customer_id, kind, purpose, role, coin, may_be_negative, posted, held) from stdin;
1	ad42ec98-6006-44cc-9e9a-8742d3808ee6	fiat	own	customer	SGD	f	19536636	3015000
2	\N	house	bank	external	SGD	t	-20449520000	0
3	6d02eb90-a9b5-498b-8394-da4225e9c4b6	fiat	own	customer	SGD	f	68094468	38207500
4	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	fiat	own	customer	SGD	f	6338337370	4879375000
5	342258fc-119b-4794-b40d-d3c9dcf6257d	fiat	own	customer	SGD	f	5758808168	4428165750
31	ad42ec98-6006-44cc-9e9a-8742d3808ee6	token	own	customer	tUSD	f	30352000000	3135600000
35	6d02eb90-a9b5-498b-8394-da4225e9c4b6	token	own	customer	tUSD	f	101056000000	10452000000
64	ad42ec98-6006-44cc-9e9a-8742d3808ee6	token	own	customer	LUMA	f	640000	480000
65	6d02eb90-a9b5-498b-8394-da4225e9c4b6	token	own	customer	LUMA	f	1920000	1440000
\.

copy journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash) from stdin;
019f2159-ee95-701e-a25f-3838dd70113b	4	2026-07-02 05:42:49.749+00	fiat_credit	fiat_order	dfc7c1d8-d7e1-4d58-bcdb-ff80585d9f9d	job:bank	\N	f092e479f7b4c111cea8d1144d16da73692dcdf95273b4b7608a1d07fb2c6e37	eec1f21b1303440354df935c7bfeffdee858a1f13a84eca27384762809c61b76
019f2159-ee95-7199-a13f-4b51283fd25f	3	2026-07-02 05:42:49.749+00	fiat_credit	fiat_order	ab47cc44-7d9f-41bf-9545-0869020b0453	job:bank	\N	80f3bc1f07dc7ff5a2075106d3c881a721e30cda94dade59206699942291c7ff	f092e479f7b4c111cea8d1144d16da73692dcdf95273b4b7608a1d07fb2c6e37
019f2159-ee95-780b-95ed-0144fc2c6661	1	2026-07-02 05:42:49.749+00	fiat_credit	fiat_order	c0363073-74b4-4bbe-a02c-4dda333aa98f	job:bank	\N	0000000000000000000000000000000000000000000000000000000000000000	b8956e61be9a16395e58022272e6e769350b73f857a6b914ee4e32f0aed7c2d4
019f2159-ee95-7b0e-8841-0b63012ef901	2	2026-07-02 05:42:49.749+00	fiat_credit	fiat_order	19fe71e7-f935-4e76-8dd1-b918a1b2da5e	job:bank	\N	b8956e61be9a16395e58022272e6e769350b73f857a6b914ee4e32f0aed7c2d4	80f3bc1f07dc7ff5a2075106d3c881a721e30cda94dade59206699942291c7ff
019f2159-ee95-7eb2-878c-107e07e641ca	6	2026-07-02 05:42:49.749+00	fiat_credit	fiat_order	8a6a6f10-8d27-4559-b136-8605d98a1cdd	job:bank	\N	dfb871a5e12a71af1721b2ecece6dfcbbc3907e9716e388dae4d1dd0507b03e5	7ffa821344178bb9de825f032e73c203ae5c3deb3e1c24a33bdf878cd366f534
019f78e6-0a95-7d5f-a242-85f4c7bc6e11	7	2026-07-19 05:42:49.749+00	issue	product	bdfb603e-a68f-46ed-b756-a0db47cc0c1f	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	7ffa821344178bb9de825f032e73c203ae5c3deb3e1c24a33bdf878cd366f534	60ec00d4095dbd4021ee37b27ec31162dbaa9da48bfd919f1425f7682c003fed
019fac65-a295-7d9b-88e1-f5744bdb4114	8	2026-07-29 05:42:49.749+00	issue	product	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	60ec00d4095dbd4021ee37b27ec31162dbaa9da48bfd919f1425f7682c003fed	026f4bac8495cbcdcbe66566c7844ea75fae952d0df070f7d7221a4632ab4c80
01a09423-ce95-7e47-8936-b254ad053856	9	2026-09-12 05:42:49.749+00	issue	product	366f713e-eb33-4b8b-9219-2c5c81042498	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	026f4bac8495cbcdcbe66566c7844ea75fae952d0df070f7d7221a4632ab4c80	91d455e284e4f4b511497280e0286580df2805119c46fa56913d62c13b83bb3d
01a0ade3-9a95-7139-96c1-8c65ef072048	10	2026-09-17 05:42:49.749+00	issue	product	54cd318f-63c1-4103-8a93-3a27cb4f521c	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	91d455e284e4f4b511497280e0286580df2805119c46fa56913d62c13b83bb3d	b33e87d007c385951f0a1414f67f89e5393fbcf96679ae2f70a209218568f742
01a0f5fc-a295-7ab3-bd07-3fb8d1dd08cc	16	2026-10-01 05:42:49.749+00	disburse	subscription	9eeaeba3-3463-481f-96d6-0da12f6a06bb	job:allotment	\N	fccd6c1e194c68b4c56a3dcb0981159a5f8dde377079023b37dd0236131f0c17	d71050faf8257b6e803b0dd155798782c257a5795c41166e16651e45610d9bbf
01a0fb22-fe95-7390-8279-004ba625d5e4	36	2026-10-02 05:42:49.749+00	deposit	deposit	04aa917e-c0cd-424c-afce-372762da438d	job:watch-deposits	\N	5b5ad04bae99116411bbfddb18ad402ff121b56b56148b740f8eddfdaa89c1d7	fe3b02b702ef7fc6562e3bb3c0bf245a59880178f2a93db7d4fe7eb0b7f4080a
01a0fb22-fe95-7622-87e8-88a8fffbd178	40	2026-10-02 05:42:49.749+00	deposit	deposit	5442ec59-692d-4bef-a7d7-6c85372bc8c9	job:watch-deposits	\N	4e22eb927c8c737f31cc1bdd10d31d1b56f60236e0369294190bf2ca3247d8d5	5b072ed6861fd9360de09ef2290d4b59bd761a4a43e26d013edaeb95ca6cdf32
01a0fb22-fe95-7d78-86e8-5db1046185f2	35	2026-10-02 05:42:49.749+00	deposit	deposit	834673ae-5bc2-4d3f-b7dd-9175099b6ffa	job:watch-deposits	\N	0caefef0ae0d057cb130ff793a28acbba57019ee1a7d505079818821396f4a4a	5b5ad04bae99116411bbfddb18ad402ff121b56b56148b740f8eddfdaa89c1d7
01a133c8-f295-70fe-bf45-12e8d1c4eba9	161	2026-10-13 05:42:49.749+00	issue	product	f1e4a8ef-9cf9-453b-870e-0ac42d18388b	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	94c9adad4dffcc619c99c0849736c581d855a47c678c673e1079d73a59bcc6f4	ea6f00ab2370ab36bee0ab1341f341cd0a6e503d497579597031939ea85c9ead
01a1907b-6a95-7eab-822b-5b4873d6cf25	381	2026-10-31 05:42:49.749+00	distribution_release	distribution	fa673628-6ede-4bc5-8bb7-7d2d42e8ea60	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	bb160cca8283dd6ed3ccff551096e24c044b81b2b01152ef5e8b34dd354956f8	606b6f957dade3bd49c27097d3392e5042465797e56966dfdcf0f5bf759a59b1
01a195a1-c695-78e6-bce4-bf531e14865c	388	2026-11-01 05:42:49.749+00	issue	product	0b36a198-fba4-4f7b-85a6-df1f3b8dbc70	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	48270c468e32cec7a518ec428e131cfbe2ab3abe9e44386dd528c66c5ca57639	b836750300d0b8562ec13faf7902498b88ac5eb83f4eeafc17cb2b4479da0c21
01a19ac8-2295-7029-aad5-6cfad8665d42	410	2026-11-02 05:42:49.749+00	distribution_pay	distribution_holder	0671b7e6-5cac-4b99-8511-e41fe1b9ae9c	job:distributions	\N	6a913d7856be5fd6aba5bea11d4c98cfe4b51812824e3f8f087249a1f44daa9d	e10d3c65fe669dc354335cc5300a4b14511ba67e87ecf6a66c2c2db099636436
01a19ac8-2295-7d60-8dcc-05d9f7273254	409	2026-11-02 05:42:49.749+00	distribution_pay	distribution_holder	2efca677-39cc-4988-8ba7-2f450283ce4e	job:distributions	\N	57d375be28ecd3fbe15c550163da21dac755d4d114f9baf7f2cb5437fe27426b	6a913d7856be5fd6aba5bea11d4c98cfe4b51812824e3f8f087249a1f44daa9d
01a19ac8-2295-7df7-a0d6-22480aa1a0a2	408	2026-11-02 05:42:49.749+00	distribution_pay	distribution_holder	086b34f6-0d63-4ef4-9a55-2c8aab27e25c	job:distributions	\N	632c6fdc9f034cf90efc3dd2f0c22ffbc8125641d7424808789e9ecf06441ffc	57d375be28ecd3fbe15c550163da21dac755d4d114f9baf7f2cb5437fe27426b
01a1a514-da95-7072-a860-58a60a0e05fe	441	2026-11-04 05:42:49.749+00	allot	subscription	cf1c4dc6-80ef-4a72-829c-3ab63e68f952	job:allotment	\N	78b5858af7b8f75c6a51719bbd8974eac7565666633ecb5db70e2356e3de6b76	acac74e9e1d7700fb139278a784516a4961dc933787785132a2af99fba62dc53
01a1a514-da95-7446-acd3-f3e5becbe716	439	2026-11-04 05:42:49.749+00	allot	subscription	d17b3c05-c670-47a7-bc40-beebeb928c03	job:allotment	\N	623a5b026a0dc13bf03b21409822bea085dd23ecd9ab4da0a10a98c50811457c	eaa22f5dde2be61f7f0f11e478ffa9d31ba915e4388b27dd487b0a3aa2360bd8
01a1a514-da95-75dc-855b-2aa1cd558229	437	2026-11-04 05:42:49.749+00	allot	subscription	2bb9bf96-035b-43d1-b369-44c5b21e050b	job:allotment	\N	45cca33127638f61ee5baf9aa8c642a4e23ba65e88e45003c1b7ec82881d890d	ed92066f5140486745e2edc4ca1d0756169829c52f45ccce440e3e057856783a
01a1a514-da95-77f4-84cc-2e09e7e4cd74	442	2026-11-04 05:42:49.749+00	disburse	subscription	cf1c4dc6-80ef-4a72-829c-3ab63e68f952	job:allotment	\N	acac74e9e1d7700fb139278a784516a4961dc933787785132a2af99fba62dc53	970ec842aa7a6e9666034bc1b75d516ef8a1de35c861b20ed904c73f8d3e3867
01a1a514-da95-7853-a79a-093eea7bbb03	440	2026-11-04 05:42:49.749+00	disburse	subscription	d17b3c05-c670-47a7-bc40-beebeb928c03	job:allotment	\N	eaa22f5dde2be61f7f0f11e478ffa9d31ba915e4388b27dd487b0a3aa2360bd8	78b5858af7b8f75c6a51719bbd8974eac7565666633ecb5db70e2356e3de6b76
01a1a514-da95-78d7-b753-b3b68f41793a	438	2026-11-04 05:42:49.749+00	disburse	subscription	2bb9bf96-035b-43d1-b369-44c5b21e050b	job:allotment	\N	ed92066f5140486745e2edc4ca1d0756169829c52f45ccce440e3e057856783a	623a5b026a0dc13bf03b21409822bea085dd23ecd9ab4da0a10a98c50811457c
01a1af61-9295-7d5c-ace0-2f5244ceefe8	461	2026-11-06 05:42:49.749+00	issue	product	0a0a62b8-cee6-4f66-88ca-d164f8650644	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	e11f5f084f5cf7a3d8488a5bac13e0268a8ebae547f188d370fde4ecce8f6646	985f6967e1d6db6547f6189ea42435c2731732702843dc28e6b2585ae3e58f59
01a1d36e-1695-7ea1-8ab3-5ae83b32dffb	552	2026-11-13 05:42:49.749+00	deposit	deposit	152a8543-d8ec-489b-b7fe-eb18089e9fe7	job:watch-deposits	\N	22848feef6448303e1889b697615ea19ee77839e753c40bbb3612e641b1df984	a8c09d5158cdffc835536d479c15bf891e13c402a2d4d6e7b5e59aaf62897f31
01a1f77a-9a95-77d4-ae72-3af7b502817b	640	2026-11-20 05:42:49.749+00	issue	product	a280778c-1fa9-419a-b103-83a254bd9f2e	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	9c4217c8ab91db3fd08791f32fe0e35e572b40c00b3bc02928ed7c36444d6f58	cc33dc737c6d66f90d4c36de6791204fa3c056bb9749a0db60f62817fd795931
\.

copy posting (id, journal_id, account_id, coin, amount, balance) from stdin;
9	019f2159-ee95-7199-a13f-4b51283fd25f	2	SGD	-7500000000	\N
13	019f2159-ee95-701e-a25f-3838dd70113b	2	SGD	-6200000000	\N
15	019f2159-ee95-701e-a25f-3838dd70113b	5	SGD	6200000000	6200000000
\.

copy hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at) from stdin;
028299a7-a3fa-456b-a150-1a01ca1f81b4	4	SGD	505000000	0	0	open	subscription	9e9c1b0b-3778-48cf-b89e-1c6ad57e66e5	2026-11-25 21:42:49.749+00	\N
07395208-19a9-4132-aba3-96dcc661536c	4	SGD	150375000	0	0	open	subscription	641af205-b932-47aa-bcdc-f260d811aa63	2026-10-16 15:18:49.749+00	\N
0bea2830-d711-44cf-9234-aca72863df91	35	tUSD	10452000000	0	0	open	subscription	90c43df2-9dfa-4d25-966d-fc800ec0e246	2026-11-26 05:42:49.749+00	\N
1cb3ef60-4b65-4049-9041-04d850ff5f1f	65	LUMA	960000	0	0	open	token_unlock	01a1a514-da95-7718-8d15-9f310e064ddf	2026-11-04 05:42:49.749+00	\N
2448dbb5-437f-406e-a808-5517142ed6bf	4	SGD	2005000000	0	0	open	subscription	6d9bfc9e-f8ad-43bf-86d3-799762e170e4	2026-10-30 05:42:49.749+00	\N
2bb693e5-3de7-44d7-8f2d-bf37825a5876	64	LUMA	160000	0	160000	released	token_unlock	01a1a514-da95-77b2-99a4-28dc50263780	2026-11-04 05:42:49.749+00	2026-11-17 05:42:49.749+00
3a40f10b-4b9e-4966-9f08-b365af9fb343	1	SGD	703500	672406	31094	released	subscription	e09297f1-d8f7-43d0-9ce9-d08c4015e9d7	2026-07-30 19:25:41.177+00	2026-10-01 05:42:49.749+00
5769317d-97a6-4008-8d18-3e73853cf8bb	65	LUMA	480000	0	0	open	token_unlock	01a1a514-da95-7857-aeba-5810983bc37a	2026-11-04 05:42:49.749+00	\N
613bc1d5-13db-4a35-9e65-968346126ad9	5	SGD	3618000	2894400	723600	released	subscription	cf1c4dc6-80ef-4a72-829c-3ab63e68f952	2026-10-27 05:42:49.749+00	2026-11-04 05:42:49.749+00
6309bd39-7ef1-4387-8c7d-d81d0452f8c8	1	SGD	1005000	0	0	open	subscription	0429be97-17ed-4468-91a4-23d723d5f538	2026-09-28 05:42:49.749+00	\N
666c51ea-25fd-44ca-951d-c1316e72cedd	31	tUSD	12060000000	9648000000	2412000000	released	subscription	2bb9bf96-035b-43d1-b369-44c5b21e050b	2026-10-20 05:42:49.749+00	2026-11-04 05:42:49.749+00
ac50b90e-d2a9-4c0b-b902-042806f60cb7	5	SGD	3165750	0	0	open	subscription	0cbeb3fe-52d0-406f-b56d-19c59d5707b7	2026-11-24 05:42:49.749+00	\N
b108d79c-2393-406e-870e-13f58979633a	35	tUSD	36180000000	28944000000	7236000000	released	subscription	d17b3c05-c670-47a7-bc40-beebeb928c03	2026-10-22 05:42:49.749+00	2026-11-04 05:42:49.749+00
bd50a36d-b966-4f9c-9073-21bae310c322	5	SGD	802000000	0	0	open	subscription	0b01140d-1d9a-42c1-8580-75ea168a01e4	2026-10-29 20:06:49.749+00	\N
eae9fa18-af67-4df4-874d-d1e3350ef353	5	SGD	808000000	0	0	open	subscription	963fa17d-a944-43eb-a7d4-2fa9443145ee	2026-11-26 05:42:49.749+00	\N
\.

copy limit_use (customer_id, win_kind, win_start, used, cap) from stdin;
aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	day	2026-06-02 00:00:00+00	0	1
\.

copy rate (coin, fiat, price, as_of, source) from stdin;
CNY	SGD	1860314493	2026-11-29 05:43:54.04+00	Local world
CNY	USD	1388291610	2026-11-29 05:43:54.04+00	Local world
CNY	CNY	10000000000	2026-11-29 05:43:54.04+00	Local world
\.

copy rate_held (coin, feed, price, latest, reason, source, as_of, since) from stdin;
LBR3	first	1	100	no_agreed_rate	INV000001	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy rate_range (coin, hour, low, high) from stdin;
CNY	2026-11-29 05:00:00+00	1388291610	1388291610
SGD	2026-11-29 05:00:00+00	7462671580	7462671580
USD	2026-11-29 05:00:00+00	10000000000	10000000000
\.

copy external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, told_amount, told_held, told_since) from stdin;
SGD	20449520000	20449520000	379	2026-11-02 05:42:49.749+00	0	\N	\N	\N	\N
\.

copy liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves) from stdin;
2026-11-29 05:43:41.412+00	AURB	1237	56a7e8d7622590a506568fff53e3b23978dfa5ff798b2879c6183ec6f4414aa5	1920000	1024
2026-11-29 05:43:41.412+00	CNY	1237	bafa166c9204dfc974934edb28e2c8fc3a24a8e38203b194f3ac6380ebee8d45	0	1024
2026-11-29 05:43:41.412+00	HCCL	1237	977d7ed8b5e46aebd2d15549033a6763b1f37f60fdc6729c5eff40d0556119bc	12000000	1024
2026-11-29 05:43:41.412+00	LUMA	1237	95145c7c43d8ce3ecea592d86aa75504f960c242506a598fc84f95d8101a5fb6	4000000	1024
\.

copy liability_leaf (taken_at, coin, customer_id, nonce, balance, position) from stdin;
2026-11-29 05:43:41.412+00	AURB	342258fc-119b-4794-b40d-d3c9dcf6257d	7b8e45e4f487937207e085f0ed352e4450d7e89823051c5202827dbfd672676c	190807	1018
2026-11-29 05:43:41.412+00	HCCL	342258fc-119b-4794-b40d-d3c9dcf6257d	339565734667a0326e4c21a5ef3d4c2f925f73b661b9c6e05722e19eb2a4fb8c	955794	891
2026-11-29 05:43:41.412+00	LUMA	342258fc-119b-4794-b40d-d3c9dcf6257d	ddf73c1c5880f6ea63615afcfe945857b351e2dc151824d0471a921d6aff4e2e	1440000	615
\.

copy liability_level (taken_at, coin, level, nodes) from stdin;
2026-11-29 05:43:41.412+00	AURB	5	\\xc9cefb4ccc67c71e6620f8fc01a2bbf69d45b2291b0775da34e3929346da604b000000000000000000000000000009e75a1bcc04e5198a46f35c42480fe4c6e04bbfea93f51396675d2182d53b099c4700000000000000000000000000000000cfda9e2be0c265f0103461a1b5f98be674c1335c4360bf31400b1172185c03e4000000000000000000000000000000000b8025dff02fe2c86a89e809e09aeb7f2bcf55759f0623f00cc47ad9cab959ab00000000000000000000000000000000365d38fa5fec545bec4dc8532b05ead27c98ecfc9b61e49ff6130f92b4de33b70000000000000000000000000000000040a186acdba7705aee24e4095b477954c3c05d58717fa8158049e8f2122d2245000000000000000000000000000000000e2ab81762b7577c95e0291f4ba5ab7843a90395393d51c7fc73734d14f093b400000000000000000000000000000000a258b1c44931d6f5008efe471c0df4c2960d6b2175c58b37bd10852d15a1fde100000000000000000000000000000000afbbcdf718409665e13f264b8128d5c798e9df2f1712ec32c16d8497461e42a300000000000000000000000000000000ae5b15eeaf77d1a6fadc5778f1f62332e04a949867d29828c2eac9963f5c87f60000000000000000000000000000000060fcd3a6f54660bd195311dcb7c62a7b70765e796dea8b0aef980e12ce9bb6cc00000000000000000000000000000000e860484975ab37440ebc9fc1573ecbf7515ba13652fec1db5a987a1b9cdb1d7a00000000000000000000000000000000867b42fb1858ee925edca00b67a7cf693b42013b892d2fa5e57afdc57ebfb1210000000000000000000000000000000055d59fe94e59b2fe7cae2ff637d5c9155c034fe58f03706e52e6294d9a2d67ac00000000000000000000000000000000f779feb5793a6ff58516895c369d54b846beafccafbfea6b3831da3233b1bbae0000000000000000000000000000000040b7dfbc64485ad6d5e4d504ea14ff14ca42e673854834ff659da48517fa64ef00000000000000000000000000000000c45bd2ea3c51e8e95f600e964ff330979b73a0617d88ef20d58b4de7afa7eaf4000000000000000000000000000000005840ce90740e8648aa3b7e67101c21a97150601509dc74744b12b20c0b5a623b00000000000000000000000000000000877de72e7505d9567b998153010c3b40838c880e50ddf6425dea49145d2cd75500000000000000000000000000000000999b1872ec6f9f079b5248de29a40d6c7c4982cec27af94caa30e39d54550e5600000000000000000000000000000000b1201a85efd9ae24eb63750ec94854685cf465e207ec7ecfdc55b2d9865ebec500000000000000000000000000000000be744f4cfaaf3507979e6460f1bc19a95e91059695b9f133e9c23c2cbf2e2b6b000000000000000000000000000000009c7c7b581961f378b295255df31a4545c637d0fddde177b4f34d6142123e01cb000000000000000000000000000000007cae7bab901823b70ad949cc96ceba312d1e1655d9068462aded400142e58399000000000000000000000000000000001cf4398ea4064d77dda67e419aa43d73e3025af3dac7b3f905ebc168e437212700000000000000000000000000000000fd51ed9eb8b20601f31384e3078f98e4fd526752bf32dea043dcfc6b058eb553000000000000000000000000001a32841f12323ff2bbc1c1fecaca5fc13c43e2595f31993e3f32b5c8d61c59b18de9040000000000000000000000000000263e9bfeaf8ec635fa602de38623727dcf26ba7e217e40547d5ca4c027e1cd472fa60000000000000000000000000000000040326620d9ba5ab2dece325e9ec09801515d68463eebd621a34bfe3c8807730700000000000000000000000000000000d0d1ccbd61d0861b6b5224f3895cdb84cdc1f060f8b65cba177754882c3ea7c3000000000000000000000000000000004104abbb961fa7f5ae05a88eee5cfb34f841a11d2a89f4cf05798b06bb3c4033000000000000000000000000000000001d4f9b618f7f12206a5daac88af7d94c715c1bbfaa198bbae9cf22627c0f562a0000000000000000000000000002e957
2026-11-29 05:43:41.412+00	AURB	6	\\x09c2e2d3a85ded64e50ce025665a8b0d4abe302564877e61c15c9985ff24d5f4000000000000000000000000000009e7931f9c155507bf540898985fa3d5ca7ba19695eb51e3077179fb46ceb20fc5db00000000000000000000000000000000cabb4e29e54cfdd40f07097472ddbbca5986cf92bd06c0d472db499960670ddd000000000000000000000000000000007fe82821360f94ca165795971937a97ae2a8c696f377de48fb465c307cb7912700000000000000000000000000000000778d0cee7e3831c99505d7307d49cc2335fa4ba9ce5340c068690abd3f1824ce00000000000000000000000000000000bbd498bbf127bc49951b863455a877beccd792534db70a2986c4e06ab7262de100000000000000000000000000000000fc704a1c69b266c1668db4fb63bdcc39410affc208604c93766035bce9ea48a9000000000000000000000000000000008b5438d19eb4809cab61237abcf8d98f1a5aa94e476760e4b0b15aaf63b107c800000000000000000000000000000000ca0bcf924ab86e5a6172417cce28ea57b2bf1a178cff502eda5bea74ded3ec8400000000000000000000000000000000f9a011337a090ebbf878622bf98f347641b11f1c194ccb7c9e6c7dfc3a34fc4900000000000000000000000000000000673db82a4d9081db5cdc17bcfedcdeedb564660a4a342a717bb9b5aab5af464d000000000000000000000000000000005e4de65e2fa8786c646ac10a37e740bcb01ffe5d9b4fd3373e8f1acdd8352925000000000000000000000000000000008bc9f36ae56c33ec9a11112b3dc36fcf41630f068f03a5b8162d7a4e288efc2e000000000000000000000000001a3284b9aeecfb40fabc4ae1637347429f7ae3c6dfacb2f966c9987f3f4f842c3c8fcc0000000000000000000000000000263ef46acfd7b4f4b9c346cfec7c062fe839257839c407dd064bb331d2da0841578b00000000000000000000000000000000d69fa784732a52ee7f447560cc2dba2585369e82e1f30929777c56d4f38c74430000000000000000000000000002e957
2026-11-29 05:43:41.412+00	AURB	7	\\x7e7189822e137aabba561f47393a74e3e50fa7990f4f71edc5591c3034482778000000000000000000000000000009e71ce2fbfef47318a47aff55ffec9a36f5ccea0bb422ab84ae5a26b445d7eca3250000000000000000000000000000000029b4b81a563766a5182f10089d9c3f700b8268bf67130e39bc4e3cb1e3a2c4ba000000000000000000000000000000008a99e0a53e4fdbd8f5a2c4c89c6e0cd861e07e2add4aa2c3198a7df4eb0824e7000000000000000000000000000000004a94cadbcf87c787214262318900a392f5b2081e3caf017e42fd879497b1bbab00000000000000000000000000000000b1347419d19a6b4fcff2cefdd2c4ca990459ada5e336fa48ab416326c43012dc00000000000000000000000000000000233d58a33384e332ec687437d8c0f18b7c137b8484a9fd25865c252ff33ca27c000000000000000000000000001a58c272e1f05e89784c7c383a6933049b23e26d51bb63e7e5395a2a09711e8278c68e0000000000000000000000000002e957
\.

copy idempotency (owner, scope, key, body_hash, reply, ref_id, at) from stdin;
customer:342258fc-119b-4794-b40d-d3c9dcf6257d	ex/api/v1/investor_class/apply	3e1b3264-7180-43a9-bff4-8570dc3e1331	4829cb3e4455499801e036f80991f7cda6f722cc5ef6da94f78f5269c81f2976	{"code": "ri", "held": null, "rules": {"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "retailMode": false, "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}, "newest": {"id": "16800db3-95a5-4be7-a03f-7514df958bd4", "class": "ai", "files": [{"name": "Statement of assets.pdf", "uploadId": "2429401b-de83-4560-bd70-c8d401f1e7de"}], "worth": {"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}, "ground": "financial_assets", "number": "IC-40003", "status": "submitted", "consent": {"at": "2026-07-02T05:42:49.749Z", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, "counted": 1644000, "endedAt": null, "rejected": null, "decidedAt": null, "expiresAt": null, "statement": null, "submittedAt": "2026-07-02T05:42:49.749Z"}, "grounds": [{"class": "ai", "ground": "income"}, {"class": "ai", "ground": "financial_assets"}, {"class": "ai", "ground": "personal_assets"}, {"class": "ei", "ground": "exam"}, {"class": "ei", "ground": "role"}], "notices": [{"text": "I ask Tessera to treat me as an accredited investor. I know that the law gives accredited investors less protection than retail investors. Products for accredited investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me. I may lose everything that I invest. My amounts and documents are true, and I will tell Tessera if I fall below the threshold. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ai", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, {"text": "I ask Tessera to treat me as an expert investor. I know that the law gives expert investors less protection than retail investors. Products for expert investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me or explain its risks. I may lose everything that I invest. My statement and documents are true, and I will tell Tessera if my qualification or role ends. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ei", "sha256": "b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348", "version": "2026-11"}], "ofOwner": false}	\N	2026-07-02 05:42:49.749+00
customer:342258fc-119b-4794-b40d-d3c9dcf6257d	ex/api/v1/fiat_orders/create	3e5ab11e-ca09-4af3-a7c2-95737aa04d3b	ac4071e2d3b5459f143ae0a2f3de70b695956b682efa9216bf434da3dec745d6	{"id": "dfc7c1d8-d7e1-4d58-bcdb-ff80585d9f9d", "bank": "Merlion Bank", "fiat": "SGD", "payee": "Tessera Client Monies Trust", "payer": "Tomas Dahl", "proof": null, "amount": "62000000.00", "number": "FD2607020004", "paidAt": null, "status": "to_be_paid", "settled": null, "bankCode": "MERLSGSG", "createdAt": "2026-07-02T05:42:49.749Z", "expiresAt": "2026-07-05T05:42:49.749Z", "reference": "R8QBZZE3X", "cancellable": true, "completedAt": null, "accountNumber": "003-918204-7"}	dfc7c1d8-d7e1-4d58-bcdb-ff80585d9f9d	2026-07-02 05:42:49.749+00
customer:342258fc-119b-4794-b40d-d3c9dcf6257d	ex/api/v1/subscriptions/create	148032f4-b6ac-4089-b7bb-742ebdf73887	fcdaf76ad05b3c8901ec942de478cfe31f2379b05a19eb84f084df37a9ed5c7b	{"id": "1f19bb69-5a12-4b9e-b8f8-abfa7902dddb", "fee": "7000.00", "date": "2026-08-25T12:34:15.463Z", "paid": null, "type": "real_estate", "cause": null, "count": "1000000", "price": "1.40", "amount": "1400000.00", "number": "SB2608250006", "status": "pending", "symbol": "HCCL", "paidFee": null, "project": "Halden Cold Chain Logistics Park", "allotted": null, "closesAt": "2026-09-20T05:42:49.749Z", "currency": "SGD", "refunded": null, "cancellable": true, "certificate": null}	1f19bb69-5a12-4b9e-b8f8-abfa7902dddb	2026-08-25 12:34:15.463+00
\.

copy captcha_answer (digest, at) from stdin;
ABCD	2026-06-01 00:00:10+00
\.

copy upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at) from stdin;
06bc77ea-5d5b-4195-a96f-0e06c071e79c	customer:aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	attachment	Confirmation of role.pdf	application/pdf	764	bc8497c2bb06197a5bbcbfc077025c1fbe002fbe5ae00ddb5770df84ab2c0b5b	29/29a4d4d2-101d-46ab-9a0b-1d58603010b5	2026-07-02 05:42:49.749+00
2429401b-de83-4560-bd70-c8d401f1e7de	customer:342258fc-119b-4794-b40d-d3c9dcf6257d	attachment	Statement of assets.pdf	application/pdf	754	f50f1d6566d18a9536e3862f71b9875bf3233e4e8004cc19114b4efd0dd609cd	98/98e217d0-7b75-44fc-94ea-4a6af50792ab	2026-07-02 05:42:49.749+00
250378a2-36b8-4601-9705-46f70d61993e	customer:517babf9-74b3-422a-8c1c-5e348a3733dd	attachment	Resolution to open an account and appoint traders.pdf	application/pdf	734	61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b	8f/8f36654e-7ab6-4b6c-ae7e-945b08b07f6a	2026-11-13 05:42:49.749+00
2dea1ab3-89eb-497b-a0f9-9599cd936c3b	customer:517babf9-74b3-422a-8c1c-5e348a3733dd	attachment	Partnership agreement.pdf	application/pdf	706	853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f	ed/ede74f14-627a-4a58-85a1-2fc606f622a3	2026-11-13 05:42:49.749+00
45379258-9f4f-47ed-80e1-f4b61414f192	customer:517babf9-74b3-422a-8c1c-5e348a3733dd	attachment	Business profile from the registry.pdf	application/pdf	719	cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518	22/226827d2-dfe8-4f67-9ea9-54b19faf4f2a	2026-11-13 05:42:49.749+00
58308389-073f-47ce-8711-29e56f8226a1	customer:517babf9-74b3-422a-8c1c-5e348a3733dd	attachment	Capital markets services licence.pdf	application/pdf	717	149a99e2d0a0c2c281b1e9f26cff805562eb8140ab2133fa5a28a7c212abcba2	12/12678c86-e21e-44c1-9b20-8ceaa72a0b4d	2026-11-13 05:42:49.749+00
5c1a55e9-47e8-4ef8-b565-949c138abcc3	customer:6d02eb90-a9b5-498b-8394-da4225e9c4b6	attachment	Statement of assets.pdf	application/pdf	754	4773380354cdd42ee9ad11e162c124754af304c9e820f4a5a0791b145a5f6947	c7/c7a9f7e1-bfac-4e84-ba19-9ef8dea9a229	2026-07-02 05:42:49.749+00
6173ec57-8f30-4f7d-bb82-6d42291773ed	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	attachment	TIDE-memorandum.pdf	application/pdf	1223	0ffb88284fa88450b63a382404b4f301fdab54fdac94a45518f61e18d53501c8	ee/ee9a822a-0480-4c60-8923-d7b923a9c866	2026-11-20 05:42:49.749+00
8cecf7ef-b29d-4b47-b844-746d992ab828	customer:517babf9-74b3-422a-8c1c-5e348a3733dd	attachment	Register of members.pdf	application/pdf	724	66b7d3665ceeabc4da3c3a05c7a17fc5847680ad4491d93d2d6fa977b81e7ca4	00/006ec8d6-20ee-4ff3-b53a-858a211b4273	2026-11-13 05:42:49.749+00
a4e41219-1e85-448c-9dd7-5485a9df08ba	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	attachment	LBR3-memorandum.pdf	application/pdf	1143	3782201b0a5e00f39e66871e5f83baf3cfee4912d2aaf45e5e6beca3e11bc450	89/8930ec35-82fa-4f83-a725-cb17cebd3666	2026-11-01 05:42:49.749+00
b4cc43ce-9cf7-43fe-bd88-7c61241f73d3	customer:bfe68664-f81e-44c6-b9b9-75e7cce18b8b	kyc	passport.png	image/png	10313	d045683b471dc4ef93db4b9e3e10f2ca0b33440b1ba09bcbae8ae61b81bdee28	94/9460f9d9-4a51-4022-b517-b901ac95c0f5	2026-07-02 05:42:49.749+00
b50ac645-0178-40c7-9994-da76c17eba57	customer:517babf9-74b3-422a-8c1c-5e348a3733dd	attachment	Best execution policy.pdf	application/pdf	706	e13748fd369ac2a337037413bbeae9a199beefb8603cb87fb26c6b680563cbbe	84/8449db6b-d658-4ce9-b58c-87a0b1c22f5b	2026-11-13 05:42:49.749+00
b5269c80-1eb1-4df4-89fd-0ef260ea1249	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	attachment	OPLG-memorandum.pdf	application/pdf	1031	293330b7329a8e6dfae5fe086ac850c0beb97ad8f079d3fa7e93513a59841238	73/73496d85-c563-44f9-a05b-6e919af20572	2026-11-21 05:42:49.749+00
c7d394f9-141e-4bb5-99e9-5a59d5ee093a	customer:6d02eb90-a9b5-498b-8394-da4225e9c4b6	kyc	selfie.png	image/png	9977	a6e248f756f001752eef053614299a2015a8e272bca4af551e710a0d97671837	54/54567841-c180-4718-9fa4-d517f3764399	2026-07-02 05:42:49.749+00
d94e0a9e-ce44-4195-881c-40c3790c5f38	customer:bfe68664-f81e-44c6-b9b9-75e7cce18b8b	attachment	Confirmation of role.pdf	application/pdf	764	4518d78ea82ea3957633ebf163816e9b1fe39b47ba06eb3f3284a78e2588665c	4a/4a180ac7-2d11-48d7-bbd2-2a0f18013fba	2026-07-02 05:42:49.749+00
da461d00-b1d0-44b8-9813-2c56cc806799	customer:aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	kyc	passport.png	image/png	10101	37dc48b344f0b74d8e141add656f3b162f43bd91298af194df6da00ffa3947de	76/76c60c22-b2f1-4374-8260-470ea07ee223	2026-07-02 05:42:49.749+00
dd6fd23c-4744-4691-9f02-8db7ba64c344	customer:bfe68664-f81e-44c6-b9b9-75e7cce18b8b	kyc	selfie.png	image/png	10338	4a05d226d89d9286d2c9cdbea893a01940c7b47a1ffdae88825648692041152f	0e/0e874d8f-2e98-4774-be3b-50589280474c	2026-07-02 05:42:49.749+00
e19f3ef0-4f30-4041-b613-79ae402c0a5e	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	attachment	AURB-memorandum.pdf	application/pdf	1185	df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf	2f/2ffa31c4-c561-46d8-9c83-5792af152a66	2026-07-29 05:42:49.749+00
\.

copy quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at, finding) from stdin;
9c15bfc3-6d42-4c6d-9208-98e7336ee493	1	SG	ABCDEFGHJK	solana	1	2026-06-01	2026-06	2026-06-03 00:00:00+00	HDFC0ABCDEF
\.

copy message (id, customer_id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at) from stdin;
0179d209-d5c2-4cc4-84af-82561a30b262	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	invest	distribution_paid	{"tax": "0.00", "fiat": "SGD", "amount": "62628.97", "period": "2026-H2", "product": {"en_US": "Aurelle Bioworks Series C", "zh_CN": "奥睿生科 C 轮优先股"}}	/assets/distributions	2026-11-02 05:42:49.749+00	\N	\N	f	\N
023b14a4-dd80-4b1d-a41e-871bcacd8910	517babf9-74b3-422a-8c1c-5e348a3733dd	notice	broker_active	{}	/personal/broker	2026-11-13 05:42:49.749+00	\N	\N	f	\N
02f185e4-07dd-40f7-a12e-19caf48d30b2	ad42ec98-6006-44cc-9e9a-8742d3808ee6	funds	deposit_credited	{"coin": "tUSD", "amount": "60000.000000"}	/assets/flowingWater	2026-10-02 05:42:49.749+00	\N	\N	f	\N
\.

copy mail (id, recipient, lang, kind, params, created_at, useless_at, sent_at) from stdin;
01451260-226e-4f44-9317-6e75db2b42f3	desk@quaystone.example	en_US	subscription_refunded	{"coin": "SGD", "amount": "186590.71", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}}	2026-10-01 05:42:49.749+00	\N	2026-11-29 05:43:40.393635+00
060fdf56-adfe-40e8-920f-896796bcf68a	chen@tessera.example	zh_CN	fiat_order_completed	{"fiat": "SGD", "order": "FD2607020002", "amount": "900000.00"}	2026-07-02 05:42:49.749+00	\N	2026-11-29 05:43:39.58214+00
09797c13-313b-4aef-ade2-0f214815ad86	chen@tessera.example	zh_CN	kyc_approved	{}	2026-07-02 05:42:49.749+00	\N	2026-11-29 05:43:39.011311+00
\.

copy sms (id, phone, prefix, dial, channel, lang, kind, params, asked_by, created_at, useless_at, sent_at, provider_id, status, status_at, unsent_for) from stdin;
2f4d2703-4709-4f64-852b-01a249c46362	USD	ABCD	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	voice	zh_CN	INV000001	[]	owner	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	Invented	queued	2026-06-03 00:00:00+00	\N
\.

copy sms_budget (the_row, sms_closed, voice_closed, number_day, prefix_day, country_day, house_day) from stdin;
t	f	f	10	100	2000	20000
\.

copy sms_country_budget (dial, country_day, sms_closed, voice_closed) from stdin;
65	\N	t	t
\.

copy approval_request (id, number, kind, subject_id, verdict, proposal, reason_code, told, content, content_hash, reason, status, requested_by, requested_at, decided_at) from stdin;
01e7e1ad-bfde-4a8e-8d08-549010550f16	55	product_valuation	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	approve	{"asOf": "2026-11-13", "price": "16.55", "valuer": "Harrow & Tan Valuers"}	\N	\N	{"asOf": "2026-11-13", "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "price": "16.55", "before": {"asOf": "2026-10-15", "price": "16.20"}, "symbol": "AURB", "valuer": "Harrow & Tan Valuers", "currency": "SGD", "decimals": 2, "replaces": null}	8c3c0dada55313f0f317351268896e9afa235d087ef391201c7ffd38bb3e28cc	As in the report of the valuer.	approved	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-11-20 05:42:49.749+00	2026-11-20 05:42:49.749+00
030235ad-72da-4f0c-a3f6-f14ff56aa79a	36	allotment	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	approve	{}	\N	\N	{"name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "asked": "2012500", "supply": "1920000", "symbol": "AURB", "allotted": "1920000", "currency": "SGD", "proceeds": "30720000.00", "resultHash": "5ef99b2720d7c2136a96d8ee010d751ae03c8df7ac47a6d50c1aa4774af9afbc", "subscribers": 6}	7c2d91f0b570b41ffd2aef3f60514df72905912c4c158bf473cf262f29a8e066	Book closed and reconciled.	approved	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-10-01 05:42:49.749+00	2026-10-01 05:42:49.749+00
03333c1d-08d8-47d6-a9d8-8e8fa55df402	10	cms_text	66fd3a6b-9c5a-4f79-a1a9-7fc38ebf72e0	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "How is my money held?", "zh": "我的资金如何存放？"}, "slug": "faq-money", "author": {"id": "3109d9f3-f672-4d6f-9543-37adf8ff1753", "name": "Priya Tan"}, "version": 1, "textHash": "ba95fa0067722e4731825f17a7a4c2fe8bee08453933707ad9467f57e58d5c96", "publishAt": null, "linkedFrom": null}	895900fc559ac771680a3bf5d16cbfbf0ae0a5b7c1665fba4a4db75287259e9d	Read in both languages.	approved	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00
4d2f2e5e-affe-4d79-933b-7766710b7fb4	23	kyc_review	534a1127-3e02-476f-8c89-6a725638bfdb	approve	{}	\N	\N	{"number": "KYC-30003", "photos": [{"kind": "front", "sha256": "37dc48b344f0b74d8e141add656f3b162f43bd91298af194df6da00ffa3947de", "uploadId": "da461d00-b1d0-44b8-9813-2c56cc806799"}, {"kind": "selfie", "sha256": "e79b724a6e37459938b6af6edfe36f39074c316fc3245efdf62ee6553f0d8486", "uploadId": "33d0f942-1d5c-40c6-9225-4ab455174805"}], "address": {"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}, "version": 1, "birthDate": "1971-06-21", "legalName": "Farid Anwar", "customerId": "aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7", "nationality": "MY", "documentType": "passport", "documentExpiresOn": "2033-05-31", "documentNumberHash": "104b53903bd0f56a690ece0648ad747b054e73440723e729e92211ca3636ead7", "documentNumberMasked": "••••••275"}	11c8647bb0747a9ed8e65e737995938e1e5d32fe1ea40924efd24db989c34987	Passport is genuine and matches the photo.	approved	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00
6239b38d-789a-4844-97cb-74fc518b9966	35	product_publish	54cd318f-63c1-4103-8a93-3a27cb4f521c	approve	{}	\N	\N	{"name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "supply": "60000", "symbol": "SLW31", "opensAt": "2026-09-20T05:42:49.749Z", "version": 2, "closesAt": "2026-11-25T05:42:49.749Z", "currency": "SGD", "termsHash": "53f04fb693c01dca1eb9f0fcb548b5064a359d825d002f8af5711c7976d89261", "unitPrice": "500.00"}	d90602cdb6cf0cc2b6ebcb9ee68740d53d99de914bc81f76cf629db6662a236d	Terms agree with the memorandum.	approved	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-09-17 05:42:49.749+00	2026-09-17 05:42:49.749+00
95d5bb32-91c0-4b84-94a9-9da8f5d8f583	43	distribution_announce	fa673628-6ede-4bc5-8bb7-7d2d42e8ea60	approve	{}	\N	\N	{"name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "type": "dividend", "payAt": "2026-11-02T05:42:49.749Z", "number": "DS-70001", "period": "2026-H2", "symbol": "AURB", "perUnit": "0.185", "currency": "SGD", "recordAt": "2026-10-30T05:42:49.749Z", "declaredBy": "Teo Wen Hui", "withholding": ["CN 10%", "NO 15%", "0%"]}	e7afff31daa7d322854e2e0e1cf523442a2f3cc964ae2a5443954a1e332f0ae6	As the board of the issuer resolved.	approved	3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-10-27 05:42:49.749+00	2026-10-27 05:42:49.749+00
\.

copy approval (id, request_id, verdict, content_hash, approver_id, note, at) from stdin;
00b1a548-25e1-4607-a9a8-03c9434e96bc	4d2f2e5e-affe-4d79-933b-7766710b7fb4	approve	11c8647bb0747a9ed8e65e737995938e1e5d32fe1ea40924efd24db989c34987	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	Passport is genuine and matches the photo.	2026-07-02 05:42:49.749+00
05977f89-ad51-4a49-9207-725b063b925e	95d5bb32-91c0-4b84-94a9-9da8f5d8f583	approve	e7afff31daa7d322854e2e0e1cf523442a2f3cc964ae2a5443954a1e332f0ae6	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	As the board of the issuer resolved.	2026-10-27 05:42:49.749+00
11740094-04f1-4659-a5d8-82ee66b4a0f4	6239b38d-789a-4844-97cb-74fc518b9966	approve	d90602cdb6cf0cc2b6ebcb9ee68740d53d99de914bc81f76cf629db6662a236d	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	Terms agree with the memorandum.	2026-09-17 05:42:49.749+00
\.

copy document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at) from stdin;
3109d9f3-f672-4d6f-9543-37adf8ff1753	16800db3-95a5-4be7-a03f-7514df958bd4	2429401b-de83-4560-bd70-c8d401f1e7de	2026-07-02 05:42:49.749+00	accepted	2026-07-02 05:42:49.749+00
3109d9f3-f672-4d6f-9543-37adf8ff1753	25cf04d3-e01a-4b29-b630-7fb0759deeab	b4cc43ce-9cf7-43fe-bd88-7c61241f73d3	2026-07-02 05:42:49.749+00	accepted	2026-07-02 05:42:49.749+00
3109d9f3-f672-4d6f-9543-37adf8ff1753	25cf04d3-e01a-4b29-b630-7fb0759deeab	dd6fd23c-4744-4691-9f02-8db7ba64c344	2026-07-02 05:42:49.749+00	accepted	2026-07-02 05:42:49.749+00
\.

copy audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash) from stdin;
1	2026-07-02 05:42:49.749+00	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	operators.activate	operator	3109d9f3-f672-4d6f-9543-37adf8ff1753	\N	{"status": "active"}	\N	127.0.0.1	0000000000000000000000000000000000000000000000000000000000000000	46ae2a4d5dfaf0f0e46e72d13d6a21dfb871e7ea7ae4240571f0beae282b71ea
2	2026-07-02 05:42:49.749+00	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	operators.sign_in	operator	3109d9f3-f672-4d6f-9543-37adf8ff1753	\N	\N	\N	127.0.0.1	46ae2a4d5dfaf0f0e46e72d13d6a21dfb871e7ea7ae4240571f0beae282b71ea	4c4a2b08806b1e6f13f4699f78f783bfc0d4b0022fccc956d80c211a4ea910ad
3	2026-07-02 05:42:49.749+00	operator:a4af8471-8d9e-44cd-8c7a-aa76b71a535c	operators.activate	operator	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	\N	{"status": "active"}	\N	127.0.0.1	4c4a2b08806b1e6f13f4699f78f783bfc0d4b0022fccc956d80c211a4ea910ad	35de18c2cf417e0ab7e01599e33b393f560263bca711099058f19d3b2245bb01
\.

copy audit_copy (the_row, seq, hash, at, answered_at, knows_more) from stdin;
t	329	fdb513c04eada56485a1ea8d0808fd0e49dce8037d63bca52db267f17cf70aa2	2026-11-29 05:43:38.23+00	2026-11-29 05:43:38.23068+00	f
\.

copy books_check (id, at, scope, findings, detail, saw_up_to, began_at, saw_journal, saw_act, unconfirmed) from stdin;
1	2026-07-02 05:42:49.749+00	everything	0	[]	0	2026-11-29 05:42:57.685+00	0	67	[]
2	2026-11-29 05:43:43.205+00	tail	0	[]	\N	2026-11-29 05:43:41.379+00	1237	329	[]
\.

copy webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at, accepted_at, rests_until, busy_until, turn_at, is_quick) from stdin;
2169cee6-42d3-4a82-9fd0-3f638e724b18	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	1	invented	{Invented}	USD	paused	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	\N	2026-06-02 00:00:00+00	t
\.

copy webhook_event (id, number, customer_id, type, subject_id, data, created_at) from stdin;
2b9ce3e0-d7bb-4b3c-84b7-ac4ebf9bbfda	1	ad42ec98-6006-44cc-9e9a-8742d3808ee6	Invented	d95cd50e-65ec-4fc2-87fc-4c89d57389fa	{}	2026-06-02 00:00:00+00
\.

copy webhook_delivery (id, endpoint_id, event_id, status, tries, created_at, next_at, last_at, last_status, last_error) from stdin;
d00e4648-432f-4097-bda9-c432b9fc5d5b	2169cee6-42d3-4a82-9fd0-3f638e724b18	2b9ce3e0-d7bb-4b3c-84b7-ac4ebf9bbfda	delivered	1	2026-06-02 00:00:00+00	\N	\N	2	\N
\.

copy webhook_orders_read (id, fill_seq, canceled_number) from stdin;
\.

copy identity_choice (customer_id, kind, at) from stdin;
342258fc-119b-4794-b40d-d3c9dcf6257d	personal	2026-07-02 05:42:49.749+00
517babf9-74b3-422a-8c1c-5e348a3733dd	company	2026-11-13 05:42:49.749+00
6d02eb90-a9b5-498b-8394-da4225e9c4b6	personal	2026-07-02 05:42:49.749+00
\.

copy kyc_case (id, number, customer_id, status, version, opened_at, submitted_at, decided_at, reason_code, told, approved_at) from stdin;
25cf04d3-e01a-4b29-b630-7fb0759deeab	30005	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	approved	1	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2026-07-02 05:42:49.749+00
534a1127-3e02-476f-8c89-6a725638bfdb	30003	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	approved	1	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2026-07-02 05:42:49.749+00
c00f8d4a-5af2-42e3-b956-50d73726e603	30006	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	approved	1	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2026-07-02 05:42:49.749+00
cbcb40f1-f804-40ee-8f07-7d31754e2334	30004	342258fc-119b-4794-b40d-d3c9dcf6257d	approved	1	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2026-07-02 05:42:49.749+00
fe695355-3d1e-4214-baff-e475486469ab	30002	6d02eb90-a9b5-498b-8394-da4225e9c4b6	approved	1	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2026-07-02 05:42:49.749+00
\.

copy kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash, document_number_masked, document_expires_on, address, at, source, source_at, unverified_fields, number_formula) from stdin;
25cf04d3-e01a-4b29-b630-7fb0759deeab	1	Ong Rui Min	1990-09-30	SG	passport	k1.K33vCdrn-4pnKsHd.zTotnb-RpJ3R3_AT_KT-zA.tycxKnTbxYli	08675f67dbe98644ad1b7c90a53bbb32ed97988f28c5033d15f36bd03440a4db	••••••27L	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 05:42:49.749+00	customer	\N	{}	2
534a1127-3e02-476f-8c89-6a725638bfdb	1	Farid Anwar	1971-06-21	MY	passport	k1.LZuwzarRnhZDhvsg.RjxaLgoey8qlVsovxy-r7Q.MI7-pj89-M9Y	104b53903bd0f56a690ece0648ad747b054e73440723e729e92211ca3636ead7	••••••275	2033-05-31	{"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}	2026-07-02 05:42:49.749+00	customer	\N	{}	2
c00f8d4a-5af2-42e3-b956-50d73726e603	1	Nadia Rahman	1986-12-08	SG	passport	k1.YIc6O-drCJXjMwIl.vtY29NRHUBUy0yoX_J3WMg.KFsX35tZat5c	366f7ff5c15c412898b7b63aa92e2273f134d513ffcde071e3d1374992eb81cf	••••••38M	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 05:42:49.749+00	customer	\N	{}	2
cbcb40f1-f804-40ee-8f07-7d31754e2334	1	Tomas Dahl	1983-02-17	NO	passport	k1.Rrr759ow3UEvKMxP.Vp9FWcj3SFMmT85fi7quZQ.eNFNXrHiSSsI	a64d0451e118be913818609ef9a625ad58007e890dd820faee1debba45421096	••••••034	2033-05-31	{"city": "Oslo", "line1": "8 Harbor Street", "country": "NO", "postcode": "018960"}	2026-07-02 05:42:49.749+00	customer	\N	{}	2
\.

copy kyc_document (case_id, version, kind, upload_id) from stdin;
25cf04d3-e01a-4b29-b630-7fb0759deeab	1	front	b4cc43ce-9cf7-43fe-bd88-7c61241f73d3
25cf04d3-e01a-4b29-b630-7fb0759deeab	1	selfie	dd6fd23c-4744-4691-9f02-8db7ba64c344
534a1127-3e02-476f-8c89-6a725638bfdb	1	front	da461d00-b1d0-44b8-9813-2c56cc806799
\.

copy kyc_ask (case_id, version, item, reason_code, told, asked_by, at) from stdin;
cbcb40f1-f804-40ee-8f07-7d31754e2334	1	selfie	DBSSSGSG	INV000001	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	2026-06-02 00:00:00+00
\.

copy kyc_identity (number_hash, customer_id) from stdin;
08675f67dbe98644ad1b7c90a53bbb32ed97988f28c5033d15f36bd03440a4db	bfe68664-f81e-44c6-b9b9-75e7cce18b8b
104b53903bd0f56a690ece0648ad747b054e73440723e729e92211ca3636ead7	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7
366f7ff5c15c412898b7b63aa92e2273f134d513ffcde071e3d1374992eb81cf	8e8d6145-fd22-4ef8-b515-f39c9d09aa92
\.

copy identity_check (id, customer_id, at, matched) from stdin;
ac70e75d-2dd7-42fd-b57e-0d90c2b3ef44	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	2026-06-01 00:00:00+00	t
\.

copy kyc_handover (id, customer_id, flow, items, status, code_hash, device, phone_hash, created_at, opened_at, done_at, expires_at) from stdin;
dde52306-fb72-487c-bc26-1cbd60b8a33c	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	personal	{Invented}	opened	solana	USD	2026-06	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	\N	2026-06-02 00:00:00+00
\.

copy kyc_handover_photo (handover_id, item, upload_id, at) from stdin;
dde52306-fb72-487c-bc26-1cbd60b8a33c	ABCDEFGHJK	b5269c80-1eb1-4df4-89fd-0ef260ea1249	2026-06-02 00:00:00+00
\.

copy company_application (id, number, customer_id, status, version, company_type, name, registration_number, registration_hash, incorporated_on, contact_number, source_of_funds, nature_of_business, application_reason, website, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code, told) from stdin;
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	50001	517babf9-74b3-422a-8c1c-5e348a3733dd	approved	2	limited_liability_partnership	Northquay Capital Partners LLP	T19LL0452K	e67be7941ec1ab62fadd14c9f9df8cd129e56c3be3e34b75e22ab6713750ce91	2019-06-01	+6561234567	Capital of the partners and retained earnings.	Investment in private credit.	To subscribe to offerings and hold them.	\N	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	f	2026-11-13 05:42:49.749+00	2026-11-13 05:42:49.749+00	2026-11-13 05:42:49.749+00	0	2026-11-13 05:42:49.749+00	\N	\N
\.

copy company_document (application_id, kind, upload_id, issued_on, added_at) from stdin;
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	partnership_agreement	2dea1ab3-89eb-497b-a0f9-9599cd936c3b	2026-11-04	2026-11-13 05:42:49.749+00
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	business_profile	45379258-9f4f-47ed-80e1-f4b61414f192	2026-11-04	2026-11-13 05:42:49.749+00
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	board_resolution	250378a2-36b8-4601-9705-46f70d61993e	2026-11-04	2026-11-13 05:42:49.749+00
\.

copy company_person (id, application_id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, added_at, account_hash, register_fields, register_roles, number_formula, register_differs) from stdin;
3e80c89c-daf6-4645-8ea6-b10c9cc7de75	29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	Tomas Dahl	{limited_partner}	passport	k1.v0h41675exxGwTX8.xzx4hVumYE4hLJ7PHopj2g.PPgYYJqQ9bsa	f01149d24c53e374707fb1640f643492c1dc72cd56cd21710e02d34ae9fd64c4	••••••21K	NO	1968-11-02	\N	2026-11-13 05:42:49.749+00	18f06b297892de60cf37198e5e80039111809fb7c610dd8f3ad1f1854591fa8f	\N	\N	2	{}
8a277b3f-f341-4b06-bc3c-cfd669687940	29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	Helena Voss	{general_partner,authorized_trader}	passport	k1.9zmP0iYpZ5nhb2-k.iccTDpymnAmQ2hVT1ygERA.4It2mo6SQS08	0a349fdfbe9a81a0259a14dbf4eca64dc2027cb7e4760888fe5b21fc279a3623	••••••20K	SG	1974-05-04	4200	2026-11-13 05:42:49.749+00	1fab5f4f3fd236d8ed47f2f777c1a29a7ba0c365dd50ba6ccc522512fa96b409	\N	\N	2	{}
f97518b9-33c5-468c-83af-7ba24560592c	29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	Mira Ranganathan	{limited_partner}	passport	k1.40iw1yK5nQ17-fnz.qzUk9_RBrB_wbP4tVjtAAA.r8bDV5bXgZWE	9c7b38445c0d2be4359ba94042d33f93c64f876eb862d758ceb62bf2588b0799	••••••22K	IN	1981-02-14	1800	2026-11-13 05:42:49.749+00	ccca3c20ae21f49f8b009f89b0e1262f36ea9fd9098d929ae989fbf067c51777	\N	\N	2	{}
\.

copy company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at) from stdin;
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	1	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "3e80c89c-daf6-4645-8ea6-b10c9cc7de75", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "18f06b297892de60cf37198e5e80039111809fb7c610dd8f3ad1f1854591fa8f", "id_number_hash": "f01149d24c53e374707fb1640f643492c1dc72cd56cd21710e02d34ae9fd64c4", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.v0h41675exxGwTX8.xzx4hVumYE4hLJ7PHopj2g.PPgYYJqQ9bsa", "register_differs": []}, {"id": "8a277b3f-f341-4b06-bc3c-cfd669687940", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "1fab5f4f3fd236d8ed47f2f777c1a29a7ba0c365dd50ba6ccc522512fa96b409", "id_number_hash": "0a349fdfbe9a81a0259a14dbf4eca64dc2027cb7e4760888fe5b21fc279a3623", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.9zmP0iYpZ5nhb2-k.iccTDpymnAmQ2hVT1ygERA.4It2mo6SQS08", "register_differs": []}, {"id": "f97518b9-33c5-468c-83af-7ba24560592c", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "ccca3c20ae21f49f8b009f89b0e1262f36ea9fd9098d929ae989fbf067c51777", "id_number_hash": "9c7b38445c0d2be4359ba94042d33f93c64f876eb862d758ceb62bf2588b0799", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.40iw1yK5nQ17-fnz.qzUk9_RBrB_wbP4tVjtAAA.r8bDV5bXgZWE", "register_differs": []}], "structure": {"stakes": [], "entities": [], "restBelow": false}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	8a277b3f-f341-4b06-bc3c-cfd669687940	Helena Voss	2026-11-13 05:42:49.749+00
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	2	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "3e80c89c-daf6-4645-8ea6-b10c9cc7de75", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "18f06b297892de60cf37198e5e80039111809fb7c610dd8f3ad1f1854591fa8f", "id_number_hash": "f01149d24c53e374707fb1640f643492c1dc72cd56cd21710e02d34ae9fd64c4", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.v0h41675exxGwTX8.xzx4hVumYE4hLJ7PHopj2g.PPgYYJqQ9bsa", "register_differs": []}, {"id": "8a277b3f-f341-4b06-bc3c-cfd669687940", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "1fab5f4f3fd236d8ed47f2f777c1a29a7ba0c365dd50ba6ccc522512fa96b409", "id_number_hash": "0a349fdfbe9a81a0259a14dbf4eca64dc2027cb7e4760888fe5b21fc279a3623", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.9zmP0iYpZ5nhb2-k.iccTDpymnAmQ2hVT1ygERA.4It2mo6SQS08", "register_differs": []}, {"id": "f97518b9-33c5-468c-83af-7ba24560592c", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "ccca3c20ae21f49f8b009f89b0e1262f36ea9fd9098d929ae989fbf067c51777", "id_number_hash": "9c7b38445c0d2be4359ba94042d33f93c64f876eb862d758ceb62bf2588b0799", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.40iw1yK5nQ17-fnz.qzUk9_RBrB_wbP4tVjtAAA.r8bDV5bXgZWE", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "955912a1-7cd9-4e11-85e4-9de3617937cd"}, {"ofId": "955912a1-7cd9-4e11-85e4-9de3617937cd", "share": 10000, "ownerId": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e"}, {"ofId": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e", "share": 9700, "ownerId": "3e80c89c-daf6-4645-8ea6-b10c9cc7de75"}], "entities": [{"id": "955912a1-7cd9-4e11-85e4-9de3617937cd", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	8a277b3f-f341-4b06-bc3c-cfd669687940	Helena Voss	2026-11-13 05:42:49.749+00
\.

copy company_version_document (application_id, version, kind, upload_id, issued_on) from stdin;
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	1	board_resolution	250378a2-36b8-4601-9705-46f70d61993e	2026-11-04
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	1	business_profile	45379258-9f4f-47ed-80e1-f4b61414f192	2026-11-04
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	1	partnership_agreement	2dea1ab3-89eb-497b-a0f9-9599cd936c3b	2026-11-04
\.

copy company_ask (application_id, version, item, reason_code, told, asked_by, at, answered_at) from stdin;
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	1	INV000001	invented@tessera.example	\N	bd3d9be9-acf8-451b-9efa-8822cf462ce7	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00
\.

copy company_identity (registration_hash, customer_id) from stdin;
e67be7941ec1ab62fadd14c9f9df8cd129e56c3be3e34b75e22ab6713750ce91	517babf9-74b3-422a-8c1c-5e348a3733dd
\.

copy company_structure (application_id, structure, saved_at) from stdin;
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	{"stakes": [{"ofId": null, "share": 3100, "ownerId": "955912a1-7cd9-4e11-85e4-9de3617937cd"}, {"ofId": "955912a1-7cd9-4e11-85e4-9de3617937cd", "share": 10000, "ownerId": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e"}, {"ofId": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e", "share": 9700, "ownerId": "3e80c89c-daf6-4645-8ea6-b10c9cc7de75"}], "entities": [{"id": "955912a1-7cd9-4e11-85e4-9de3617937cd", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}	2026-11-13 05:42:49.749+00
\.

copy company_change (id, number, application_id, status, base_version, to_version, changed_on, note, content, declaration_version, declaration_sha256, signer_id, signer_name, filed_at, decided_at, reason_code, told) from stdin;
f5d3f37b-c980-400e-9ee6-7bd52b74feb8	70001	29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	approved	1	2	2026-11-04	Tomas Dahl transferred his stake to Dahl Holding AS.	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "3e80c89c-daf6-4645-8ea6-b10c9cc7de75", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "18f06b297892de60cf37198e5e80039111809fb7c610dd8f3ad1f1854591fa8f", "id_number_hash": "f01149d24c53e374707fb1640f643492c1dc72cd56cd21710e02d34ae9fd64c4", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.v0h41675exxGwTX8.xzx4hVumYE4hLJ7PHopj2g.PPgYYJqQ9bsa", "register_differs": []}, {"id": "8a277b3f-f341-4b06-bc3c-cfd669687940", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "1fab5f4f3fd236d8ed47f2f777c1a29a7ba0c365dd50ba6ccc522512fa96b409", "id_number_hash": "0a349fdfbe9a81a0259a14dbf4eca64dc2027cb7e4760888fe5b21fc279a3623", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.9zmP0iYpZ5nhb2-k.iccTDpymnAmQ2hVT1ygERA.4It2mo6SQS08", "register_differs": []}, {"id": "f97518b9-33c5-468c-83af-7ba24560592c", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "ccca3c20ae21f49f8b009f89b0e1262f36ea9fd9098d929ae989fbf067c51777", "id_number_hash": "9c7b38445c0d2be4359ba94042d33f93c64f876eb862d758ceb62bf2588b0799", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.40iw1yK5nQ17-fnz.qzUk9_RBrB_wbP4tVjtAAA.r8bDV5bXgZWE", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "955912a1-7cd9-4e11-85e4-9de3617937cd"}, {"ofId": "955912a1-7cd9-4e11-85e4-9de3617937cd", "share": 10000, "ownerId": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e"}, {"ofId": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e", "share": 9700, "ownerId": "3e80c89c-daf6-4645-8ea6-b10c9cc7de75"}], "entities": [{"id": "955912a1-7cd9-4e11-85e4-9de3617937cd", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "d6c9bde9-b8b9-4cb7-8767-13084eb7815e", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	8a277b3f-f341-4b06-bc3c-cfd669687940	Helena Voss	2026-11-13 05:42:49.749+00	2026-11-13 05:42:49.749+00	\N	\N
\.

copy company_change_document (change_id, application_id, kind, upload_id, issued_on) from stdin;
f5d3f37b-c980-400e-9ee6-7bd52b74feb8	29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	register_of_members	8cecf7ef-b29d-4b47-b844-746d992ab828	2026-11-04
\.

copy company_register (application_id, fetched_at, fields, company_owners, left_out, differs, removed) from stdin;
29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	2026-06-01 00:00:00+00	{}	{}	2	[]	{Invented}
\.

copy company_rule (id, person_link_days) from stdin;
t	7
\.

copy company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, token_hash, facts_hash, consent_version, consent_sha256, created_at, opened_at, done_at, expires_at, wrong_dates) from stdin;
54252936-101a-480d-815b-2f92a19f77c9	29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	3e80c89c-daf6-4645-8ea6-b10c9cc7de75	sent	tomas.dahl@northquay.example	en_US	2d61f01a04a4fcc890868d013c0fa3bb042e4445e8578d75ebf620894b64eac4	\N	\N	\N	\N	2026-11-13 05:42:49.749+00	\N	\N	2026-11-20 05:42:49.749+00	0
\.

copy company_person_photo (link_id, application_id, item, upload_id, at) from stdin;
54252936-101a-480d-815b-2f92a19f77c9	29bb97ee-cf33-419f-9c55-2fdcfb3e14cb	selfie	c7d394f9-141e-4bb5-99e9-5a59d5ee093a	2026-06-01 00:00:10+00
\.

copy investor_application (id, number, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at, decided_at, reason_code, told, expires_at, reminded_days, ended_at) from stdin;
16800db3-95a5-4be7-a03f-7514df958bd4	40003	342258fc-119b-4794-b40d-d3c9dcf6257d	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166	granted	f	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2027-07-02 05:42:49.749+00	\N	\N
44c727bd-f692-4433-8739-3608337f64da	40002	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2027-07-02 05:42:49.749+00	\N	\N
6dda8192-90a6-45e4-ac07-f1fc501d98f8	40001	6d02eb90-a9b5-498b-8394-da4225e9c4b6	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166	granted	f	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	2027-07-02 05:42:49.749+00	\N	\N
\.

copy investor_evidence (application_id, upload_id) from stdin;
16800db3-95a5-4be7-a03f-7514df958bd4	2429401b-de83-4560-bd70-c8d401f1e7de
44c727bd-f692-4433-8739-3608337f64da	06bc77ea-5d5b-4195-a96f-0e06c071e79c
6dda8192-90a6-45e4-ac07-f1fc501d98f8	5c1a55e9-47e8-4ef8-b565-949c138abcc3
\.

copy investor_rule (id, version, rules, changed_at) from stdin;
t	1	{"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}	\N
\.

copy risk_test (id, customer_id, questions, answers, right_answers, pass_percent, status, started_at, ended_at) from stdin;
fc0e7d56-cbc4-42e0-88cf-4a9dec06b110	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	{open}	{1}	1	1	failed	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00
\.

copy sumsub_applicant (id, customer_id, kind, mode, applicant_id, subject_hash, level_name, info_digest, status, labels, comment, newest_at, green_at, taken_at, case_id, started_at, changed_at) from stdin;
bc6f5078-a34e-46ec-9b31-05a02727e04f	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	company	live	+6591234567	\N	invented	\N	final	{Invented}	DBSSSGSG	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	fe695355-3d1e-4214-baff-e475486469ab	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00
\.

copy sumsub_event (id, digest, body_sealed, received_at, external_user_id, outcome, handled_at) from stdin;
7004e4da-e31f-4d75-9916-bb80b4b57319	INV000001	HDFC0ABCDEF	2026-06-01 00:00:00+00	2026-06-01	\N	\N
\.

copy sumsub_removal (id, applicant_id, mode, requested_at, tries, tried_at, done_at) from stdin;
27d0dd95-ca26-45c9-b018-f09d84144cf8	\N	sandbox	2026-06-01 00:00:00+00	1	\N	2026-06-03 00:00:00+00
\.

copy sumsub_rule (id, verifies, countries) from stdin;
t	f	{}
\.

copy vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at, used_at, outcome) from stdin;
095fab21-a202-438a-bc96-d3cac1eb4785	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	6b4f960d-4f26-4aa1-8350-48c9f3b13588	corppass	DBSSSGSG	ABCDEFGHJK	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	\N	\N
\.

copy myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at) from stdin;
fbb1dfcc-a695-4f6b-80de-a9a9732a9202	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	1	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00
\.

copy transfer (id, number, customer_id, target_customer_id, coin, amount, source, target, status, requested_at, completed_at) from stdin;
0c20bcbc-97f6-41a5-8d6f-649d4d141142	5	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	\N	HCCL	2000000	token	spot	completed	2026-10-03 05:42:49.749+00	2026-10-03 05:42:49.749+00
212de2d9-ff55-40be-86b0-82cdbe548d0d	9	ad42ec98-6006-44cc-9e9a-8742d3808ee6	\N	AURB	1000	token	spot	completed	2026-10-03 05:42:49.749+00	2026-10-03 05:42:49.749+00
23152d8c-5ef9-49c4-9683-fa9251ea5974	3	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	\N	tUSD	2500000000000	token	spot	completed	2026-10-03 05:42:49.749+00	2026-10-03 05:42:49.749+00
f234e3fd-0cb8-4b84-a9da-49e2f270c25b	1	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	\N	AURB	300000	token	spot	completed	2026-10-03 05:42:49.749+00	2026-10-03 05:42:49.749+00
\.

copy sub_account (customer_id, parent_id, slot, name, deposits_open, trading_open) from stdin;
b34624b2-75f8-4391-a8ca-eb9e11543645	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	1	Northquay	t	t
\.

copy blacklist_entry (customer_id, blocked_number, remark, created_at) from stdin;
8e8d6145-fd22-4ef8-b515-f39c9d09aa92	2	HDFC0ABCDEF	2026-06-01 00:00:00+00
\.

copy account_closing (customer_id, requested_at, closes_at) from stdin;
342258fc-119b-4794-b40d-d3c9dcf6257d	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy member (login_id, account_id, roles, invited_by, joined_at, removed_at, removed_by, counts_from) from stdin;
342258fc-119b-4794-b40d-d3c9dcf6257d	b34624b2-75f8-4391-a8ca-eb9e11543645	{}	342258fc-119b-4794-b40d-d3c9dcf6257d	2026-06-02 00:00:00+00	\N	\N	2026-06-01 00:00:00+00
\.

copy member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at, ended_at, outcome) from stdin;
491837c4-4ccf-4fbd-8ccd-f46013a7cf99	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	2026-06-01	2026-06	{administer}	en_US	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	revoked
\.

copy member_act (id, account_id, login_id, key_id, at, path, subject, ip) from stdin;
2abdbe07-2d3b-40d6-8337-099d83e1c3ba	517babf9-74b3-422a-8c1c-5e348a3733dd	517babf9-74b3-422a-8c1c-5e348a3733dd	\N	2026-11-13 05:42:49.749+00	ex/api/v1/company_persons/send	\N	127.0.0.1
3b2104f8-78bd-412b-b7ce-93be9384ebd4	517babf9-74b3-422a-8c1c-5e348a3733dd	517babf9-74b3-422a-8c1c-5e348a3733dd	\N	2026-11-13 05:42:49.749+00	ex/broker/sign	b3846937-3865-4e48-a98d-5b4aeedf38f5	127.0.0.1
c6dcff89-f095-40ec-b66b-101543de18fa	517babf9-74b3-422a-8c1c-5e348a3733dd	517babf9-74b3-422a-8c1c-5e348a3733dd	\N	2026-11-13 05:42:49.749+00	upload/api/v1/uploads/create	b50ac645-0178-40c7-9994-da76c17eba57	127.0.0.1
\.

copy signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at) from stdin;
ddae30f7-55ab-4cb0-97f2-9273cc800fa5	6d02eb90-a9b5-498b-8394-da4225e9c4b6	100	1	1	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	2026-06-01 00:00:00+00
\.

copy signature_act (id, number, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, asked_by, asked_at, factor, lapses_at, second_by, second_factor, ended_by, ended_at, failed_code, result_id) from stdin;
8e0faa01-911f-4d9e-a000-79ec35be2de3	23	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	invitation	failed	{}	en_US	tUSD	1	2	2448dbb5-437f-406e-a808-5517142ed6bf	f234e3fd-0cb8-4b84-a9da-49e2f270c25b	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2026-06-01 00:00:00+00	2026-06-01	2026-06-03 00:00:00+00	b34624b2-75f8-4391-a8ca-eb9e11543645	+6591234567	\N	2026-06-01 00:00:00+00	\N	\N
\.

copy single_act (id, login_id, account_id, kind, value, client_order_id, at) from stdin;
7ad70938-ca9e-436f-b645-50b8965eedc7	b34624b2-75f8-4391-a8ca-eb9e11543645	342258fc-119b-4794-b40d-d3c9dcf6257d	orders	2	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00
\.

copy deposit_address (chain, address, customer_id, seal, created_at) from stdin;
solana_devnet	2JCjdAXaWjjasQmjhToQszDyCkYyFqAtsEbreXuFX5gm	ad42ec98-6006-44cc-9e9a-8742d3808ee6	b086718a7e31add46b1b366d84043bb13c64e30e18ace41be0259abf7f66287c	2026-07-02 05:42:49.749+00
solana_devnet	9icnKWhcB9RagMKEvMNQ4GWmMz17vo9zxmMv9sZqE15E	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	940bf513ba0c9a2e4348445813932bdd7773f0c82dfe641d77dc86c512c12123	2026-07-02 05:42:49.749+00
solana_devnet	CSsB8cmpgTnThpqa6Lcfoi2YD8DvnAMspmKBk9Rcc8q7	6d02eb90-a9b5-498b-8394-da4225e9c4b6	1324089b7034939f173a418c10cf86a195579ef13320efd4d114c051987cc0d6	2026-07-02 05:42:49.749+00
solana_devnet	6fY8vWUDX7g4erBu24mVVoLduFbYsPBpotwCZQ83xcWp	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	49516a790f389fe30611ccd16e99474f68052726fba04808e88963d9151c5908	2026-07-02 05:42:49.749+00
solana_devnet	AR5cqUhJp3ScrjT2SaWTHLDGqpaXXA4dPPY6YqgcDRBy	517babf9-74b3-422a-8c1c-5e348a3733dd	a573b05b62bd15f3ae054f9679173fc39f7ec696551d00df014002aabac58e8c	2026-11-13 05:42:49.749+00
\.

copy chain_cursor (chain, token_account, coin, mint, address, customer_id, signature, slot, balance, empty_looks) from stdin;
solana_devnet	F3uvA4VUDZZF7UHBwYvYfqZqEpbbdUYAE97g2DaYgMxo	tUSD	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	CSsB8cmpgTnThpqa6Lcfoi2YD8DvnAMspmKBk9Rcc8q7	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2jr1noYL5LcHNVQWzsNQkvz9AdrdaSKhK57tHMBUr33kXmCeWCc1GHyigAz6qu1g6hNHhD62o32Leb8EqA3M2f8x	98	0	2
solana_devnet	FwrckRAVgowPXZ3qwDREohBf1EqzwDMsZVXGocGrGgRk	tUSD	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	AR5cqUhJp3ScrjT2SaWTHLDGqpaXXA4dPPY6YqgcDRBy	517babf9-74b3-422a-8c1c-5e348a3733dd	5DVAVebzvLrEKP1jrDNer5ooK82j7oEzHykXWsQSUVn8N9dWydaEmueZgkxfy6U1AQyAPgxgp7FFYrWhKQFm8TTf	141	0	2
solana_devnet	2TtVcKJ8bPu6sF8DX9FU1p3DGFS1LxKxQwdec6KFNf54	tUSD	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	2JCjdAXaWjjasQmjhToQszDyCkYyFqAtsEbreXuFX5gm	ad42ec98-6006-44cc-9e9a-8742d3808ee6	2Xt1ytP5DfEQXeptLnqzKENWm1hZ26SwqyBfp38xqMU1Gb7bA45vVZyBXws2DxckBiGwRhz38mhPnZyKQFYYDick	98	0	2
solana_devnet	4nYo2i8pipYAuQiMjLR6ZcBKoZMvHqHFp7XRbf6Ynwtx	tUSD	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	9icnKWhcB9RagMKEvMNQ4GWmMz17vo9zxmMv9sZqE15E	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	5FZaqTvWCXJyKk9wETiVpKsz6MuKogH9YKN8rddiy6ezw3ZJ28sawkY2X3HV5cKS6iAZS7dM4xYNtcCcE7qbSyPd	98	0	2
solana_devnet	ATKGSQXSPtHLvuZucgNWs5Re1SosUZc3SfS6F6DjhNbX	tUSD	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	6fY8vWUDX7g4erBu24mVVoLduFbYsPBpotwCZQ83xcWp	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	5XqxsbLMpepWhLriymXs5HzmGaRXVkhG4pC16rJywodKEDe5iN9FT3aNVBvgFRXJ9iubGUVPfh3mPMiEbRxq3SkQ	98	0	2
\.

copy deposit (id, customer_id, coin, chain, signature, path, destination, sender, mint, amount, slot, confirmations, status, reason, journal_id, seen_at, credited_at) from stdin;
04aa917e-c0cd-424c-afce-372762da438d	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	tUSD	solana_devnet	5rNv8AMFkcQjjDap2swgxJtXZJBKwcbMj8hXgZgbVWNuNCifbUPZShmP1P1wd85yTZgXB9Zz7MKobKbYW5Z9ZcTt	1	4nYo2i8pipYAuQiMjLR6ZcBKoZMvHqHFp7XRbf6Ynwtx	\N	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	6000000000000	83	8	credited	\N	01a0fb22-fe95-7390-8279-004ba625d5e4	2026-10-02 05:42:49.749+00	2026-10-02 05:42:49.749+00
152a8543-d8ec-489b-b7fe-eb18089e9fe7	517babf9-74b3-422a-8c1c-5e348a3733dd	tUSD	solana_devnet	34h66U4nQt3RTY7QA2xZ3Jt2QsS1X7bdKCF4xQpAHwaCPu2LFp3VoQSCrGbz2mZnuTSEymQ5tBfcEjuPMqHhNfDr	1	FwrckRAVgowPXZ3qwDREohBf1EqzwDMsZVXGocGrGgRk	\N	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	80000000000	125	8	credited	\N	01a1d36e-1695-7ea1-8ab3-5ae83b32dffb	2026-11-13 05:42:49.749+00	2026-11-13 05:42:49.749+00
5442ec59-692d-4bef-a7d7-6c85372bc8c9	342258fc-119b-4794-b40d-d3c9dcf6257d	tUSD	solana_devnet	46kLwzhzudsyeEHobDwFXF8LoNcyhJDvCCjPSQjYZyV46xTmtfRxXpF88nhkaNLz5nopGM6DFqehzk6XSC2vFfB5	1	J98UJiayQvPz58n814Yw8tFB6WDf43hjhNKNf7B4dCrq	\N	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	300000000000	83	8	credited	\N	01a0fb22-fe95-7622-87e8-88a8fffbd178	2026-10-02 05:42:49.749+00	2026-10-02 05:42:49.749+00
834673ae-5bc2-4d3f-b7dd-9175099b6ffa	ad42ec98-6006-44cc-9e9a-8742d3808ee6	tUSD	solana_devnet	cFV3meUUjRJmzVtsxbvXEhFxteVTfmwukowQijQksEbjuxb5r34pyaaXjuCYDXBujXHuH5Nr63WZzoZhuKogTEt	1	2TtVcKJ8bPu6sF8DX9FU1p3DGFS1LxKxQwdec6KFNf54	\N	9QMwt43TUZmDyFZ8dJeWRyWvKfVasPkB7DsAW28yg2sR	60000000000	83	8	credited	\N	01a0fb22-fe95-7d78-86e8-5db1046185f2	2026-10-02 05:42:49.749+00	2026-10-02 05:42:49.749+00
\.

copy house_address (chain, address, created_at, kind) from stdin;
solana_devnet	2kLRc1J5KCuHzVaNRbQfWmWAWjLZV2528yWij1cT2mMu	2026-07-02 05:42:49.749+00	hot
solana_devnet	DJuPiaWNVykuqA4DPN4bRdLY7vTYGhqM2EDxRjPCBvXb	2026-07-02 05:42:49.749+00	cold
\.

copy sweep (id, chain, token_account, coin, amount, signature, wire, last_valid_height, outcome, created_at, resolved_at, target) from stdin;
0461cbee-f2be-409c-889f-7cb15c9f494e	solana_devnet	FwrckRAVgowPXZ3qwDREohBf1EqzwDMsZVXGocGrGgRk	tUSD	80000000000	5DVAVebzvLrEKP1jrDNer5ooK82j7oEzHykXWsQSUVn8N9dWydaEmueZgkxfy6U1AQyAPgxgp7FFYrWhKQFm8TTf	AtLVyBkzna++iAcmJqq+JiIiSXN/h6jfeJ6iX/tbgl1HxuLZGkAXynLezesE2ig55o5HRKxMk2hb7E4M2c3HIwoIMkkLR8fdOkk5zrWr26hfidnMok4VKXz/8IY2zKRS1XP/N9/ZZZoBCCvq7X+1J2CFCvUmhExcLosjFlsGJo4MgAIBBgoZ9Z/uMWeMX08D76u5UTsQxTCCMKbxuXBnLsdUaw6FlIvkV9r0WZg8PzqGjxf4pYRQEtQ3gMRTDDJcHfYtCXDM3hEVATjgKSFUOlUAT8m05rMAgCFplnWRdRf61xnHG5/5hptlgwjkKitdfW37EwJumtwA1ayhO+Gtx4ufJ1gUNQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAfNmJuMEQYp5uJfXIJZB7VgXllzUCr5Z6ycTnHcu8G0iMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8Aqdd3SOSCZ9beS8EY1+VwSYAT2qq1/7o0/Kkwz0ffpcHmBQcABQJADQMABwAJAwAAAAAAAAAABgYAAwAFBAkBAQkEAgUDAQoMACBfoBIAAAAGCAAkMDQ2MWNiZWUtZjJiZS00MDljLTg4OWYtN2NiMTVjOWY0OTRlAA==	281	finalised	2026-11-13 05:42:49.749+00	2026-11-23 05:42:49.749+00	hot
1ceb1a82-ae47-425c-99bd-79c799d43f0c	solana_devnet	Ho3Zhs5BaZkrnoBR3rLqvMgcnxyUXBgZtUswtokQ7JMA	tUSD	9109100000000	2DqqGpRsfdDAa1Nqzxwm8pmHovSAohrchwPzfDrMsdWrRiVz5EuWP2tHnZ2tfF3bTPE22oaFVve19WSV3KdCggu1	AT0XZcNMD5xykwd6RKEFCx6AfV95Aj4uxYGvFaB3Gk0VywsFte1WtM4cR5ovePx7paQkAhEZQ2iMyVBonoi64gyAAQAHChn1n+4xZ4xfTwPvq7lROxDFMIIwpvG5cGcux1RrDoWUqFYzUFcDzfutbsXwWe5BziNJMS70DFvPDoICR7q3tCH5hptlgwjkKitdfW37EwJumtwA1ayhO+Gtx4ufJ1gUNQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAfNmJuMEQYp5uJfXIJZB7VgXllzUCr5Z6ycTnHcu8G0iMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAAtuJbN9Mq14GTGfIY6UQgzYU73NkiBxlT7Vn8zEHjXeIFSlNamSkhBk0k6HFg2jh8fDW13bySu4HkH6hAQQVEjQbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCp9lHZsolLP8421D3Ha4XY/6gqrZQg/92sTigPgLLoDtIFBgAFAkANAwAGAAkDAAAAAAAAAAAFBgABBwQDCQEBCQQCBAEACgwAc6vgSAgAAAYIACQxY2ViMWE4Mi1hZTQ3LTQyNWMtOTliZC03OWM3OTlkNDNmMGMA	240	finalised	2026-10-03 05:42:49.749+00	2026-10-31 05:42:49.749+00	cold
2e2d471b-0e30-45db-b7b7-13221ce1a331	solana_devnet	F3uvA4VUDZZF7UHBwYvYfqZqEpbbdUYAE97g2DaYgMxo	tUSD	150000000000	2jr1noYL5LcHNVQWzsNQkvz9AdrdaSKhK57tHMBUr33kXmCeWCc1GHyigAz6qu1g6hNHhD62o32Leb8EqA3M2f8x	Alb3BzYrwuPOmML8qglaq2YHzOGylo/js6cnSadiIa0PUtt3KdX6ZjKq22UGYdlHypULsSASOkhcgEawc78Ikw0Z3zmsjjF+kkvN3s1yxo605di8TyXu3Ae6j8XfsYbxUPPxTOrEw5FLd7nPP7vO1jUrXOU0cxAyU8W+OS/OF78BgAIBBgoZ9Z/uMWeMX08D76u5UTsQxTCCMKbxuXBnLsdUaw6FlKoQzyGSlJsAEl2LqCvxzXZWH0RWvd52qgNHB6jB5eYK0MKch+uyH/AaQAv9EHaKmlMeYHNsGZ7vzVix3b0svpz5hptlgwjkKitdfW37EwJumtwA1ayhO+Gtx4ufJ1gUNQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAfNmJuMEQYp5uJfXIJZB7VgXllzUCr5Z6ycTnHcu8G0iMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqbO+83PMLmLZ4EetGQUEY4gNrpXW7MbbULJJGH8XXPGfBQcABQJADQMABwAJAwAAAAAAAAAABgYAAwAFBAkBAQkEAgUDAQoMAFyy7CIAAAAGCAAkMmUyZDQ3MWItMGUzMC00NWRiLWI3YjctMTMyMjFjZTFhMzMxAA==	239	finalised	2026-10-02 05:42:49.749+00	2026-10-31 05:42:49.749+00	hot
\.

copy address_book (id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, removed_at, beneficiary, proved_at) from stdin;
7b6531b9-d0cf-4f91-b41f-cb8d8239041b	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	SGD	DBSSSGSG	65	invented	en_US	t	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	{}	\N
\.

copy test_transfer (id, address_id, amount, started_at, expires_at, deposit_id) from stdin;
88ab7c87-f5d4-4b74-a437-aa456a81117f	7b6531b9-d0cf-4f91-b41f-cb8d8239041b	100	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	834673ae-5bc2-4d3f-b7dd-9175099b6ffa
\.

copy withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, limit_value, remark, status, seal, hold_id, journal_id, kyc_at_request, factor, reason, told, signer_refusal, requested_at, status_at, confirm_by, confirmed_at, beneficiary, identified, unidentified_before, unidentified_cap) from stdin;
6109bcb1-6bee-4d82-984f-b06b23186cdb	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	NQC2	DBSSSGSG	invented	\N	7b6531b9-d0cf-4f91-b41f-cb8d8239041b	100	1	0	INV000001	refused	2026-06-01	eae9fa18-af67-4df4-874d-d1e3350ef353	01a0f5fc-a295-7ab3-bd07-3fb8d1dd08cc	approved	65	en_US	Invented	en_US	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\N	\N	{}	f	100	100
\.

copy withdrawal_mail (id, withdrawal_id, person_id, sent_at, disowned_at) from stdin;
6bd8aaaa-aedd-4946-9a7c-488a09939fe9	6109bcb1-6bee-4d82-984f-b06b23186cdb	4019f361-598d-493f-84d7-6fae45c3bb1e	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at, resolved_at, opens_account) from stdin;
1d227591-08f4-465e-a8d6-ef343ccb91c1	6109bcb1-6bee-4d82-984f-b06b23186cdb	2	invented@tessera.example	en_US	100	USD	1	finalised	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	f
\.

copy payment_evidence (withdrawal_id, doubt, hosts, at) from stdin;
6109bcb1-6bee-4d82-984f-b06b23186cdb	ABCDEFGHJK	{}	2026-06-01 00:00:10+00
\.

copy bank_account (id, coin, bank, bank_code, payee, account_number, order_min, order_max, opened_at, closed_at, payout_open, payout_fee, payout_min, payout_max) from stdin;
168e1267-fa90-4ba2-87b0-22b7736c5554	CNY	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-9	10000	10000000000	2026-07-02 05:42:49.749+00	\N	t	1000	1000	100000000
9b3bc9d0-924b-4b25-ba0d-019a206e1714	USD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-8	10000	10000000000	2026-07-02 05:42:49.749+00	\N	t	500	1000	100000000
abe35702-bff5-4ff9-93c7-8bf1ac161b5b	SGD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-7	10000	10000000000	2026-07-02 05:42:49.749+00	\N	t	200	1000	100000000
\.

copy bank_feed (source, position, read_at) from stdin;
http://127.0.0.1:43073/feed	7	2026-10-31 05:42:49.749+00
\.

copy bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at, confirmed_at) from stdin;
2d66d13c-73ee-4a31-b4ab-44366867f363	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	feed	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	\N	\N	2026-06-01	2026-06-01	received	\N	2026-06-01 00:00:10+00	\N
\.

copy bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, expects, outcome, ended_at) from stdin;
8582fa2a-10e4-43c7-898d-7f73c8fd58f7	2d66d13c-73ee-4a31-b4ab-44366867f363	2	2026-06-01	en_US	{Invented}	DBSSSGSG	out	NQC2	1	+6591234567	SG	+6591234567	2026-06-01	Invented	\N	\N
\.

copy bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, status, reason, imported_at, names_order, names_payout, returns_line, funds_distribution, claim_id, same_as) from stdin;
017e6d94-93c9-477d-9ff5-7cbea17a5cce	Merlion Bank	SGD-000003	003-918204-7	in	SGD	7500000000	Farid Anwar	\N	RTNXCHWFQ	2026-07-02	credited	\N	2026-07-02 05:42:49.749+00	ab47cc44-7d9f-41bf-9545-0869020b0453	\N	\N	\N	\N	\N
225e53ba-bd7b-458a-b9b3-9834c3ef0165	Merlion Bank	SGD-000006	003-918204-7	in	SGD	2000000000	Nadia Rahman	\N	96G6SZTJF	2026-07-02	credited	\N	2026-07-02 05:42:49.749+00	8a6a6f10-8d27-4559-b136-8605d98a1cdd	\N	\N	\N	\N	\N
3e773ebe-8159-421c-a4f7-3b6ca94b111b	Merlion Bank	SGD-000001	003-918204-7	in	SGD	24000000	Lim Jia Wen	\N	8F6C52K8M	2026-07-02	credited	\N	2026-07-02 05:42:49.749+00	c0363073-74b4-4bbe-a02c-4dda333aa98f	\N	\N	\N	\N	\N
9a567ef2-d915-4dd6-b2ee-82dc0b670a77	Merlion Bank	SGD-000002	003-918204-7	in	SGD	90000000	陈思远	\N	7CAQNNTEK	2026-07-02	credited	\N	2026-07-02 05:42:49.749+00	19fe71e7-f935-4e76-8dd1-b918a1b2da5e	\N	\N	\N	\N	\N
\.

copy fiat_order (id, number, customer_id, coin, amount, settled, reference, bank_account_id, proof_id, status, bank_line_id, journal_id, kyc_at_request, created_at, expires_at, paid_at, completed_at) from stdin;
19fe71e7-f935-4e76-8dd1-b918a1b2da5e	2	6d02eb90-a9b5-498b-8394-da4225e9c4b6	SGD	90000000	90000000	7CAQNNTEK	abe35702-bff5-4ff9-93c7-8bf1ac161b5b	\N	completed	9a567ef2-d915-4dd6-b2ee-82dc0b670a77	019f2159-ee95-7b0e-8841-0b63012ef901	approved	2026-07-02 05:42:49.749+00	2026-07-05 05:42:49.749+00	\N	2026-07-02 05:42:49.749+00
8a6a6f10-8d27-4559-b136-8605d98a1cdd	6	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	SGD	2000000000	2000000000	96G6SZTJF	abe35702-bff5-4ff9-93c7-8bf1ac161b5b	\N	completed	225e53ba-bd7b-458a-b9b3-9834c3ef0165	019f2159-ee95-7eb2-878c-107e07e641ca	approved	2026-07-02 05:42:49.749+00	2026-07-05 05:42:49.749+00	\N	2026-07-02 05:42:49.749+00
ab47cc44-7d9f-41bf-9545-0869020b0453	3	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	SGD	7500000000	7500000000	RTNXCHWFQ	abe35702-bff5-4ff9-93c7-8bf1ac161b5b	\N	completed	017e6d94-93c9-477d-9ff5-7cbea17a5cce	019f2159-ee95-7199-a13f-4b51283fd25f	approved	2026-07-02 05:42:49.749+00	2026-07-05 05:42:49.749+00	\N	2026-07-02 05:42:49.749+00
c0363073-74b4-4bbe-a02c-4dda333aa98f	1	ad42ec98-6006-44cc-9e9a-8742d3808ee6	SGD	24000000	24000000	8F6C52K8M	abe35702-bff5-4ff9-93c7-8bf1ac161b5b	\N	completed	3e773ebe-8159-421c-a4f7-3b6ca94b111b	019f2159-ee95-780b-95ed-0144fc2c6661	approved	2026-07-02 05:42:49.749+00	2026-07-05 05:42:49.749+00	\N	2026-07-02 05:42:49.749+00
\.

copy customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address, remark, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at, removed_at, verified_by, verified_at, name_match) from stdin;
4efe0382-7adb-4fa1-9248-1c484e0aa08f	6d02eb90-a9b5-498b-8394-da4225e9c4b6	CNY	陈思远	浦江银行	外滩支行	CN	\N	\N	\N	\N	k1.QD6lze3fvZne-asJ.sqiPtY-mrbzfc8mX_bCIug.ebSYOa_j3CIzi3cJtm4wcA	8893	\N	2	\N	\N	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	\N	\N
fe6f21b4-7838-4687-a84d-f10bf81d3fc3	ad42ec98-6006-44cc-9e9a-8742d3808ee6	SGD	Lim Jia Wen	Harbour Bank	Marina Bay	SG	HARBSGSG	\N	\N	\N	k1.8449O_0ZlhLikgO3.WAW9rHvJYq2KJ1QYVHWcNg.4YV3OpH77ux60g	8201	76f02f59d1aa1c308a8d391dec1811ca09b324ebea067d56a8a417e1c8b878de	2	\N	\N	2026-07-02 05:42:49.749+00	2026-07-02 05:42:49.749+00	\N	\N	\N	\N
\.

copy payout_batch (id, number, bank_account_id, coin, payouts, total, file_sha256, made_by, made_by_copied, made_at) from stdin;
7f632e5c-4bc0-4de6-8ea7-8dc8d8a11c1e	3	168e1267-fa90-4ba2-87b0-22b7736c5554	AURB	1	1	SG	2593f4a8-fabf-4d52-8e97-e624df8398e1	\N	2026-06-02 00:00:00+00
\.

copy payout (id, number, customer_id, coin, amount, fee, limit_value, reference, customer_bank_account_id, account_name, bank, branch, bank_country, bank_code, ifsc, number_sealed, number_ending, status, seal, held_back, hold_id, batch_id, journal_id, bank_line_id, return_line_id, kyc_at_request, factor, reason, told, requested_at, status_at) from stdin;
3ae861b5-205f-48de-a05d-de34983e52d4	56	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	AURB	2	0	0	INV000001	00895417-f17b-4bd9-a274-e486678134f8	2026-06-01	1	\N	HDFC0ABCDEF	invented	\N	invented@tessera.example	INV000001	review	Invented	DBSSSGSG	3a40f10b-4b9e-4966-9f08-b365af9fb343	\N	01a09423-ce95-7e47-8936-b254ad053856	9a567ef2-d915-4dd6-b2ee-82dc0b670a77	3e773ebe-8159-421c-a4f7-3b6ca94b111b	approved	HDFC0ABCDEF	solana	ABCDEFGHJK	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy internal_transfer (id, number, customer_id, recipient_id, coin, amount, limit_value, note, kyc_at_request, factor, sent_at) from stdin;
03fd933a-2ff7-4938-b9c3-4d2fd05ae046	9	342258fc-119b-4794-b40d-d3c9dcf6257d	517babf9-74b3-422a-8c1c-5e348a3733dd	SLW31	2	2	\N	approved	en_US	2026-06-03 00:00:00+00
\.

copy recipient_lookup (customer_id, target_hash, at) from stdin;
b34624b2-75f8-4391-a8ca-eb9e11543645	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00
\.

copy receivable (id, number, customer_id, credited_id, bank_line_id, coin, amount, taken, repaid, cause, told, journal_id, at, blocked_from, lifted_at, closed_at, told_at, written) from stdin;
6b77997a-94f8-427a-9b21-13f4a35db6ee	1006	6d02eb90-a9b5-498b-8394-da4225e9c4b6	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	225e53ba-bd7b-458a-b9b3-9834c3ef0165	tUSD	100	2	1	SG	\N	019f2159-ee95-7b0e-8841-0b63012ef901	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	\N	2026-06-02 00:00:00+00	4890
\.

copy restore (id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, history_reaches, chain_at, bank_at, ended_at, marked_at) from stdin;
8a70fd8c-5701-4a06-9d0f-7115e180d826	2026-06-01 00:00:00+00	1	USD	1	\N	2	1	1	100	2	t	2026-06-03 00:00:00+00	\N	\N	2026-06-01 00:00:00+00
\.

copy lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, recipient, tag, amount, paid_at, hosts, not_shown_by, found_at, outcome, settled_at, withdrawal_id) from stdin;
a1f8b809-fdaf-48f1-982b-b875169e29c6	\N	HDFC0ABCDEF	AURB	65	solana	HDFC0ABCDEF	Invented	\N	invented@tessera.example	Invented	1	2026-06-02 00:00:00+00	{Invented}	{Invented}	2026-06-02 00:00:00+00	\N	\N	\N
\.

copy lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at, settled_at) from stdin;
ed75bb01-ba3f-454d-b057-090638c259db	8a70fd8c-5701-4a06-9d0f-7115e180d826	6a6d5dcf-30e4-471e-8533-b887c24ff13c	8370df2e-772a-432d-806b-710965bec76c	SGD	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00
\.

copy market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, auction_until, auction_ends_at, listed_at, moves, moved_by) from stdin;
AURB-tUSD	AURB	tUSD	10000	1	1000000	1000000000000	1000	1500	200000	12000000	open	\N	\N	2026-10-03 05:42:49.749+00	1	staff
HCCL-tUSD	HCCL	tUSD	1000	1	1000000	1000000000000	1000	1500	200000	1050000	open	\N	\N	2026-10-03 05:42:49.749+00	1	staff
\.

copy trading_order (id, number, canceled_number, customer_id, person_id, account_id, market, side, type, flag, until, ticks, stop_ticks, lots, price, quantity, cash_quantity, filled_lots, filled_value, fee, hold_amount, hold_captured, hold_released, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, client_order_id, placed_at, closed_at) from stdin;
01a10a96-1295-700f-86ab-b3ec515ecf80	4	\N	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	43	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	38239668	25531351668	25531351668	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	90bad327-c84b-4ddb-b1ba-f54ba7cdd532	2026-10-05 05:42:49.749+00	2026-10-05 05:42:49.749+00
01a10a96-1295-7253-9619-524d55f8a2aa	2	\N	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	43	AURB-tUSD	buy	limit	ioc	\N	1202	\N	691	12020000	691	\N	691	8305820000	12458730	8318278730	8318278730	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	f7ddcfa0-afa7-45fc-8ce8-c77eacdfae81	2026-10-05 05:42:49.749+00	2026-10-05 05:42:49.749+00
01a10a96-1295-78e4-b019-29ff4473a9ae	1	\N	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	44	AURB-tUSD	sell	limit	gtc	\N	1202	\N	691	12020000	691	\N	691	8305820000	8305820	691	691	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	d76b83d6-a51a-4754-9f99-f919472396e9	2026-10-05 05:42:49.749+00	2026-10-05 05:42:49.749+00
01a10d29-4097-7560-86a1-4ef300da418d	24	\N	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	46	HCCL-tUSD	buy	limit	ioc	\N	1052	\N	39897	1052000	39897	\N	39897	41971644000	62957466	42034601466	42034601466	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	6b9c5803-5e9f-43e3-8d55-6d837e1210ad	2026-10-05 17:42:49.751+00	2026-10-05 17:42:49.751+00
01a1124f-9c96-7438-ad08-b1caebf2aa2a	44	\N	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	45	HCCL-tUSD	sell	limit	ioc	\N	1053	\N	37781	1053000	37781	\N	37781	39783393000	59675090	37781	37781	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	ef2d5c53-bad8-464c-b113-c1c8a9014aac	2026-10-06 17:42:49.75+00	2026-10-06 17:42:49.75+00
\.

copy fill (id, market, seq, maker_order, taker_order, taker_side, auction, connected, price, quantity, value, maker_fee, taker_fee, journal_id, journal_seq, prev_hash, hash, at, maker_step, maker_status, taker_step, taker_status, posting_id, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance) from stdin;
01a10a96-1295-7337-a9dd-45b5087fb195	AURB-tUSD	1	01a10a96-1295-78e4-b019-29ff4473a9ae	01a10a96-1295-7253-9619-524d55f8a2aa	buy	f	f	12020000	691	8305820000	8305820	12458730	01a10a96-1295-7de1-9c08-bc90b584a46a	59	\\x876d4ea0194c88c3e30038c2b2cb621ac1de7d956d6ce668fd52c1b8468a9dac	\\x15c8b6f73d17219074122f80530af6ae110c4c20b79c588757e3b87706aa9b23	2026-10-05 05:42:49.749+00	2	3	2	3	257	43	46	50	44	39	2491681721270	2508297514180	299309	300691
01a10a96-1295-7e2a-8eea-cea6d06e9f29	HCCL-tUSD	1	01a10a96-1295-7e64-8d7e-af18ddb599e0	01a10a96-1295-700f-86ab-b3ec515ecf80	buy	f	f	1046000	24372	25493112000	25493112	38239668	01a10a96-1295-7635-ab97-b1d4ceccaa42	60	\\x15c8b6f73d17219074122f80530af6ae110c4c20b79c588757e3b87706aa9b23	\\x7aa12b2a5bc534a1fddeed6eeeb7fa2878aed84280207ac5a09cb4466cf6e499	2026-10-05 05:42:49.749+00	2	3	2	3	259	43	46	50	45	41	2466150369602	2533765133068	1975628	2024372
01a10a96-1296-7357-9688-ecd2bae8c50b	HCCL-tUSD	2	01a10a96-1296-77a7-815f-0c58e32e3843	01a10a96-1296-735f-a38e-058d98b4659c	buy	f	f	1046000	22761	23808006000	23808006	35712009	01a10a96-1296-7333-a2ca-bbcc6638f721	62	\\x15dd3e8a9aa1f2f24e3c4c433544d94ac50b42537581b73fee271caf7ddd9d75	\\xacb527cfddfdc88c104b866f3a46df6252f456293601a22e4a3f79a46f908a13	2026-10-05 05:42:49.75+00	2	3	2	3	263	46	43	50	41	45	2522111662219	2477713799036	2001611	1998389
\.

copy trading_lease (id, holder, fence, last_fence, renewed_at, batches) from stdin;
\.

copy book_turn (number, market, phase, order_id, reference_ticks, ticks, lots, imbalance, at) from stdin;
0	AURB-tUSD	open	\N	2	\N	0	1	2026-06-03 00:00:00+00
\.

copy order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at) from stdin;
100	01a10d29-4097-7560-86a1-4ef300da418d	AURB-tUSD	2bdd4dd8-dd53-4a83-9a74-f31b15d6dd0c	2	halt	t	2026-06-02 00:00:00+00
\.

copy listen_key (id, token_hash, api_key_id, created_at, expires_at) from stdin;
e97dbeda-e465-4a27-939b-9e849fe1e223	en_US	906a1a22-034c-488a-a359-966751c4be7a	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy trade_minute (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades) from stdin;
AURB-tUSD	2026-10-05 05:42:00+00	1	3	12020000	12040000	12020000	12030000	3763	45272120000	2749	33063560000	3
AURB-tUSD	2026-10-05 17:42:00+00	4	6	12020000	12030000	12010000	12010000	10519	126452440000	6198	74514020000	3
AURB-tUSD	2026-10-06 05:42:00+00	7	9	12020000	12020000	12020000	12020000	9842	118300840000	3816	45868320000	3
\.

copy trades_counted (market, seq) from stdin;
AURB-tUSD	580
HCCL-tUSD	578
\.

copy market_reference (market, price, source, since) from stdin;
AURB-tUSD	12350000	valuation	2026-11-29 05:43:38.612+00
HCCL-tUSD	1067000	valuation	2026-11-29 05:43:38.612+00
\.

copy reference_change (id, market, price, source, at) from stdin;
1	AURB-tUSD	12000000	operators	2026-10-03 05:42:49.749+00
2	HCCL-tUSD	1050000	operators	2026-10-03 05:42:49.749+00
3	AURB-tUSD	12090000	valuation	2026-10-31 05:42:49.749+00
\.

copy reference_set (id, market, price, at) from stdin;
1	AURB-tUSD	12000000	2026-10-03 05:42:49.749+00
2	HCCL-tUSD	1050000	2026-10-03 05:42:49.749+00
\.

copy market_day (market, day, price, value, pairs) from stdin;
AURB-tUSD	2026-09-29	\N	0	0
AURB-tUSD	2026-09-28	\N	0	0
AURB-tUSD	2026-09-30	\N	0	0
\.

copy least_value (quote, value, at) from stdin;
tUSD	746152745	2026-11-29 05:43:38.612+00
\.

copy tie (customer_id, kind, shared, at, written) from stdin;
342258fc-119b-4794-b40d-d3c9dcf6257d	ip	127.0.0.1	2026-11-29 05:43:08.137935+00	1125
342258fc-119b-4794-b40d-d3c9dcf6257d	owner	a64d0451e118be913818609ef9a625ad58007e890dd820faee1debba45421096	2026-07-02 05:42:49.749+00	1131
517babf9-74b3-422a-8c1c-5e348a3733dd	ip	127.0.0.1	2026-11-29 05:43:28.422881+00	2762
\.

copy right_change (customer_id) from stdin;
bfe68664-f81e-44c6-b9b9-75e7cce18b8b
\.

copy product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, max_units, soft_cap, fee_ppm, decimals, open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal, reopened_version, reopened_until) from stdin;
0a0a62b8-cee6-4f66-88ca-d164f8650644	PSRB	2	in_subscription	equity	ei	SGD	2500	600000	200	1	\N	\N	10000	0	2026-11-09 05:42:49.749+00	2026-12-28 05:42:49.749+00	2027-01-02 05:42:49.749+00	{"life": {"opensAt": "2026-11-09T05:42:49.749Z", "closesAt": "2026-12-28T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	2026-11-06 05:42:49.749+00	2026-11-06 05:42:49.749+00	2026-11-06 05:42:49.749+00	01a1af61-9295-7d5c-ace0-2f5244ceefe8	\N	\N
0b36a198-fba4-4f7b-85a6-df1f3b8dbc70	LBR3	3	in_subscription	real_estate	ri	SGD	10000	180000	50	1	\N	\N	5000	0	2026-11-04 05:42:49.749+00	2027-01-10 05:42:49.749+00	2027-01-15 05:42:49.749+00	{"life": {"opensAt": "2026-11-04T05:42:49.749Z", "closesAt": "2027-01-10T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2027-01-15T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Units of the sub-trust, one token each; the trustee holds the title.", "zh": "子信托的份额，一份一枚通证；产权由受托人持有。"}, "question": {"en": "What do I own?", "zh": "我持有的是什么？"}}, {"answer": {"en": "The quarter’s distribution is lower. A reserve covers three months of costs.", "zh": "当季派发会减少。储备金可覆盖三个月成本。"}, "question": {"en": "What if an apartment stands empty?", "zh": "公寓空置怎么办？"}}], "name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Lantern Bay Property Trust", "zh": "灯塔湾地产信托"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Helena Sim", "zh": "沈海伦"}, "role": {"en": "Trustee director", "zh": "受托人董事"}, "about": {"en": "Responsible for nine property trusts.", "zh": "负责九只地产信托。"}}, {"name": {"en": "Marcus Teo", "zh": "张铭"}, "role": {"en": "Asset manager", "zh": "资产管理人"}, "about": {"en": "Lets and looks after 2,300 homes.", "zh": "管理并出租 2,300 套住宅。"}}], "summary": {"en": "Sixty-four let apartments beside the eastern harbor.", "zh": "东部港口旁 64 套已出租公寓。"}, "subTrust": "Lantern Bay Sub-Trust 3", "videoUrl": null, "createdOn": "2026-10-05", "structure": "subfund", "completedOn": null, "description": {"en": "Sub-Trust 3 owns 64 finished apartments with an average lease of 22 months left.\\n\\nRent less costs is distributed each quarter. After five years the trustee sells or asks holders whether to go on.", "zh": "子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\\n\\n租金扣除成本后按季派发。五年期满，受托人出售物业或征询持有人是否续期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "180000", "currency": "SGD", "leverage": "0.35", "minUnits": "50", "stepUnits": "1", "unitPrice": "100.00", "grossMargin": null, "returnBasis": {"en": "Current rents less budgeted costs over the issue price. An estimate, not a forecast.", "zh": "以现有租金减预算成本除以发行价计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": "0.058", "equityMultiple": null, "expectedReturn": "0.062"}}	2026-11-01 05:42:49.749+00	2026-11-01 05:42:49.749+00	2026-11-01 05:42:49.749+00	01a195a1-c695-78e6-bce4-bf531e14865c	\N	\N
366f713e-eb33-4b8b-9219-2c5c81042498	TMFG	2	subscription_ended	equity	ri	SGD	500	2400000	500	1	\N	\N	5000	0	2026-09-15 05:42:49.749+00	2026-11-19 05:42:49.749+00	2026-11-24 05:42:49.749+00	{"life": {"opensAt": "2026-09-15T05:42:49.749Z", "closesAt": "2026-11-19T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, when there is profit.", "zh": "有利润时每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "派息政策如何？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen; ordinary shares carry one vote each.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	2026-09-12 05:42:49.749+00	2026-09-12 05:42:49.749+00	2026-09-12 05:42:49.749+00	01a09423-ce95-7e47-8936-b254ad053856	\N	\N
54cd318f-63c1-4103-8a93-3a27cb4f521c	SLW31	2	subscription_ended	bond	ri	SGD	50000	60000	20	1	\N	\N	2500	0	2026-09-20 05:42:49.749+00	2026-11-25 05:42:49.749+00	2026-11-30 05:42:49.749+00	{"life": {"opensAt": "2026-09-20T05:42:49.749Z", "closesAt": "2026-11-25T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run to 2044.\\n\\nThe notes are secured on the fee accounts; an independent agent checks them monthly.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	2026-09-17 05:42:49.749+00	2026-09-17 05:42:49.749+00	2026-09-17 05:42:49.749+00	01a0ade3-9a95-7139-96c1-8c65ef072048	\N	\N
83fe23b6-5f0d-4b58-8ece-6bb0f598814f	AURB	2	trading	equity	ri	SGD	1600	1920000	150	1	\N	\N	5000	0	2026-08-01 05:42:49.749+00	2026-09-30 05:42:49.749+00	2026-10-05 05:42:49.749+00	{"life": {"opensAt": "2026-08-01T05:42:49.749Z", "closesAt": "2026-09-30T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-07-29 05:42:49.749+00	2026-07-29 05:42:49.749+00	2026-07-29 05:42:49.749+00	019fac65-a295-7d9b-88e1-f5744bdb4114	\N	\N
a280778c-1fa9-419a-b103-83a254bd9f2e	TIDE	2	in_subscription	token_sale	ri	SGD	35	500000	100	1	150000	120000	5000	6	2026-11-23 05:42:49.749+00	2026-12-11 05:42:49.749+00	2026-12-16 05:42:49.749+00	{"life": {"opensAt": "2026-11-23T05:42:49.749Z", "closesAt": "2026-12-11T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T05:42:49.749Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T05:42:49.749Z", "share": "0.2"}, {"at": "2027-03-29T05:42:49.749Z", "share": "0.4"}, {"at": "2027-06-27T05:42:49.749Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disks that are kept", "zh": "硬盘提供方奖励"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and gives no right to a profit.", "zh": "没有。该通证用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage for ports for nine years.", "zh": "为港口建设存储系统九年。"}}], "summary": {"en": "The token that pays for storage on 340 disks in eleven harbors.", "zh": "在十一座港口的 340 块硬盘上支付存储费用的通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks that harbor companies keep. Whoever stores pays in TIDE, and whoever keeps a disk is paid in it.\\n\\nThe network has run since May with twelve customers. The sale pays for audits and for two more harbors.", "zh": "潮汐将文件分片存放在港口企业的硬盘上。存储方以 TIDE 付费，硬盘提供方以 TIDE 获酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-11-20 05:42:49.749+00	2026-11-20 05:42:49.749+00	2026-11-20 05:42:49.749+00	01a1f77a-9a95-77d4-ae72-3af7b502817b	\N	\N
bdfb603e-a68f-46ed-b756-a0db47cc0c1f	HCCL	2	trading	real_estate	ri	SGD	140	12000000	2000	1	\N	\N	5000	0	2026-07-22 05:42:49.749+00	2026-09-20 05:42:49.749+00	2026-09-25 05:42:49.749+00	{"life": {"opensAt": "2026-07-22T05:42:49.749Z", "closesAt": "2026-09-20T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	2026-07-19 05:42:49.749+00	2026-07-19 05:42:49.749+00	2026-07-19 05:42:49.749+00	019f78e6-0a95-7d5f-a242-85f4c7bc6e11	\N	\N
f1e4a8ef-9cf9-453b-870e-0ac42d18388b	LUMA	2	allotted	token_sale	ri	SGD	200	40000	50	1	\N	20000	5000	2	2026-10-16 05:42:49.749+00	2026-11-03 05:42:49.749+00	2026-11-08 05:42:49.749+00	{"life": {"opensAt": "2026-10-16T05:42:49.749Z", "closesAt": "2026-11-03T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T05:42:49.749Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T05:42:49.749Z", "share": "0.25"}, {"at": "2027-01-16T05:42:49.749Z", "share": "0.25"}, {"at": "2027-04-16T05:42:49.749Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-10-13 05:42:49.749+00	2026-10-13 05:42:49.749+00	2026-10-13 05:42:49.749+00	01a133c8-f295-70fe-bf45-12e8d1c4eba9	\N	\N
\.

copy product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at) from stdin;
0a0a62b8-cee6-4f66-88ca-d164f8650644	1	{"life": {"opensAt": "2026-11-09T05:42:49.749Z", "closesAt": "2026-12-28T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	[]	1c125f41423f345c536bf76c31036f80546e6bbdcadc7ad134371341b235d726	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-11-06 05:42:49.749+00
0a0a62b8-cee6-4f66-88ca-d164f8650644	2	{"life": {"opensAt": "2026-11-09T05:42:49.749Z", "closesAt": "2026-12-28T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	[{"id": "de4f9158-59b8-4d53-a54c-5dc161618a82", "kind": "memorandum", "size": 1095, "sha256": "a786bab7df7c0bc3e8ce6ac194dd522c20bfbffa803b226539cb803c1a144c7b", "dated_on": "2026-10-10", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "ef8ee9b0-13d7-42c1-8c73-0fe0a16aa8f0", "media_type": "application/pdf", "product_id": "0a0a62b8-cee6-4f66-88ca-d164f8650644", "must_accept": true}]	9cbbb95e81cae14edb52aa7f6a53ebea818c41fa7d74b904f6179dd0b4dce3a6	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-11-06 05:42:49.749+00
0b36a198-fba4-4f7b-85a6-df1f3b8dbc70	1	{"life": {"opensAt": "2026-11-04T05:42:49.749Z", "closesAt": "2027-01-10T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2027-01-15T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Units of the sub-trust, one token each; the trustee holds the title.", "zh": "子信托的份额，一份一枚通证；产权由受托人持有。"}, "question": {"en": "What do I own?", "zh": "我持有的是什么？"}}, {"answer": {"en": "The quarter’s distribution is lower. A reserve covers three months of costs.", "zh": "当季派发会减少。储备金可覆盖三个月成本。"}, "question": {"en": "What if an apartment stands empty?", "zh": "公寓空置怎么办？"}}], "name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Lantern Bay Property Trust", "zh": "灯塔湾地产信托"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Helena Sim", "zh": "沈海伦"}, "role": {"en": "Trustee director", "zh": "受托人董事"}, "about": {"en": "Responsible for nine property trusts.", "zh": "负责九只地产信托。"}}, {"name": {"en": "Marcus Teo", "zh": "张铭"}, "role": {"en": "Asset manager", "zh": "资产管理人"}, "about": {"en": "Lets and looks after 2,300 homes.", "zh": "管理并出租 2,300 套住宅。"}}], "summary": {"en": "Sixty-four let apartments beside the eastern harbor.", "zh": "东部港口旁 64 套已出租公寓。"}, "subTrust": "Lantern Bay Sub-Trust 3", "videoUrl": null, "createdOn": "2026-10-05", "structure": "subfund", "completedOn": null, "description": {"en": "Sub-Trust 3 owns 64 finished apartments with an average lease of 22 months left.\\n\\nRent less costs is distributed each quarter. After five years the trustee sells or asks holders whether to go on.", "zh": "子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\\n\\n租金扣除成本后按季派发。五年期满，受托人出售物业或征询持有人是否续期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "180000", "currency": "SGD", "leverage": "0.35", "minUnits": "50", "stepUnits": "1", "unitPrice": "100.00", "grossMargin": null, "returnBasis": {"en": "Current rents less budgeted costs over the issue price. An estimate, not a forecast.", "zh": "以现有租金减预算成本除以发行价计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": "0.058", "equityMultiple": null, "expectedReturn": "0.062"}}	[]	43caa68c5f52c4fd7bd7755b9214f80bb73665207df9eb5ca05b2bb01f436dbd	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-11-01 05:42:49.749+00
366f713e-eb33-4b8b-9219-2c5c81042498	2	{"life": {"opensAt": "2026-09-15T05:42:49.749Z", "closesAt": "2026-11-19T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, when there is profit.", "zh": "有利润时每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "派息政策如何？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen; ordinary shares carry one vote each.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	[{"id": "4c048145-2486-49c0-bfb4-5dc69ca75f24", "kind": "memorandum", "size": 1070, "sha256": "7ba0a1e9f9a210c43368993bde21b81751645944ad3b95e26611d37a090eee65", "dated_on": "2026-08-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "b8dbe931-036a-4489-a5b0-b1f169f41c0c", "media_type": "application/pdf", "product_id": "366f713e-eb33-4b8b-9219-2c5c81042498", "must_accept": true}]	11308da4820c9e374814fbdbfcabc69c48d4a28eefe83d5407805f27bf660f9b	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-09-12 05:42:49.749+00
54cd318f-63c1-4103-8a93-3a27cb4f521c	2	{"life": {"opensAt": "2026-09-20T05:42:49.749Z", "closesAt": "2026-11-25T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T05:42:49.749Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run to 2044.\\n\\nThe notes are secured on the fee accounts; an independent agent checks them monthly.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	[{"id": "412349da-2328-4e11-9405-c87abaad1d36", "kind": "memorandum", "size": 1061, "sha256": "a0d9fb659cd592292382e060ca3054ed2aaa6cb2c62b85aa19711a278a599b22", "dated_on": "2026-08-21", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "fb1afd24-13be-4e0d-a090-96c37673777b", "media_type": "application/pdf", "product_id": "54cd318f-63c1-4103-8a93-3a27cb4f521c", "must_accept": true}]	53f04fb693c01dca1eb9f0fcb548b5064a359d825d002f8af5711c7976d89261	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-09-17 05:42:49.749+00
a280778c-1fa9-419a-b103-83a254bd9f2e	2	{"life": {"opensAt": "2026-11-23T05:42:49.749Z", "closesAt": "2026-12-11T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T05:42:49.749Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T05:42:49.749Z", "share": "0.2"}, {"at": "2027-03-29T05:42:49.749Z", "share": "0.4"}, {"at": "2027-06-27T05:42:49.749Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disks that are kept", "zh": "硬盘提供方奖励"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and gives no right to a profit.", "zh": "没有。该通证用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage for ports for nine years.", "zh": "为港口建设存储系统九年。"}}], "summary": {"en": "The token that pays for storage on 340 disks in eleven harbors.", "zh": "在十一座港口的 340 块硬盘上支付存储费用的通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks that harbor companies keep. Whoever stores pays in TIDE, and whoever keeps a disk is paid in it.\\n\\nThe network has run since May with twelve customers. The sale pays for audits and for two more harbors.", "zh": "潮汐将文件分片存放在港口企业的硬盘上。存储方以 TIDE 付费，硬盘提供方以 TIDE 获酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "19d78659-07df-4a4b-9247-d42373f4ba37", "kind": "memorandum", "size": 1223, "sha256": "0ffb88284fa88450b63a382404b4f301fdab54fdac94a45518f61e18d53501c8", "dated_on": "2026-10-24", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "6173ec57-8f30-4f7d-bb82-6d42291773ed", "media_type": "application/pdf", "product_id": "a280778c-1fa9-419a-b103-83a254bd9f2e", "must_accept": true}]	83b21ce65586ed085a0383167bb1e50164c8477ec81f1cce9725ce27cfa7c5c2	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-11-20 05:42:49.749+00
f1e4a8ef-9cf9-453b-870e-0ac42d18388b	2	{"life": {"opensAt": "2026-10-16T05:42:49.749Z", "closesAt": "2026-11-03T05:42:49.749Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T05:42:49.749Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T05:42:49.749Z", "share": "0.25"}, {"at": "2027-01-16T05:42:49.749Z", "share": "0.25"}, {"at": "2027-04-16T05:42:49.749Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "bd36e0b7-bf8a-4d7e-bff7-9cf36048fda8", "kind": "memorandum", "size": 1113, "sha256": "6585ba08eb44c155d6da000e8b02cba7bc1f824b6cfb51281e095a688c8f19aa", "dated_on": "2026-09-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "f1041252-15a7-4623-aa09-1bdbe1e5d958", "media_type": "application/pdf", "product_id": "f1e4a8ef-9cf9-453b-870e-0ac42d18388b", "must_accept": true}]	94a6bca7c5a9c8aa34b364a8e465a890b01c81a44950c7a7adec649356eb6508	operator:3109d9f3-f672-4d6f-9543-37adf8ff1753	2026-10-13 05:42:49.749+00
\.

copy product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at) from stdin;
13e17b60-fcc6-4c67-9b49-33da982ab1f1	0b36a198-fba4-4f7b-85a6-df1f3b8dbc70	a4e41219-1e85-448c-9dd7-5485a9df08ba	memorandum	Offer memorandum	发售备忘录	2026-10-05	{en_US}	t	2026-11-01 05:42:49.749+00
19d78659-07df-4a4b-9247-d42373f4ba37	a280778c-1fa9-419a-b103-83a254bd9f2e	6173ec57-8f30-4f7d-bb82-6d42291773ed	memorandum	Offer memorandum	发售备忘录	2026-10-24	{en_US}	t	2026-11-20 05:42:49.749+00
23a290da-4d34-4641-a7f7-2131751cc984	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	e19f3ef0-4f30-4041-b613-79ae402c0a5e	memorandum	Offer memorandum	发售备忘录	2026-07-02	{en_US}	t	2026-07-29 05:42:49.749+00
\.

copy product_document_removal (document_id, removed_by, removed_at) from stdin;
23a290da-4d34-4641-a7f7-2131751cc984	Invented	2026-06-02 00:00:00+00
\.

copy product_valuation (number, product_id, as_of, price, valuer, published_at) from stdin;
1	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	2026-10-15	1620	Harrow & Tan Valuers	2026-10-22 05:42:49.749+00
2	bdfb603e-a68f-46ed-b756-a0db47cc0c1f	2026-10-15	141	Harrow & Tan Valuers	2026-10-22 05:42:49.749+00
3	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	2026-11-13	1655	Harrow & Tan Valuers	2026-11-20 05:42:49.749+00
\.

copy favorite (customer_id, product_id, added_at) from stdin;
ad42ec98-6006-44cc-9e9a-8742d3808ee6	a280778c-1fa9-419a-b103-83a254bd9f2e	2026-06-01 00:00:00+00
\.

copy subscription (id, number, product_id, customer_id, quantity, price, currency, amount, fee, status, cause, failure, hold_id, allotted, paid_fee, allot_journal, disburse_journal, accepted_version, accepted_hash, told_version, kyc_at_request, class_at_request, created_at, closed_at) from stdin;
0429be97-17ed-4468-91a4-23d723d5f538	13	366f713e-eb33-4b8b-9219-2c5c81042498	ad42ec98-6006-44cc-9e9a-8742d3808ee6	2000	500	SGD	1000000	5000	pending	\N	\N	6309bd39-7ef1-4387-8c7d-d81d0452f8c8	\N	\N	\N	\N	2	11308da4820c9e374814fbdbfcabc69c48d4a28eefe83d5407805f27bf660f9b	\N	approved	ri	2026-09-28 05:42:49.749+00	\N
0b01140d-1d9a-42c1-8580-75ea168a01e4	21	54cd318f-63c1-4103-8a93-3a27cb4f521c	342258fc-119b-4794-b40d-d3c9dcf6257d	16000	50000	SGD	800000000	2000000	pending	\N	\N	bd50a36d-b966-4f9c-9073-21bae310c322	\N	\N	\N	\N	2	53f04fb693c01dca1eb9f0fcb548b5064a359d825d002f8af5711c7976d89261	\N	approved	ai	2026-10-29 20:06:49.749+00	\N
0cbeb3fe-52d0-406f-b56d-19c59d5707b7	36	a280778c-1fa9-419a-b103-83a254bd9f2e	342258fc-119b-4794-b40d-d3c9dcf6257d	90000	35	SGD	3150000	15750	pending	\N	\N	ac50b90e-d2a9-4c0b-b902-042806f60cb7	\N	\N	\N	\N	2	83b21ce65586ed085a0383167bb1e50164c8477ec81f1cce9725ce27cfa7c5c2	\N	approved	ai	2026-11-24 05:42:49.749+00	\N
2bb9bf96-035b-43d1-b369-44c5b21e050b	17	f1e4a8ef-9cf9-453b-870e-0ac42d18388b	ad42ec98-6006-44cc-9e9a-8742d3808ee6	8000	1500000	tUSD	12000000000	60000000	disbursed	\N	\N	666c51ea-25fd-44ca-951d-c1316e72cedd	6400	48000000	01a1a514-da95-75dc-855b-2aa1cd558229	01a1a514-da95-78d7-b753-b3b68f41793a	2	94a6bca7c5a9c8aa34b364a8e465a890b01c81a44950c7a7adec649356eb6508	\N	approved	ri	2026-10-20 05:42:49.749+00	2026-11-04 05:42:49.749+00
cf1c4dc6-80ef-4a72-829c-3ab63e68f952	20	f1e4a8ef-9cf9-453b-870e-0ac42d18388b	342258fc-119b-4794-b40d-d3c9dcf6257d	18000	200	SGD	3600000	18000	disbursed	\N	\N	613bc1d5-13db-4a35-9e65-968346126ad9	14400	14400	01a1a514-da95-7072-a860-58a60a0e05fe	01a1a514-da95-77f4-84cc-2e09e7e4cd74	2	94a6bca7c5a9c8aa34b364a8e465a890b01c81a44950c7a7adec649356eb6508	\N	approved	ai	2026-10-27 05:42:49.749+00	2026-11-04 05:42:49.749+00
d17b3c05-c670-47a7-bc40-beebeb928c03	18	f1e4a8ef-9cf9-453b-870e-0ac42d18388b	6d02eb90-a9b5-498b-8394-da4225e9c4b6	24000	1500000	tUSD	36000000000	180000000	disbursed	\N	\N	b108d79c-2393-406e-870e-13f58979633a	19200	144000000	01a1a514-da95-7446-acd3-f3e5becbe716	01a1a514-da95-7853-a79a-093eea7bbb03	2	94a6bca7c5a9c8aa34b364a8e465a890b01c81a44950c7a7adec649356eb6508	\N	approved	ai	2026-10-22 05:42:49.749+00	2026-11-04 05:42:49.749+00
\.

copy allotment_batch (id, product_id, asked, allotted, cause, result_hash, decided_at, finished_at) from stdin;
c5e7a110-378c-4cdc-9d32-31593e8e4c5d	f1e4a8ef-9cf9-453b-870e-0ac42d18388b	50000	40000	\N	bc4a044e377614cde6e5f7b0046cd7b1cb025354f3f1a03575e0794fc90ce4f1	2026-11-04 05:42:49.749+00	2026-11-04 05:42:49.749+00
c700e031-3b57-40e3-a522-bee087c5d188	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	2012500	1920000	\N	5ef99b2720d7c2136a96d8ee010d751ae03c8df7ac47a6d50c1aa4774af9afbc	2026-10-01 05:42:49.749+00	2026-10-01 05:42:49.749+00
dd02a4b2-85d9-4ea0-a844-1fc5a810a674	bdfb603e-a68f-46ed-b756-a0db47cc0c1f	12555000	12000000	\N	130d0e5f9b29d15046d8eb6ee8fd54d09bca960d7bc1bdfd14609fedb048c03a	2026-10-01 05:42:49.749+00	2026-10-01 05:42:49.749+00
\.

copy allotment (batch_id, subscription_id, units, certificate) from stdin;
c5e7a110-378c-4cdc-9d32-31593e8e4c5d	2bb9bf96-035b-43d1-b369-44c5b21e050b	6400	1
c5e7a110-378c-4cdc-9d32-31593e8e4c5d	d17b3c05-c670-47a7-bc40-beebeb928c03	19200	2
c5e7a110-378c-4cdc-9d32-31593e8e4c5d	cf1c4dc6-80ef-4a72-829c-3ab63e68f952	14400	3
\.

copy token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at) from stdin;
01a1a514-da95-7718-8d15-9f310e064ddf	d17b3c05-c670-47a7-bc40-beebeb928c03	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2027-04-16 05:42:49.749+00	960000	1cb3ef60-4b65-4049-9041-04d850ff5f1f	\N
01a1a514-da95-77b2-99a4-28dc50263780	2bb9bf96-035b-43d1-b369-44c5b21e050b	ad42ec98-6006-44cc-9e9a-8742d3808ee6	2026-11-17 05:42:49.749+00	160000	2bb693e5-3de7-44d7-8f2d-bf37825a5876	2026-11-17 05:42:49.749+00
01a1a514-da95-7857-aeba-5810983bc37a	d17b3c05-c670-47a7-bc40-beebeb928c03	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2027-01-16 05:42:49.749+00	480000	5769317d-97a6-4008-8d18-3e73853cf8bb	\N
\.

copy distribution (id, number, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status, declared_by, declared_at, announced_at, record_seq, recorded_at, units, in_escrow, owed, gross, tax, released_at, release_journal, paid_at, cancelled_at, cancel_reason) from stdin;
c45660f3-43a1-48ac-ab46-593989a9cc2e	70002	bdfb603e-a68f-46ed-b756-a0db47cc0c1f	dividend	2026-H2	SGD	24500000000	2026-12-17 05:42:49.749+00	2026-12-24 05:42:49.749+00	{"CN": 100000, "NO": 150000}	0	announced	d06c193c-ad8c-4340-aa96-db17294ab8a8	2026-11-25 05:42:49.749+00	2026-11-25 05:42:49.749+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
fa673628-6ede-4bc5-8bb7-7d2d42e8ea60	70001	83fe23b6-5f0d-4b58-8ece-6bb0f598814f	dividend	2026-H2	SGD	185000000000	2026-10-30 05:42:49.749+00	2026-11-02 05:42:49.749+00	{"CN": 100000, "NO": 150000}	0	paid	d06c193c-ad8c-4340-aa96-db17294ab8a8	2026-10-27 05:42:49.749+00	2026-10-27 05:42:49.749+00	362	2026-10-31 05:42:49.749+00	1920000	0	35520000	35519998	547138	2026-10-31 05:42:49.749+00	01a1907b-6a95-7eab-822b-5b4873d6cf25	2026-11-02 05:42:49.749+00	\N	\N
\.

copy distribution_holder (id, distribution_id, customer_id, number, units, country, rate_ppm, gross, tax, net, status, journal_id, claim_journal, paid_at) from stdin;
0671b7e6-5cac-4b99-8511-e41fe1b9ae9c	fa673628-6ede-4bc5-8bb7-7d2d42e8ea60	342258fc-119b-4794-b40d-d3c9dcf6257d	4	190807	NO	150000	3529929	529489	3000440	paid	01a19ac8-2295-7029-aad5-6cfad8665d42	\N	2026-11-02 05:42:49.749+00
086b34f6-0d63-4ef4-9a55-2c8aab27e25c	fa673628-6ede-4bc5-8bb7-7d2d42e8ea60	6d02eb90-a9b5-498b-8394-da4225e9c4b6	2	9540	CN	100000	176490	17649	158841	paid	01a19ac8-2295-7df7-a0d6-22480aa1a0a2	\N	2026-11-02 05:42:49.749+00
2efca677-39cc-4988-8ba7-2f450283ce4e	fa673628-6ede-4bc5-8bb7-7d2d42e8ea60	aa0de1e5-6991-4e1c-8f35-7a8e33e4d3e7	3	477019	MY	0	8824851	0	8824851	paid	01a19ac8-2295-7d60-8dcc-05d9f7273254	\N	2026-11-02 05:42:49.749+00
\.

copy financing_application (id, number, customer_id, status, version, precheck, checked, offer, uses, people, fee_ppm, opened_at, saved_at, submitted_at, decided_at, reason_code, told, reapply_at, product_id) from stdin;
3a1b9606-e277-4b84-a82a-e9c1d4e07c11	80004	517babf9-74b3-422a-8c1c-5e348a3733dd	precheck_failed	1	{}	[]	[]	[]	[]	1	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	invented	invented	\N	54cd318f-63c1-4103-8a93-3a27cb4f521c
\.

copy financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at) from stdin;
3a1b9606-e277-4b84-a82a-e9c1d4e07c11	1	[]	ABCD	ABCDEFGHJK	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00
\.

copy financing_ask (application_id, version, item, told, asked_by, at, answered_at) from stdin;
3a1b9606-e277-4b84-a82a-e9c1d4e07c11	1	SG	invented@tessera.example	bd3d9be9-acf8-451b-9efa-8822cf462ce7	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy financing_document (application_id, kind, version, upload_id, issued_on, added_at, sent_at) from stdin;
3a1b9606-e277-4b84-a82a-e9c1d4e07c11	invented	1	58308389-073f-47ce-8711-29e56f8226a1	2026-06-01	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy financing_cap_table (application_id, version, content, sha256, added_at, sent_at) from stdin;
3a1b9606-e277-4b84-a82a-e9c1d4e07c11	1	[]	2026-06-01	2026-06-01 00:00:00+00	\N
\.

copy financing_access (id, application_id, kind, version, operator_id, reason, at) from stdin;
c5676186-e27f-43dd-a1c8-09089ed642d2	3a1b9606-e277-4b84-a82a-e9c1d4e07c11	Invented	2	2593f4a8-fabf-4d52-8e97-e624df8398e1	DBSSSGSG	2026-06-01 00:00:00+00
\.

copy financing_check (application_id, item, note, done_by, done_at) from stdin;
3a1b9606-e277-4b84-a82a-e9c1d4e07c11	solana	invented@tessera.example	a4af8471-8d9e-44cd-8c7a-aa76b71a535c	2026-06-02 00:00:00+00
\.

copy financing_question (id, application_id, text, asked_by, asked_at, answer, answered_at) from stdin;
2151286d-c103-4857-a529-e6995364c721	3a1b9606-e277-4b84-a82a-e9c1d4e07c11	+6591234567	2593f4a8-fabf-4d52-8e97-e624df8398e1	2026-06-02 00:00:00+00	\N	\N
\.

copy financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at) from stdin;
8142bf5d-8dcb-4665-bbcb-004efa7d4d37	3a1b9606-e277-4b84-a82a-e9c1d4e07c11	1	[]	SG	2026-06-02 00:00:00+00	\N	\N
\.

copy ipfs_file (upload_id, cid, sha256, size, computed_at) from stdin;
2dea1ab3-89eb-497b-a0f9-9599cd936c3b	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	100	2026-06-01 00:00:00+00
\.

copy ipfs_block (upload_id, cid, starts_at, size, bytes) from stdin;
2dea1ab3-89eb-497b-a0f9-9599cd936c3b	solana	1	100	\N
\.

copy ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at, superseded_by, superseded_at, withdrawn_at, withdrawn_by, withdrawn_reason) from stdin;
59d78e2a-ca08-4959-bf0f-ed0e37c3a2c6	liabilities_root	content	bafkreibupcp7rcpda6lltri7uxorgemyff4gavhncyud4zn7i4jdvzt7ca	34789ff889e30796b9c51fa5dd13119829786054ed16283e65bf47123ae67f10	2105	\N	\N	2026-11-29 05:43:41.412+00	\\x7b22726f6f7473223a5b7b22636f696e223a2241555242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2235366137653864373632323539306135303635363866666635336533623233393738646661356666373938623238373963363138336563366634343134616135222c2273756d4d696e6f72223a2231393230303030227d2c7b22636f696e223a22434e59222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2262616661313636633932303464666339373439333465646232386532633866633361323461386533383230336231393466336163363338306562656538643435222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224843434c222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2239373764376564386235653436616562643264313535343930333361363736336231663337663630666463363732396335656666343064303535363131396263222c2273756d4d696e6f72223a223132303030303030227d2c7b22636f696e223a224b474e3239222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2266383632376163313430363736343531613034303434393231613566356437633937373237636465383831666139306633333561313531366130343333396663222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c425233222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237633761323030626336393035303061336236653938343932646133306232343031366563343665653930333364613839353963386132626339366563383230222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c554d41222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2239353134356337633433643863653365636561353932643836616137353530346639363063323432353036613539386663383466393564383130316135666236222c2273756d4d696e6f72223a2234303030303030227d2c7b22636f696e223a224e514332222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2261363934646435366164396335636361333931336233623531366664363332623332343866303365353133323438323332326334646236393266613863633132222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224f504c47222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2235636262353031343636393335313237303663366436313865653332396636623732613234373534643739643232666432353833353238316434356237396361222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2250535242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2230613237333738346133303965653465646430306532636363643432383431376632643366366637393133326335313235663962313134656531323165663733222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22534744222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2237326139623937376566316335333334623535653464363336653661333839333235346436303962363766643466626536393464623863323231316331323436222c2273756d4d696e6f72223a223135363730333138343538227d2c7b22636f696e223a22534c573331222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2231383961663837383262346466643430326665363236396566663531386434616638333066646231383031376630623434303736303233376262643165313266222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2254494445222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2263663935353931663932313331316136386138653135643136323464373131646165333133383636633731643666336233336163656464383162663865346264222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22544d4647222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237623533616266333165303336616537326232383531656365303463313265323331313866616234656265653866316234616330323038363164313663633166222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22555344222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2233343630643963316638343061376464613663316432643738343632643263376562376630326230313235623661363530636430623934336633613765326130222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2274555344222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2230326234343666393336663530346436323666353739383938303962613466396231353031653762333533623832383465656639353261346163386234393563222c2273756d4d696e6f72223a2239393937313630303831303733227d5d2c2274616b656e4174223a22323032362d31312d32395430353a34333a34312e3431325a222c2274797065223a22746573736572612e6c696162696c69746965732d726f6f742e7632227d	2026-11-29 05:43:42+00	\N	\N	\N	\N	\N
\.

copy ipfs_own_block (publication_id, cid, bytes) from stdin;
59d78e2a-ca08-4959-bf0f-ed0e37c3a2c6	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61
\.

copy ipfs_pin (publication_id, state, request_id, asked_at, failures, error, next_at, pinned_at) from stdin;
59d78e2a-ca08-4959-bf0f-ed0e37c3a2c6	pinned	dca78563-8942-4407-8785-83acdbeaea0b	2026-11-29 05:43:42.058+00	0	\N	\N	2026-11-29 05:43:44.18+00
\.

copy ipfs_unpin (cid, asked_at, failures, error, next_at, done_at) from stdin;
bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00	2	\N	\N	2026-06-03 00:00:00+00
\.

copy payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, account_sealed, ending, active, added_at, usable_at, removed_at, qr_id) from stdin;
8066ea46-ade7-4e32-bdd6-6911fc65da60	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	wechat_pay	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	USD	\N	SG	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	1	t	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	\N	\N
\.

copy otc_fee (coin, fee_ppm) from stdin;
NQC2	1
\.

copy otc_ad (id, number, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds, method_ids, window_minutes, terms, status, lapsed, hold_id, close_reason, told, looked_at, created_at, status_at) from stdin;
160e1548-0e4e-4732-9e45-5a85f065e0d3	63	bfe68664-f81e-44c6-b9b9-75e7cce18b8b	buy	KGN29	PSRB	\N	2	1	1	1	0	{sell}	{}	30	Invented	published	\N	\N	DBSSSGSG	Invented	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00
\.

copy otc_deal (id, number, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, large, window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code, account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, paid_at, proof_id, ended_at, cancelled_by, outcome, journal_id, seller_kyc, buyer_kyc, factor, created_at, status_at) from stdin;
ab51818e-22ed-439e-9370-6ea912f81f92	76	160e1548-0e4e-4732-9e45-5a85f065e0d3	6d02eb90-a9b5-498b-8394-da4225e9c4b6	4019f361-598d-493f-84d7-6fae45c3bb1e	6d02eb90-a9b5-498b-8394-da4225e9c4b6	LBR3	PSRB	1	100	0	2	100	f	2	65	SG	1eebf5d1-ea1b-4b8b-a57d-4feb2ee04dee	solana	solana	\N	\N	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	solana	\N	HDFC0ABCDEF	ac50b90e-d2a9-4c0b-b902-042806f60cb7	appeal	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	\N	2026-06-02 00:00:00+00	\N	\N	\N	approved	approved	released	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy otc_appeal (id, number, deal_id, by_side, reason, text, status, opened_at, due_at, outcome, outcome_reason, told, ended_at) from stdin;
36e2be05-f32b-4149-abe5-79c93ca35c97	58	ab51818e-22ed-439e-9370-6ea912f81f92	buy	2026-06	release	open	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	\N	en_US	\N	2026-06-02 00:00:00+00
\.

copy otc_message (id, deal_id, author_id, text, upload_id, at) from stdin;
1	ab51818e-22ed-439e-9370-6ea912f81f92	4019f361-598d-493f-84d7-6fae45c3bb1e	Invented	d94e0a9e-ce44-4195-881c-40c3790c5f38	2026-06-01 00:00:00+00
\.

copy agent (id, number, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country, licence_expires_on, upload_id, how, expected_clients, applied_at, status_at, reason, contract_version, contract_sha256, factor, signed_at, own_ppm, parent_ppm, grand_ppm) from stdin;
b3846937-3865-4e48-a98d-5b4aeedf38f5	80001	517babf9-74b3-422a-8c1c-5e348a3733dd	broker	active	\N	1	V43XKG2J48	securities_dealing	CMS101204	MAS	SG	2040-12-31	58308389-073f-47ce-8711-29e56f8226a1	Our order management system sends limit orders by API. Two portfolio managers decide each order.	40	2026-11-13 05:42:49.749+00	2026-11-13 05:42:49.749+00	\N	2026-11	e77a3dff4b73eb38b389e89b59f84b3be2a9fe70b19e28816b4ce71f297be567	mobile	2026-11-13 05:42:49.749+00	250000	0	0
\.

copy agent_evidence (agent_id, upload_id, place) from stdin;
b3846937-3865-4e48-a98d-5b4aeedf38f5	b50ac645-0178-40c7-9994-da76c17eba57	1
\.

copy agent_client (id, number, agent_id, customer_id, consent_version, consent_sha256, consented_at, withdrawn_at) from stdin;
0d56af28-ac6d-4c5b-bd69-63b043b8f7ee	3	b3846937-3865-4e48-a98d-5b4aeedf38f5	517babf9-74b3-422a-8c1c-5e348a3733dd	invented	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	\N
\.

copy agent_export (id, customer_id, programme, month, lang, asked_at, ready_at, rows, content) from stdin;
67f81d57-6507-464d-82e4-e7b68aafa7cc	b34624b2-75f8-4391-a8ca-eb9e11543645	broker	\N	zh_CN	2026-06-01 00:00:00+00	\N	\N	\N
\.

copy broker_power (id, number, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at, withdrawn_at) from stdin;
6d1059b4-51b3-4441-8151-acb6d3303849	1	b3846937-3865-4e48-a98d-5b4aeedf38f5	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	b34624b2-75f8-4391-a8ca-eb9e11543645	2026-11	5a402be4088362a967c349ad51f6d2f82a1e84cd2734578da431562b64bdde4e	mobile	2026-11-13 05:42:49.749+00	\N
\.

copy broker_order (order_id, power_id, api_key_id, best, reference) from stdin;
01a1124f-9c96-7438-ad08-b1caebf2aa2a	6d1059b4-51b3-4441-8151-acb6d3303849	e1cda12e-3ff6-440d-93ec-93faaa596a8a	\N	1
\.

copy rebate_day (day, counted_at) from stdin;
2026-11-13	2026-11-17 05:42:49.749+00
2026-11-14	2026-11-17 05:42:49.749+00
2026-11-15	2026-11-17 05:42:49.749+00
2026-11-24	2026-11-25 05:42:49.749+00
\.

copy rebate_run (id, number, month, until, status, drawn_at, released_at, ended_at) from stdin;
1df88be9-e4d1-4d7a-a8f7-bfda87e54282	90008	2026-06	2026-06-01	released	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	\N
\.

copy rebate_payment (id, number, run_id, customer_id, coin, amount, rows, journal_id, paid_at) from stdin;
5b45d15e-22f9-452b-9a1f-ae4121c7d63d	2	1df88be9-e4d1-4d7a-a8f7-bfda87e54282	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	tUSD	1	2	\N	\N
\.

copy rebate (id, number, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount, payment_id) from stdin;
1ed94107-1e51-4782-adde-8e42d417e22e	8	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	\N	ad42ec98-6006-44cc-9e9a-8742d3808ee6	\N	2	2026-11-24	2026-06-01	tUSD	1	1	-1	5b45d15e-22f9-452b-9a1f-ae4121c7d63d
\.

copy invitation_application (id, number, customer_id, code_count, description, status, reason_code, told, created_at, decided_at) from stdin;
144101fa-80f9-460c-a2a3-323aa3432edf	46	4019f361-598d-493f-84d7-6fae45c3bb1e	1	USD	approved	\N	\N	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy invitation_code (id, code, customer_id, application_id, max_uses, uses, created_at, expires_at, ended_at, ended_by) from stdin;
026bf4f2-f8c7-422e-aeed-174f9628994c	ABCD	8e8d6145-fd22-4ef8-b515-f39c9d09aa92	144101fa-80f9-460c-a2a3-323aa3432edf	2	1	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N	\N
\.

copy personal_data_export (id, customer_id, lang, requested_at, ready_at, json, pdf) from stdin;
997bc77c-4149-4afb-9afa-afe87c389b0f	342258fc-119b-4794-b40d-d3c9dcf6257d	en_US	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	\\x61	\\x61
\.

select setval('public.account_id_seq', 78);
select setval('public.agent_client_number_seq', 3);
select setval('public.agent_number_seq', 80001);
select setval('public.approval_request_number_seq', 58);
select setval('public.books_check_id_seq', 2);
select setval('public.broker_power_number_seq', 1);
select setval('public.company_application_number_seq', 50001);
select setval('public.company_change_number_seq', 70001);
select setval('public.customer_number', 30182752);
select setval('public.distribution_holder_number_seq', 6);
select setval('public.distribution_number_seq', 70002);
select setval('public.fiat_order_number_seq', 6);
select setval('public.financing_application_number_seq', 80004);
select setval('public.internal_transfer_number_seq', 9);
select setval('public.investor_application_number_seq', 40005);
select setval('public.invitation_application_number_seq', 46);
select setval('public.kyc_case_number_seq', 30006);
select setval('public.otc_ad_number_seq', 63);
select setval('public.otc_appeal_number_seq', 58);
select setval('public.otc_deal_number_seq', 76);
select setval('public.otc_message_id_seq', 1);
select setval('public.payout_batch_number_seq', 3);
select setval('public.payout_number_seq', 56);
select setval('public.posting_id_seq', 2685);
select setval('public.product_valuation_number_seq', 4);
select setval('public.rebate_number_seq', 8);
select setval('public.rebate_payment_number_seq', 2);
select setval('public.rebate_run_number_seq', 90008);
select setval('public.receivable_number_seq', 1006);
select setval('public.reference_change_id_seq', 6);
select setval('public.reference_set_id_seq', 2);
select setval('public.signature_act_number_seq', 23);
select setval('public.stop_number_seq', 1015);
select setval('public.subscription_number_seq', 42);
select setval('public.transfer_number_seq', 10);
select setval('public.webhook_event_number_seq', 1);

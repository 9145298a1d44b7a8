copy migration (name, sha256, applied_at) from stdin;
0001_platform.sql	ef6ff0a70885a5fee67d44602732b65bea7d21451cb70150b61bdc8bdf0ba78f	2026-11-29 06:02:52.41694+00
0002_access.sql	325a412d050dbcac161488f6a8b2fd04c9848277b3822e7a997a74c119d1d3b8	2026-11-29 06:02:52.41694+00
0003_office.sql	64d7aa4b588f93b73ee0c03119ce0401859b896894f56619ba12427fae904731	2026-11-29 06:02:52.41694+00
0004_books.sql	3278baa3fb812c2c0e35917efb66d7e5efde448d47124f999a0878e5dfb8813d	2026-11-29 06:02:52.41694+00
0005_services.sql	ef9ef975100e65eff8d269aca26caa95c765721815952425704a5724fb06dbee	2026-11-29 06:02:52.41694+00
0006_identity.sql	ebdc79b87aa0146bed1cc9d286c593795a57e1010ef3f72479ca15190667ccd4	2026-11-29 06:02:52.41694+00
0007_profile.sql	e9d0ab288bcbc9d108e03fb7578b9a53f9c8abd7716c834344ae11f82dc9f9d0	2026-11-29 06:02:52.41694+00
0008_payments.sql	5f4353bc56c8cd3809797b7a975ac6a202575499f3d03797ca342b4e5fae50f8	2026-11-29 06:02:52.41694+00
0009_trading.sql	c30a94181b4bb331871070701fe81003bdc03a6041750d771f522b8345487efa	2026-11-29 06:02:52.41694+00
0010_issuance.sql	7a4370be61d1689e82f33f3e02a818e01cb9c2fe14f332de2e856dda32d5fc5c	2026-11-29 06:02:52.41694+00
0011_desk.sql	ebb7d77930bc71cc340a2bffcb0b30f06640da8a6d3f9a06713249876f007e92	2026-11-29 06:02:52.41694+00
0012_partners.sql	344fb18ec1597bc578b37ebf142048ca7e742c866512a9defc52fa7fb3cec9d5	2026-11-29 06:02:52.41694+00
0013_reporting.sql	074aaeac1fd6296378444aa87e370d1e55744224a3752aa789d60469021651c4	2026-11-29 06:02:52.41694+00
0014_office_own_accounts.sql	4ed39a73e86b9f34be99934a8db237b376756cc1d39166b024b4f7af8f569c62	2026-11-29 06:02:52.41694+00
\.

copy transition (entity, entity_id, n, from_state, to_state, at, actor) from stdin;
agent	e36e92b6-680d-4def-9c9a-5693990ecb45	1	\N	applied	2026-11-13 06:02:55.325+00	customer:d598dbf7-0fe3-4d5b-9336-241f30f9cc3f
agent	e36e92b6-680d-4def-9c9a-5693990ecb45	2	applied	licence_check	2026-11-13 06:02:55.325+00	operator:94687990-dde9-4095-9a67-7ef069617502
agent	e36e92b6-680d-4def-9c9a-5693990ecb45	3	licence_check	contract	2026-11-13 06:02:55.325+00	operator:94687990-dde9-4095-9a67-7ef069617502
\.

copy legal_edge (entity, from_state, to_state) from stdin;
distribution_holder	unclaimed	paid
financing_application	\N	draft
financing_application	draft	precheck_failed
\.

copy chain_head (chain, seq, hash) from stdin;
audit	329	6df012f0345062fb75486452732efa8ea0722281cefb742d04c919423d6060fc
journal	1237	16c1cc614a17a002286f0fdfa10958b57c1d22294a49f0ed607390996b335c12
\.

copy rate_limit (key, points, expire) from stdin;
console/api/v1/operators/confirm:ip:127.0.0.1	5	1795932235933
console/api/v1/operators/login:ip:127.0.0.1	5	1795932235562
console/api/v1/uploads/create:operator:94687990-dde9-4095-9a67-7ef069617502	12	1795935792183
\.

copy database_probe (id, at, filler) from stdin;
1	2026-06-01 00:00:00+00	\\x61
\.

copy site_setting (the_row, login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type, risk_test, limit_countries, allow_countries, high_risk_countries, terms_version) from stdin;
t	f	f	f	f	f	f	1	f	{}	{}	{}	2026-07
\.

copy field_key (kid, public_jwk, private_sealed, created_at, ends_at) from stdin;
1	{}	+6591234567	2026-06-01 00:00:00+00	\N
\.

copy field_nonce (nonce, expires_at) from stdin;
SG	2026-06-01 00:00:10+00
\.

copy customer (id, number, email, email_lost, phone, phone_key, mobile_check, former_email, former_phone, password_hash, nickname, real_name, type, parent_id, parent_active, kyc_status, kyc_changed_at, residence, nationality, investor_class, risk_test_passed_at, status, forgotten_at, lang, fiat, terms_version, invite_code, invited_by, created_at, phishing_phrase, fund_password_hash, color_mode, fee_coin_open, mails_off, texts_off) from stdin;
153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	30182747	invest@harborview.example	f	+4790010004	+4790010004	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$EDyQr5jHygBi0f+Oj4vgTw$VDTDaIX0IYV+43DtkK52s1d4dgCgTXQwHi7jJsIAUv0	\N	Tomas Dahl	individual	\N	t	approved	2026-07-02 06:02:55.325+00	NO	NO	ai	\N	active	\N	en_US	USD	2026-07	1K02C4EHY6	\N	2026-07-02 06:02:55.325+00	\N	\N	\N	f	{}	{}
2248d81e-a4d6-443c-bcc2-0f4579b919e2	30182752	\N	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$YoWvG6UwEkXfl1OisaV9YQ$bFnurZNZBM56rs4fwHXVSTaLP1R3lQD+6PFOL4u2oOs	\N	Nadia Rahman	sub	35af956c-6851-490a-a220-0024ad04432e	t	approved	2026-07-02 06:02:55.325+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	B97292F8D4	\N	2026-11-13 06:02:55.325+00	\N	\N	\N	f	{}	{}
35af956c-6851-490a-a220-0024ad04432e	30182749	orders@straits.example	f	+6591110006	+6591110006	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$V2KRD/xcLM0PveaulRA8eg$fZTXM7WzG74v2jQZSdFoy9h79VcAzu3cwxMQVFgO/yY	\N	Nadia Rahman	individual	\N	t	approved	2026-07-02 06:02:55.325+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	YZSBYV228E	\N	2026-07-02 06:02:55.325+00	\N	\N	\N	f	{}	{}
510e92fe-1acb-4186-a707-d66d2145b86e	30182744	lim@tessera.example	f	+6591110001	+6591110001	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$CmDGrpsnRvM51RYOxyVs0g$5W1GrKTfAHzad1gX/UqUyThwrWjGX5ZPAgHWioE94E0	Jia Wen	Lim Jia Wen	individual	\N	t	approved	2026-07-02 06:02:55.325+00	SG	SG	ri	\N	active	\N	en_US	USD	2026-07	WM9DJSDGJA	\N	2026-07-02 06:02:55.325+00	\N	\N	\N	f	{}	{}
5ca55023-6455-42fd-b286-a19dad8dc02f	30182750	new@tessera.example	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$hBCTJ+WO8hZrsGZS2qr8zw$fOhfRRD665AWMO1GPObseuWNwHNgS8u1DAZdmD0ZXEY	\N	\N	individual	\N	t	unknown	2026-07-02 06:02:55.325+00	\N	\N	ri	\N	active	\N	en_US	USD	2026-07	MX9BSPYGAK	\N	2026-07-02 06:02:55.325+00	\N	\N	\N	f	{}	{}
76ca9906-9f54-4362-b419-0fb852da9d72	30182748	quotes@meridian.example	f	+6591110005	+6591110005	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$ixaGmlbOiIbD1UIPcT21jQ$FV2tlowQ2swxba8wWWcT0CaTNSZ7lhgRBgxiKndwwyU	\N	Ong Rui Min	individual	\N	t	approved	2026-07-02 06:02:55.325+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	CXMNJN2Z10	\N	2026-07-02 06:02:55.325+00	\N	\N	\N	f	{}	{}
87932ecc-5a2d-460a-ad20-22ace280950e	30182745	chen@tessera.example	f	+8613800010002	+8613800010002	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$SmCWY88PsW5mqI9BgsgRyQ$jCFw3T3F9ON4rhXJ4dFZRjG5SD8WqfzT1zjRfE322pk	思远	陈思远	individual	\N	t	approved	2026-07-02 06:02:55.325+00	CN	CN	ai	\N	active	\N	zh_CN	CNY	2026-07	JGE4M7RN9F	\N	2026-07-02 06:02:55.325+00	\N	\N	\N	f	{}	{}
d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	30182751	northquay@tessera.example	f	+6591230077	+6591230077	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$pTUMR++H0KN/n40nyVfrSA$Po8Q6J6dAuFBH1sJKd3IkpJg+RhBBayxPke9WsRd0RI	\N	Northquay Capital Partners LLP	corporate	\N	t	approved	2026-11-13 06:02:55.325+00	SG	\N	ri	\N	active	\N	en_US	USD	2026-07	DT40G2KXSQ	\N	2026-11-13 06:02:55.325+00	\N	\N	\N	f	{}	{}
e1cc650c-b29b-450e-b7df-a850b9984cd7	30182746	desk@quaystone.example	f	+60123450003	+60123450003	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$9eVYgEBjHPTcCrROoiwmiQ$f4ZYB6JpTExEAALQPy2ZsOBJmczM/qmS8DHA9m333Vc	\N	Farid Anwar	individual	\N	t	approved	2026-07-02 06:02:55.325+00	MY	MY	ei	\N	active	\N	en_US	USD	2026-07	GVH3TPAXPQ	\N	2026-07-02 06:02:55.325+00	\N	\N	\N	f	{}	{}
\.

copy session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ended_at, ip, user_agent, device_id, device_info, clock_drift_seconds) from stdin;
694ec204-b9d0-443e-8794-a960bc51d913	7e2ceb21907b1b4ba9918f18bf6d6d234255f0f310b5654e80afa62bb4279567	510e92fe-1acb-4186-a707-d66d2145b86e	2026-11-29 06:03:03.840743+00	2026-11-29 06:03:27.850511+00	2026-11-29 18:03:03.840743+00	30	\N	127.0.0.1	local world	\N	\N	\N
ab1f8a13-50c8-4d71-8bc0-c0e1c10a7c13	684f80dd16eae8532f6aee81f97d698fdbc548eb600ebc24dfc5841aa1219bdf	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	2026-11-29 06:03:28.984824+00	2026-11-29 06:03:28.984824+00	2026-11-29 18:03:28.984824+00	30	\N	127.0.0.1	local world	\N	\N	\N
ad88f7f9-c2ae-4ff3-9082-1c6f2d6c905b	6d66592e29fe5d702296bae5b2dbae90b6ccd73332d37ef6f0c31db6f429f2e8	87932ecc-5a2d-460a-ad20-22ace280950e	2026-11-29 06:03:05.016604+00	2026-11-29 06:03:28.808261+00	2026-11-29 18:03:05.016604+00	30	\N	127.0.0.1	local world	\N	\N	\N
\.

copy code_challenge (id, scene, proof, channel, target, target_key, asked_by, customer_id, session_id, payload_hash, ip, tries, created_at, resend_at, expires_at, used_at) from stdin;
97dbd693-3cce-4f6b-b27c-0d678a1033d6	login	email	email	orders@straits.example	orders@straits.example	owner	35af956c-6851-490a-a220-0024ad04432e	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:e39b:dabb::1	1	2026-11-29 06:03:40.976+00	2026-11-29 06:05:10.976+00	2026-11-29 06:08:40.976+00	2026-11-29 06:03:43.704+00
9f93f319-910b-473f-bada-0b375a44cfa2	login	email	email	quotes@meridian.example	quotes@meridian.example	owner	76ca9906-9f54-4362-b419-0fb852da9d72	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:38db:76cb::1	1	2026-11-29 06:03:40.976+00	2026-11-29 06:05:10.976+00	2026-11-29 06:08:40.976+00	2026-11-29 06:03:43.699+00
\.

copy login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at, used_at) from stdin;
47680c4e-e81e-40bf-a866-3d52c59e2cb0	fbdb190eee99786e6a1ff8bb3746ef7d01869c58358573ac0786a853462db27d	76ca9906-9f54-4362-b419-0fb852da9d72	9f93f319-910b-473f-bada-0b375a44cfa2	2026-11-29 06:03:40.976+00	2026-11-29 06:08:40.976+00	2026-11-29 06:03:43.699+00
c46a9670-3bab-4889-9f87-96c2398b6f60	683bf8d2af40e7d643381c24b7dd93917582295214f1dc7239410920d761fdb9	35af956c-6851-490a-a220-0024ad04432e	97dbd693-3cce-4f6b-b27c-0d678a1033d6	2026-11-29 06:03:40.976+00	2026-11-29 06:08:40.976+00	2026-11-29 06:03:43.704+00
\.

copy password_budget (account_hash, tries, window_start) from stdin;
075219961dc7da8e01cdf690e862909f8ba7ce1778ec81072fc3bbb66e4356d5	0	2026-11-29 06:03:40.606+00
43f400c5778ab19f0f952c75e0400250e3030549c5f38d006a379f12dfaf65b4	0	2026-07-02 06:02:55.325+00
895289d2192980eaa5d5f51308d67aa5f440f5316f6d9268b2ab3aa270c7f021	0	2026-11-29 06:03:40.607+00
\.

copy verify_token (token_hash, scene, target, customer_id, payload_hash, created_at, expires_at, used_at, proven) from stdin;
04ccf04550b176054780d7b76fcbdde310879b537dae38c71372b27b1dc6d26c	set_bank_account	\N	510e92fe-1acb-4186-a707-d66d2145b86e	a7080459b347e64b2a92a5145ba85eac97041647d447e99ec84fb9264b5f67d1	2026-07-02 06:02:55.325+00	2026-07-02 06:07:55.325+00	2026-07-02 06:02:55.325+00	{mobile}
1c03e84d0c2d430b0fb7b552181bd8bae903e78163c1386d5b60faea73dd7b0d	new_coin_purchase	\N	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	02d1809859690ef7ec4b8e5110796572cb9d6027b2e94f309ea6d486107207ac	2026-10-27 06:02:55.325+00	2026-10-27 06:07:55.325+00	2026-10-27 06:02:55.325+00	{mobile}
1da013d0c2b8243485e266efc37d77dc04c90693d8deffe4d5ae40970c7e6536	new_coin_purchase	\N	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	da7702ebb9b5bb89276d39523bafabf46711539982d6bffc5b46c629bfdbd0cb	2026-11-24 06:02:55.325+00	2026-11-24 06:07:55.325+00	2026-11-24 06:02:55.325+00	{mobile}
\.

copy password_reset (id, token_hash, customer_id, account, steps, done, challenge_id, created_at, expires_at, used_at) from stdin;
b67804b5-0f78-4cbd-8ac2-81d12479ad9c	1	5ca55023-6455-42fd-b286-a19dad8dc02f	INV000001	{google}	1	\N	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at, customer_id, session_id) from stdin;
037dd467-4670-4b10-9c0b-e934d80cb600	solana	used	10	{10}	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	INV000001	invented	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	2248d81e-a4d6-443c-bcc2-0f4579b919e2	\N
\.

copy terms_acceptance (customer_id, edition, document_hash, lang, at, ip) from stdin;
87932ecc-5a2d-460a-ad20-22ace280950e	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	zh_CN	2026-06-03 00:00:00+00	DBSSSGSG
\.

copy authenticator (customer_id, secret_sealed, bound_at, last_step) from stdin;
2248d81e-a4d6-443c-bcc2-0f4579b919e2	invented	2026-06-03 00:00:00+00	2
\.

copy authenticator_setup (customer_id, secret_sealed, expires_at) from stdin;
510e92fe-1acb-4186-a707-d66d2145b86e	65	2026-06-01 00:00:10+00
\.

copy authenticator_tries (customer_id, door, wrong_tries, wrong_since, wrong_at) from stdin;
2248d81e-a4d6-443c-bcc2-0f4579b919e2	session	1	\N	{}
\.

copy backup_code (customer_id, code_hash, used_at) from stdin;
87932ecc-5a2d-460a-ad20-22ace280950e	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00
\.

copy passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
26adb672-3d21-484a-8fcb-4eee15a3f7b3	87932ecc-5a2d-460a-ad20-22ace280950e	ABCDEFGHJK	\\x61	100	{Invented}	1	t	2026-06-01 00:00:00+00	\N
\.

copy passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at, used_at) from stdin;
2c85f51f-3899-48d3-a0a4-3222a2c9274b	prove	2026-06-01	invented	DBSSSGSG	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00
\.

copy fund_password_check (id, customer_id, at, matched) from stdin;
55d2b436-59c2-4848-ac12-2461cbb0739c	76ca9906-9f54-4362-b419-0fb852da9d72	2026-06-01 00:00:00+00	t
\.

copy api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, deleted_at, foreign_uses, foreign_used_at) from stdin;
b723be28-f25b-4dac-9a4d-dea230d2fcc2	2248d81e-a4d6-443c-bcc2-0f4579b919e2	5ca55023-6455-42fd-b286-a19dad8dc02f	ab31954b-31e2-41a5-8c66-23a197c58e1d	1	solana	Invented	ABCD	hmac	ABCD	\N	{trade}	{}	stopped	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	0	2026-06-03 00:00:00+00
\.

copy api_request (key_id, digest, expires_at, door) from stdin;
b723be28-f25b-4dac-9a4d-dea230d2fcc2	65	2026-06-01 00:00:10+00	ABCD
\.

copy account_freeze (id, customer_id, scope, cause, from_at, until_at, extended_by, shortened_from, written) from stdin;
f5ce263a-fb81-48e8-8eb8-808045a9478b	35af956c-6851-490a-a220-0024ad04432e	transferOut	INV000001	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	20d5d52d-2150-41b5-9ed4-3f6d15ec9b91	2026-06-02 00:00:00+00	4759
\.

copy freeze_link (id, customer_id, created_at, expires_at, used_at) from stdin;
2bec3e8f-68ed-400c-8d51-875c7f8f3a81	35af956c-6851-490a-a220-0024ad04432e	2026-11-13 06:02:55.325+00	2026-11-15 06:02:55.325+00	\N
3625570c-2dfa-4cfc-8901-a57bc6f74931	510e92fe-1acb-4186-a707-d66d2145b86e	2026-07-02 06:02:55.325+00	2026-07-04 06:02:55.325+00	\N
88324c22-76d5-4f2c-b5a1-85fbb66af890	35af956c-6851-490a-a220-0024ad04432e	2026-11-29 06:03:43.704+00	2026-11-29 12:03:43.704+00	\N
\.

copy security_event (id, customer_id, kind, at, ip, device, city) from stdin;
517d82d3-8f77-4e98-a27c-e8259aebb2fe	510e92fe-1acb-4186-a707-d66d2145b86e	bank_account_added	2026-07-02 06:02:55.325+00	127.0.0.1	lightMyRequest	\N
717e00b4-e16a-4457-92b3-515a44fca2d1	87932ecc-5a2d-460a-ad20-22ace280950e	bank_account_added	2026-07-02 06:02:55.325+00	127.0.0.1	lightMyRequest	\N
7c811229-5d0e-448c-a70c-0d7c70273474	35af956c-6851-490a-a220-0024ad04432e	sub_account_created	2026-11-13 06:02:55.325+00	127.0.0.1	lightMyRequest	\N
\.

copy login_event (id, customer_id, at, kind, ip, device, succeeded, city, note) from stdin;
2f81e81e-6973-4526-a34d-10f303cc3e2e	76ca9906-9f54-4362-b419-0fb852da9d72	2026-11-29 06:03:43.699+00	code	2001:db8:38db:76cb::1	node	t	\N	new_device
346dc7a2-66b0-44b2-a4ae-b7abcb24e10b	35af956c-6851-490a-a220-0024ad04432e	2026-11-29 06:03:43.704+00	code	2001:db8:e39b:dabb::1	node	t	\N	new_device
\.

copy stop (id, number, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws, lifted_at, ended_at, written) from stdin;
a605b327-f74e-4c2c-ae2c-76bb97953f5c	1017	product	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	ABCD	\N	a7059d30-bd16-47e7-a7c1-cc6d892b60d0	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	f	\N	2026-06-01 00:00:10+00	4759
\.

copy operator (id, email, name, own_phone, own_document_hash, own_document_formula, password_hash, totp_secret_sealed, totp_last_step, totp_confirmed_at, roles, status, invited_until, wrong_passwords, wrong_codes, locked_until, created_at) from stdin;
0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	arjun@tessera.example	Arjun Nair	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$AR3wBnyaneWHdKXqcXJRRA$axiiCzzebrg6oUBAUqZa1N0iN4Hi1JIHndSHSUE3O4c	k1.eBqpuH5WBsUOF_15.dubD26LULqExwmx1o8dbLw.__sdmjtnseD2yU91kln6vlHU-W7bSWHXA4KN9Tv8_Xc	59432405	2026-07-02 06:02:55.325+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 06:02:55.325+00
1414a25a-fd14-411a-8349-cdfb81d45469	root@tessera.example	Mei Lin Goh	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$ENWsho8BTopN1Nij2TgsyQ$+IY7V2SbUvHp6Z0ACz23QvBxltfLipo3CehGRV4fdq4	k1.LndDTKw4CTb0uKOq.4ExG9IrqLp2MqVz8s41uQQ.G4mISG_VbNsWAHUoO8j3EwIFSNPy5KiUeViSobh2gks	59432405	2026-07-02 06:02:55.325+00	{superadmin}	active	\N	0	0	\N	2026-07-02 06:02:55.325+00
20d5d52d-2150-41b5-9ed4-3f6d15ec9b91	deputy@tessera.example	Hafiz Rahim	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$a6/JmbRl0idNsSB1csI4RA$68mEmv2A8H1Aot/60Ls7gnEVYQeSQm1YeC313YvBH7c	k1.EP-CpLTbo0xINyaK.NK14iN9jzSf0AYFaz3j_iQ.WAgXKCWFYnubgpMAU43FzW_aZW-pRYraFsCwRCgQnbw	59432405	2026-07-02 06:02:55.325+00	{superadmin}	active	\N	0	0	\N	2026-07-02 06:02:55.325+00
94687990-dde9-4095-9a67-7ef069617502	priya@tessera.example	Priya Tan	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$bg/MHwyYvWBEGJHJtas22A$al6T2VOr0O/H9Pal4Cy+oVAfC+fqpQ8kQUBTf+u7rqQ	k1.cI_Go9GjIdiJ023Q.IzPnSpoqDGFJYlb2hV3ogQ.VetUqe-nZkanNJODGe9AotGElxK2hm5VZXu5Xj7HknA	59432405	2026-07-02 06:02:55.325+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 06:02:55.325+00
a7059d30-bd16-47e7-a7c1-cc6d892b60d0	wen@tessera.example	Teo Wen Hui	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$4X2gqTf+/fcWrJikwSumWg$5TooSHzOdYnReDglPFA3qXhLoza6o5E0nO+KmNFfZKI	k1.sCCc3ZBwtOTybylA.A8-zcmmMdfUC1Eivh8Y2gg.A4uzqJnp0LMJyqQRGL1ib5SJVPajW3yIAvADfuxO_Lk	59432405	2026-07-02 06:02:55.325+00	{listing}	active	\N	0	0	\N	2026-07-02 06:02:55.325+00
\.

copy operator_ticket (token_hash, operator_id, tries, created_at, expires_at, used_at) from stdin;
4d3ca2475d13e86acc9b17f72608dc41448ebe8ee146c8ef804f0b354cbd45a6	94687990-dde9-4095-9a67-7ef069617502	0	2026-07-02 06:02:55.325+00	2026-07-02 06:07:55.325+00	2026-07-02 06:02:55.325+00
8045e2f9e2f4fdb9d654f49e56f19fbdec2c326aeff48d535b41700261fac18c	a7059d30-bd16-47e7-a7c1-cc6d892b60d0	0	2026-07-02 06:02:55.325+00	2026-07-02 06:07:55.325+00	2026-07-02 06:02:55.325+00
8a18df3def7beef4743f30996303fc93184f11d60e1e0885b3d92a9bc2bb940f	1414a25a-fd14-411a-8349-cdfb81d45469	0	2026-07-02 06:02:55.325+00	2026-07-02 06:07:55.325+00	2026-07-02 06:02:55.325+00
\.

copy operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ended_at, ip, device_hash) from stdin;
10156ad5-6ea2-4935-81b4-952743a8b1f9	9868c2503180564ea9661edf2fc5f3a78be6dcd8d9d4324f0cdff6c2f432eb1e	a7059d30-bd16-47e7-a7c1-cc6d892b60d0	2026-11-29 06:02:58.211759+00	2026-11-29 06:03:36.608774+00	2026-11-29 18:02:58.211759+00	\N	127.0.0.1	\N
6286af79-b357-4757-81ce-300e9f486dd9	94639e7687a13eafdf7e7b1145d7b1c569ac7351b5ad09f29863dbd9e725b786	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	2026-11-29 06:02:58.204765+00	2026-11-29 06:03:36.649193+00	2026-11-29 18:02:58.204765+00	\N	127.0.0.1	\N
6902e09c-c13d-4467-9428-71cdfbf3305a	94d483b114761b4ac2744287f54ff94f0fc4399eced7bb3df5b02ad92c0e32d2	a7059d30-bd16-47e7-a7c1-cc6d892b60d0	2026-07-02 06:02:55.325+00	2026-11-29 06:02:56.928272+00	2026-07-02 18:02:55.325+00	\N	127.0.0.1	\N
\.

copy operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
6e727b99-6e18-40b4-a2e2-b4aa091efdb8	94687990-dde9-4095-9a67-7ef069617502	DBSSSGSG	\\x61	0	{Invented}	USD	t	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy operator_account (operator_id, customer_id, status, declared_at, answered_by, reason) from stdin;
94687990-dde9-4095-9a67-7ef069617502	35af956c-6851-490a-a220-0024ad04432e	own	2026-06-01 00:00:00+00	a7059d30-bd16-47e7-a7c1-cc6d892b60d0	ABCDEFGHJK
\.

copy key_canary (key, sealed, made_at) from stdin;
CHAIN_MASTER_SEED	k1.sFds1qnwj-VUKdZe.-GKhPTqkxzmCWK13Batt7A.Z6Z__NbXBrP805whV6d-lfXKgWUZwyvSSp7i5iCQ	2026-11-29 06:02:55.086+00
SECRET_KEY	k1.a0ziVm2sruU9ZhZk.GqX7LgduUuHZuSDs67Vf1Q.EwbImnyGKTx5Ia4V4aCV00HakD_bfcE	2026-11-29 06:02:55.078942+00
\.

copy cms_text (id, kind, slug, created_at) from stdin;
12752e5e-296f-4eb5-91ff-fe5d3b0b277e	faq	faq-cost	2026-07-02 06:02:55.325+00
172ad54e-e882-4b66-931a-79c0335e575d	faq	faq-who	2026-07-02 06:02:55.325+00
1ba5f5d7-c7c7-4143-ada3-cefabc348aca	legal	privacy	2026-07-02 06:02:55.325+00
91d670b6-2423-4c6f-8dda-fdf48e710bde	page	contact	2026-07-02 06:02:55.325+00
aed44a05-ebbf-46a2-8d1b-c4661b69e6ca	announcement	first-listings	2026-10-03 06:02:55.325+00
d19d4595-f664-471f-8d92-ae9426d49fd0	page	help	2026-07-02 06:02:55.325+00
\.

copy cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at, archived_at) from stdin;
02930f1a-9706-43a5-a88a-dc90212632d2	aed44a05-ebbf-46a2-8d1b-c4661b69e6ca	1	published	{"kind": "announcement", "title": {"en_US": "AURB and HCCL begin to trade", "zh_CN": "AURB 与 HCCL 开始交易"}, "blocks": [{"text": {"en_US": [{"href": null, "text": "After the allotment both securities are admitted to trading. Orders are matched by price, then time; orders more than 20 % away from the reference price are refused.", "marks": []}], "zh_CN": [{"href": null, "text": "两只证券配售完成后获准交易。委托按价格优先、时间优先撮合，偏离参考价超过 20 % 的委托将被拒绝。", "marks": []}]}, "type": "paragraph"}, {"text": {"en_US": [{"href": null, "text": "Trading costs 0.10 % for an order that waited and 0.15 % for one that met it. A sale is never guaranteed.", "marks": []}], "zh_CN": [{"href": null, "text": "挂单成交费率 0.10 %，吃单成交费率 0.15 %。卖出不保证成交。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "The first two securities are on the order book, quoted in tUSD.", "zh_CN": "首两只证券已进入订单簿交易，以 tUSD 计价。"}}	87bf342222c34c99e742890adea82d8adf0f1cdee2d4c6b4acbe8a03c7342c98	\N	94687990-dde9-4095-9a67-7ef069617502	2026-10-03 06:02:55.325+00	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	2026-10-03 06:02:55.325+00	2026-10-03 06:02:55.325+00	\N
2105f289-4639-43d4-bcb4-3b41c2c6a2dd	91d670b6-2423-4c6f-8dda-fdf48e710bde	1	published	{"kind": "page", "title": {"en_US": "Contact", "zh_CN": "联系我们"}, "blocks": [{"head": [{"en_US": "About", "zh_CN": "事项"}, {"en_US": "Write to", "zh_CN": "联系邮箱"}, {"en_US": "Answer", "zh_CN": "答复时间"}], "rows": [[{"en_US": "Your account", "zh_CN": "账户问题"}, {"en_US": "help@tessera.example", "zh_CN": "help@tessera.example"}, {"en_US": "1 working day", "zh_CN": "1 个工作日"}], [{"en_US": "A complaint", "zh_CN": "投诉"}, {"en_US": "complaints@tessera.example", "zh_CN": "complaints@tessera.example"}, {"en_US": "20 working days", "zh_CN": "20 个工作日"}], [{"en_US": "Your data", "zh_CN": "个人数据"}, {"en_US": "privacy@tessera.example", "zh_CN": "privacy@tessera.example"}, {"en_US": "30 days", "zh_CN": "30 天"}], [{"en_US": "Listing a company", "zh_CN": "企业挂牌"}, {"en_US": "listing@tessera.example", "zh_CN": "listing@tessera.example"}, {"en_US": "5 working days", "zh_CN": "5 个工作日"}]], "type": "table"}, {"text": {"en_US": [{"href": null, "text": "Tell us the number of the order, withdrawal or case. Never send us a password or a code.", "marks": []}], "zh_CN": [{"href": null, "text": "请注明订单、提现或案件编号，切勿发送密码或验证码。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "How to reach us, and how long an answer takes.", "zh_CN": "联系方式与答复时间。"}}	888c6e36afae1f88ff328ef5351a4aa3f80b593b2c78898e16c313a2910ee3f3	\N	94687990-dde9-4095-9a67-7ef069617502	2026-07-02 06:02:55.325+00	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N
3c992656-195c-46a4-ae5c-c3713fe609c1	d19d4595-f664-471f-8d92-ae9426d49fd0	1	published	{"kind": "page", "title": {"en_US": "Help center", "zh_CN": "帮助中心"}, "blocks": [{"text": {"en_US": "First steps", "zh_CN": "入门步骤"}, "type": "heading", "level": 2}, {"type": "list", "items": [{"en_US": [{"href": "/register", "text": "Open an account", "marks": []}, {"href": null, "text": " with your email.", "marks": []}], "zh_CN": [{"href": null, "text": "用邮箱", "marks": []}, {"href": "/register", "text": "注册账户", "marks": []}, {"href": null, "text": "。", "marks": []}]}, {"en_US": [{"href": null, "text": "Verify who you are: a document and a photo of yourself.", "marks": []}], "zh_CN": [{"href": null, "text": "完成身份认证：证件与本人照片。", "marks": []}]}, {"en_US": [{"href": null, "text": "Pay in by bank transfer with the reference we give you, or send tUSD to your address.", "marks": []}], "zh_CN": [{"href": null, "text": "使用我们提供的附言银行转账，或向您的地址转入 tUSD。", "marks": []}]}, {"en_US": [{"href": null, "text": "Read a product, its documents and its risks, then subscribe. See ", "marks": []}, {"href": "/investments", "text": "all products", "marks": []}, {"href": null, "text": ".", "marks": []}], "zh_CN": [{"href": null, "text": "阅读产品及其文件与风险后认购，查看", "marks": []}, {"href": "/investments", "text": "全部产品", "marks": []}, {"href": null, "text": "。", "marks": []}]}], "ordered": true}, {"text": {"en_US": [{"href": null, "text": "More in the ", "marks": []}, {"href": "/cms/fees", "text": "fee schedule", "marks": []}, {"href": null, "text": ", on ", "marks": []}, {"href": "/cms/security", "text": "security", "marks": []}, {"href": null, "text": " and under ", "marks": []}, {"href": "/cms/contact", "text": "contact", "marks": []}, {"href": null, "text": ".", "marks": []}], "zh_CN": [{"href": null, "text": "更多内容见", "marks": []}, {"href": "/cms/fees", "text": "费用说明", "marks": []}, {"href": null, "text": "、", "marks": []}, {"href": "/cms/security", "text": "安全", "marks": []}, {"href": null, "text": "与", "marks": []}, {"href": "/cms/contact", "text": "联系我们", "marks": []}, {"href": null, "text": "。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "First steps, and answers to what investors ask most.", "zh_CN": "入门步骤与投资者最常见的问题。"}}	816a519f4f72f3eb845144e1903ee8ca7c948123c72e74d9f22becd49c2821bd	\N	94687990-dde9-4095-9a67-7ef069617502	2026-07-02 06:02:55.325+00	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N
\.

copy coin (code, kind, scale, name_en, name_zh, listed_at) from stdin;
AURB	token	0	Aurelle Bioworks Series C	奥睿生科 C 轮优先股	2026-07-29 06:02:55.325+00
CNY	fiat	2	Chinese yuan	人民币	2026-07-02 06:02:55.325+00
HCCL	token	0	Halden Cold Chain Logistics Park	海登冷链物流园	2026-07-19 06:02:55.325+00
KGN29	token	0	Kestrel Grid Green Notes 2029	红隼电网绿色票据 2029	2026-10-17 06:02:55.325+00
LBR3	token	0	Lantern Bay Residences Sub-Trust 3	灯塔湾公寓 子信托 3	2026-11-01 06:02:55.325+00
LUMA	token	2	Luma Freight Credits	流明货运积分	2026-10-13 06:02:55.325+00
NQC2	token	0	Northquay Private Credit Fund II	北码头私募信贷基金 II	2026-11-14 06:02:55.325+00
OPLG	token	0	Opaline Semiconductor Growth Fund	欧泊半导体成长基金	2026-11-21 06:02:55.325+00
SGD	fiat	2	Singapore dollar	新加坡元	2026-07-02 06:02:55.325+00
SLW31	token	0	Solenne Water Infrastructure 2031	索莱恩水务基建债 2031	2026-09-17 06:02:55.325+00
TMFG	token	0	Tamarind Foods Group Ordinary	罗望子食品集团 普通股	2026-09-12 06:02:55.325+00
USD	fiat	2	US dollar	美元	2026-07-02 06:02:55.325+00
tUSD	crypto	6	Tessera test dollar	Tessera 测试美元	2026-07-02 06:02:55.325+00
\.

copy coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo) from stdin;
tUSD	solana_devnet	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA	8	t	1000000	t	1000000	10000000	100000000000	optional
\.

copy account (id, customer_id, kind, purpose, role, coin, may_be_negative, posted, held) from stdin;
1	510e92fe-1acb-4186-a707-d66d2145b86e	fiat	own	customer	SGD	f	19536636	3015000
2	\N	house	bank	external	SGD	t	-20449520000	0
3	87932ecc-5a2d-460a-ad20-22ace280950e	fiat	own	customer	SGD	f	68094468	38207500
4	e1cc650c-b29b-450e-b7df-a850b9984cd7	fiat	own	customer	SGD	f	6338337370	4879375000
5	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	fiat	own	customer	SGD	f	5758808168	4428165750
6	76ca9906-9f54-4362-b419-0fb852da9d72	fiat	own	customer	SGD	f	2429116520	1659750000
7	35af956c-6851-490a-a220-0024ad04432e	fiat	own	customer	SGD	f	1056425296	905750000
33	510e92fe-1acb-4186-a707-d66d2145b86e	token	own	customer	tUSD	f	30352000000	3135600000
64	510e92fe-1acb-4186-a707-d66d2145b86e	token	own	customer	LUMA	f	640000	480000
67	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	token	own	customer	LUMA	f	1440000	1080000
\.

copy journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash) from stdin;
019f216c-53dd-7432-be21-7241eb0e02a0	5	2026-07-02 06:02:55.325+00	fiat_credit	fiat_order	37faee59-78a2-47a0-90b4-a0538bb833b8	job:bank	\N	3ba206ae8705ec0483d7febdc64cfd8f7f7c8d1df2e54dcc2ab14dfe94ef8a0a	9457e50d066c3b81853afe3b2c6c2fadaf91c29e4ec2c19bdf0dc22fd2079e22
019f216c-53dd-7a00-93f2-530debf7c5ab	1	2026-07-02 06:02:55.325+00	fiat_credit	fiat_order	82ecb39e-976c-41a9-897a-c6c66ddb507a	job:bank	\N	0000000000000000000000000000000000000000000000000000000000000000	c4a763054e96ea44053995d03f9e0e787af0e1581cc290322e17d648b12caaa8
019f216c-53dd-7bd5-b6b7-044b7751e034	6	2026-07-02 06:02:55.325+00	fiat_credit	fiat_order	f3ba2e3b-f38e-4bef-83a2-9e748ee20bd2	job:bank	\N	9457e50d066c3b81853afe3b2c6c2fadaf91c29e4ec2c19bdf0dc22fd2079e22	5e5fbf524f891269ea243a37f27a0451d581d0efe4d9ad6d8fe1b05524d29a84
019f216c-53dd-7e86-87a4-d30a8b02e55f	2	2026-07-02 06:02:55.325+00	fiat_credit	fiat_order	5f7d88e8-ad5c-43ac-af02-d31aa7536d60	job:bank	\N	c4a763054e96ea44053995d03f9e0e787af0e1581cc290322e17d648b12caaa8	ddfd80f7a031f6e862fe55cade2ede9cfeb761e8117fb2a2cfd4102a2d8b1117
019f216c-53dd-7f9d-83f2-1ee82af908cd	3	2026-07-02 06:02:55.325+00	fiat_credit	fiat_order	f37d2d54-3c24-43dc-8e00-834d1579a5c1	job:bank	\N	ddfd80f7a031f6e862fe55cade2ede9cfeb761e8117fb2a2cfd4102a2d8b1117	479fdeeb563f517293835a99dc427c6592a83a29ebc1a30a5149b22c103fb8ac
019f78f8-6fdd-746e-b5b2-00f7095103c9	7	2026-07-19 06:02:55.325+00	issue	product	56bccc40-7e63-45a1-874f-ab284f406f7e	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	5e5fbf524f891269ea243a37f27a0451d581d0efe4d9ad6d8fe1b05524d29a84	cf5140ce069364e89bc6a5128544abac3d02a50e02653aef6d3f0eba70ddbd4d
019fac78-07dd-7fcb-ac0f-03a3c131edff	8	2026-07-29 06:02:55.325+00	issue	product	2affb8f4-66d3-4e8f-9c47-4c750dd497f9	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	cf5140ce069364e89bc6a5128544abac3d02a50e02653aef6d3f0eba70ddbd4d	bc4704f7918bba44e621efd4a14da9d6e3554ba4641037af05fec49724cca3c1
01a09436-33dd-7d99-af87-20f2e4f5c721	9	2026-09-12 06:02:55.325+00	issue	product	4b58be4e-7049-4ed5-8a3a-2eebf12f6950	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	bc4704f7918bba44e621efd4a14da9d6e3554ba4641037af05fec49724cca3c1	3c49443135429de1bf90b5183d66b8b09efa3d9ce8761bd5c2fe004dfce9c1f6
01a0adf5-ffdd-74cc-960f-fce58a565d46	10	2026-09-17 06:02:55.325+00	issue	product	5f5032ee-4f48-4714-a062-cada82c39a21	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	3c49443135429de1bf90b5183d66b8b09efa3d9ce8761bd5c2fe004dfce9c1f6	d82cfd8bf17db725b741b344bbfa8b9553d2f4c13e5173d4d5303286f08910f1
01a0f60f-07dd-7378-9f35-09873c74fb1d	21	2026-10-01 06:02:55.325+00	allot	subscription	d28039cf-60cd-4f13-8da4-1acf808bcce4	job:allotment	\N	58a80d618cacd9520169cf94258f0827b8cda8b723ede107ccc8afb7d4143099	706713009872c776a975711ae987142043305ada8487c6bc70c687c1852fd7a0
01a0f60f-07dd-7771-9275-a34a7317c495	25	2026-10-01 06:02:55.325+00	allot	subscription	62ee44e7-b999-426d-98ac-3a7cb939c294	job:allotment	\N	2d669a4ce91bb0ec3cd509d3d942a032b69d6e3a0d7257580b079c22de3ecd0e	202a7f26369f7fb584b5e6e317fa9a263e2ba3868e73e4ed9c440f277c2bc1f7
01a0f60f-07dd-7baa-83f0-b3d0099f77d5	29	2026-10-01 06:02:55.325+00	allot	subscription	22f39439-02b8-4c88-a568-356e94b4b5a8	job:allotment	\N	4b8888966f7625910abdddb355e09256ca52e325c246df855771c120adc9a262	6fbc5f04e8192d36292977d73769c5dc1f3239da2e5cfc514f7cfd99ff99496e
01a0f60f-07dd-7c03-be6d-6d43e23b7352	24	2026-10-01 06:02:55.325+00	disburse	subscription	15196d96-91f1-49cb-b372-afff603a5ad3	job:allotment	\N	7df6892766046865ab55dd18be7a67813f07a10261ef85902bb6ff465f76ae5e	2d669a4ce91bb0ec3cd509d3d942a032b69d6e3a0d7257580b079c22de3ecd0e
01a0f60f-07dd-7c4c-b62d-e29c8bc77b9c	30	2026-10-01 06:02:55.325+00	disburse	subscription	22f39439-02b8-4c88-a568-356e94b4b5a8	job:allotment	\N	6fbc5f04e8192d36292977d73769c5dc1f3239da2e5cfc514f7cfd99ff99496e	41d6ed79fa9a2e66271dab1788b459339f62c993bb0726b274c6e48e153a96a4
01a0f60f-07dd-7e50-9624-e9f6c55d63c1	26	2026-10-01 06:02:55.325+00	disburse	subscription	62ee44e7-b999-426d-98ac-3a7cb939c294	job:allotment	\N	202a7f26369f7fb584b5e6e317fa9a263e2ba3868e73e4ed9c440f277c2bc1f7	c02458fe96a66c5d7579749f593aa8dbfdac4cee6122c321b18864b177d587da
01a0f60f-07dd-7f21-b45a-636c13f46952	23	2026-10-01 06:02:55.325+00	allot	subscription	15196d96-91f1-49cb-b372-afff603a5ad3	job:allotment	\N	28114bd6f0e72c277597283c093bd73f9456588226e43ba07364ccfc2f1dbee4	7df6892766046865ab55dd18be7a67813f07a10261ef85902bb6ff465f76ae5e
01a0fb35-63dd-70d4-b202-770fc9a9a4d2	35	2026-10-02 06:02:55.325+00	deposit	deposit	0eaf3094-c564-4979-9180-21794f33eb1e	job:watch-deposits	\N	dca5b27183d60bbb9baf2dd978aa19eb4fd429d105430062d7327400cc9ac723	61a55935e985145487d89215729e85a9393f5c3e3f9a916ac3e4fa5b4d5b8585
01a0fb35-63dd-7994-aea8-266821c690e5	39	2026-10-02 06:02:55.325+00	deposit	deposit	9f9169ba-d407-4458-9de4-b4f44241e04f	job:watch-deposits	\N	7dd68ac0d5781e1a0e105dc984b8c2f1810be8022fd3bf60e2c45a8c7f5c8bfb	6b3a4936b6562b12a7a05f55788dd0ff3a52166a61ce68b4246247be8ab38c12
01a1005b-bfdd-7b2f-a977-ab75511bcd09	47	2026-10-03 06:02:55.325+00	transfer_out	transfer	6b97f602-35f4-4ce2-b0f9-e882e2569f50	customer:35af956c-6851-490a-a220-0024ad04432e	\N	c921e1d45d3282d43f0786965dd08a816c15f491fbb8f04d025fc2282fa2ad6a	b887bdb2929340292bfc81d33f766f8c81aa851846adbbcd6433973ada16d7cf
01a133db-57dd-7715-bd31-afb77277279c	161	2026-10-13 06:02:55.325+00	issue	product	dc75f57d-2473-484b-95f4-7ecd912ed86a	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	c7b412f99489c1101a4dd07d4ec80a5b8b3663a0d26b9984ec9bd5286a3f6a1a	f1d03d889c33edf5da65ee80e8e241f7f1df4f031087a33c2ce98ea7c5284a3e
01a14874-c7dd-7b46-a706-33f54cf3f2fe	204	2026-10-17 06:02:55.325+00	issue	product	be1c8c18-cb21-4e22-a6da-773a16d8e808	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	aff45e4015d2952a45f9d04e9d047a1d630df052c91ba862caedf64150c07242	2f08d03bff5f70706be2d32a912f6b257a5c2501e2bffaa8a26ef00d19895aeb
01a1908d-cfdd-7d93-b620-41184953f2f5	381	2026-10-31 06:02:55.325+00	distribution_release	distribution	247be355-386b-49bb-92dc-2d4af085c9b0	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	dce0c3490f569e02d99b31a15194f4192089a4922141c608d8e857165926d56d	643b5bd1ed5750d887fd1cd21057784914272e0ce694e85e97f1abb63d0040fd
01a195b4-2bdd-77a9-bc10-9c6a935a2972	388	2026-11-01 06:02:55.325+00	issue	product	c3a508cd-61b0-416a-a0ba-3b0cd71b51d9	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	2ab91d98abb0ee02ed59387e634c23bb57d3c2c6759336916657a024b4ff26ed	896b58936730847d0492a8f102980d3409a111094149249e01b7eb6186d7bbcb
01a19ada-87dd-766b-ba85-970589c64410	410	2026-11-02 06:02:55.325+00	distribution_pay	distribution_holder	2330e16e-b090-45d0-a177-5201ed909960	job:distributions	\N	f317862e07546ece10cea634b763e5c6f6dac0d769e08fdff2a426a4ef5d804c	f0823c6b76e1496370a293627a2612e4081dded700b0075921e0dc85c2ba6bc5
01a19ada-87dd-7bad-9238-35f338644933	411	2026-11-02 06:02:55.325+00	distribution_pay	distribution_holder	142db8c6-eede-4b6a-883f-12535cfc535a	job:distributions	\N	f0823c6b76e1496370a293627a2612e4081dded700b0075921e0dc85c2ba6bc5	a517e9a67d1ed4504fba87b4abb94e791442a288aad3c7f276904618bcb8e419
01a19ada-87dd-7e6b-8ab6-11ce98904f38	412	2026-11-02 06:02:55.325+00	distribution_pay	distribution_holder	2d9fa30d-5906-412c-9bbe-f7295f1db462	job:distributions	\N	a517e9a67d1ed4504fba87b4abb94e791442a288aad3c7f276904618bcb8e419	9825b9d5a862f2f938b65a637a4f1df8c48b8551c99a6af088cb01ee8c5443f6
01a1a527-3fdd-7636-87a4-54c3113cd18e	438	2026-11-04 06:02:55.325+00	disburse	subscription	c8b68953-64ab-4f36-b175-d915fc46f67f	job:allotment	\N	00bf0328085c1b5aff4ce5f4be481ab37af0b984efad1cc24cea6295cfc40f04	9fce5c713befcb42e77b457ae2575322399c4eebc3c781c57b54c59b8bc6ac9d
01a1a527-3fdd-797b-820f-f1f7f64c560a	442	2026-11-04 06:02:55.325+00	disburse	subscription	867d4f80-841e-4b3e-a354-114711bd6c75	job:allotment	\N	3197595364c15654b708b662eb1d61d636e47f4eef1d76e145379694e5272d45	c7d0e40ff3d81c92b199068e093fbedc96175cc8e19bbc5c69f9d73147ee3434
01a1a527-3fdd-7aa7-8342-2cf99cb3a310	437	2026-11-04 06:02:55.325+00	allot	subscription	c8b68953-64ab-4f36-b175-d915fc46f67f	job:allotment	\N	faf1b17c37aac89fd68a1d20b91d145c52c7f126e2f0e87d95f63386835bdabd	00bf0328085c1b5aff4ce5f4be481ab37af0b984efad1cc24cea6295cfc40f04
01a1a527-3fdd-7ca9-9d8e-8282bbe995f1	441	2026-11-04 06:02:55.325+00	allot	subscription	867d4f80-841e-4b3e-a354-114711bd6c75	job:allotment	\N	b0c758c0dd2d8c9598cdf869473ed11b6611ea5bf2aa6d6bdcc4d4e5486a34a8	3197595364c15654b708b662eb1d61d636e47f4eef1d76e145379694e5272d45
01a1d380-7bdd-77e3-80f6-32a3b483a564	552	2026-11-13 06:02:55.325+00	deposit	deposit	2e8c70b3-83e4-438b-a55a-20607289f20e	job:watch-deposits	\N	721e3aaff214aad1f7958e5caeca4b97bddf4e2b84331ed2559d95cd43c2828a	7ec0ad76db0f2e411ab7ae648a7eeb59e363168152242ba9b1b7588893af62c5
01a1d8a6-d7dd-7cdd-866f-de03c04ee2e1	561	2026-11-14 06:02:55.325+00	issue	product	cc5435c1-7220-403d-848d-401b5afa1a3e	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	00b8632fb4a2649b1b85e7501fee8f94e264ce41bc4ae5036f38a51ca9dcf44d	42fede0d0b521cdd7ab23c8fd7ca7eaaf08fca6ba3f5d3748ccb8f7c3039ffaf
\.

copy posting (id, journal_id, account_id, coin, amount, balance) from stdin;
1	019f216c-53dd-7a00-93f2-530debf7c5ab	2	SGD	-24000000	\N
17	019f216c-53dd-7432-be21-7241eb0e02a0	2	SGD	-4600000000	\N
19	019f216c-53dd-7432-be21-7241eb0e02a0	6	SGD	4600000000	4600000000
\.

copy hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at) from stdin;
00d89909-4271-41bd-84d1-981f020c3d09	7	SGD	643200000	613636920	29563080	released	subscription	d28039cf-60cd-4f13-8da4-1acf808bcce4	2026-09-21 16:20:03.896+00	2026-10-01 06:02:55.325+00
01284d4c-6275-4296-958a-afe66675e1ce	3	SGD	7035000	6724053	310947	released	subscription	62ee44e7-b999-426d-98ac-3a7cb939c294	2026-08-08 09:28:38.182+00	2026-10-01 06:02:55.325+00
0497d71e-4f0f-45b9-accf-06d8b0a71cb6	5	SGD	808000000	0	0	open	subscription	cf747fdd-2e5c-4127-8359-3e4d682db580	2026-11-27 14:02:55.325+00	\N
0d83ce9b-ab8e-464c-b8bc-911f75c9294a	5	SGD	402000000	0	0	open	subscription	c6e34156-df48-48d0-bb5f-0828bca2ea88	2026-11-20 22:02:55.325+00	\N
18fa72d1-b41b-4f4e-befc-54e8289972a4	5	SGD	1203000000	0	0	open	subscription	d62ea245-7e61-4a52-ace9-f10df7b8eb23	2026-11-09 06:02:55.325+00	\N
22a1144b-4dc9-4091-9b52-51dc3a24d910	5	SGD	3618000	2894400	723600	released	subscription	867d4f80-841e-4b3e-a354-114711bd6c75	2026-10-27 06:02:55.325+00	2026-11-04 06:02:55.325+00
4cb04de3-47c6-4ad0-a016-8c23552a25a6	33	tUSD	12060000000	9648000000	2412000000	released	subscription	c8b68953-64ab-4f36-b175-d915fc46f67f	2026-10-20 06:02:55.325+00	2026-11-04 06:02:55.325+00
789f4a30-c1f2-4d35-a494-0dd896baa1e7	64	LUMA	160000	0	0	open	token_unlock	01a1a527-3fdd-7271-94ad-8f22f335d1ad	2026-11-04 06:02:55.325+00	\N
8e2542ae-dd8e-463c-bd3f-7e4ce4335b65	6	SGD	401000000	0	0	open	subscription	c9655bc0-241a-4962-8a8d-055f34dd328b	2026-11-12 01:14:55.325+00	\N
906a1020-301f-495a-945b-d6f6cd6ee8e9	67	LUMA	360000	0	0	open	token_unlock	01a1a527-3fdd-7066-acc3-7c992d15c4cd	2026-11-04 06:02:55.325+00	\N
928f6f74-4bfc-449f-96b0-4d653f1c713b	4	SGD	1515000000	0	0	open	subscription	082e444d-187f-4086-b9dd-7c2defbff7bb	2026-11-23 06:02:55.325+00	\N
c7e7212c-9430-42aa-ba3b-21bb4554d76b	5	SGD	140700000	134480216	6219784	released	subscription	22f39439-02b8-4c88-a568-356e94b4b5a8	2026-08-25 12:54:21.039+00	2026-10-01 06:02:55.325+00
ccb6d589-c09e-49a1-8ca1-f74569e1e654	64	LUMA	160000	0	160000	released	token_unlock	01a1a527-3fdd-733f-b516-02d11cb7ebc0	2026-11-04 06:02:55.325+00	2026-11-17 06:02:55.325+00
f63f95ed-bd18-46d7-81f9-e48b76b16215	1	SGD	703500	672406	31094	released	subscription	15196d96-91f1-49cb-b372-afff603a5ad3	2026-07-30 19:45:46.753+00	2026-10-01 06:02:55.325+00
fbc80158-a4cd-4d20-aefd-3baa71e32258	3	SGD	30150000	0	0	open	subscription	02f3d514-b2d0-4c7f-b46d-3f6ff1d50f79	2026-11-12 14:02:55.325+00	\N
\.

copy limit_use (customer_id, win_kind, win_start, used, cap) from stdin;
153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	day	2026-06-03 00:00:00+00	0	0
\.

copy rate (coin, fiat, price, as_of, source) from stdin;
CNY	SGD	1860872537	2026-11-29 06:03:40.286+00	Local world
CNY	USD	1387874910	2026-11-29 06:03:40.286+00	Local world
CNY	CNY	10000000000	2026-11-29 06:03:40.286+00	Local world
\.

copy rate_held (coin, feed, price, latest, reason, source, as_of, since) from stdin;
CNY	first	1	1	no_agreed_rate	HDFC0ABCDEF	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy rate_range (coin, hour, low, high) from stdin;
CNY	2026-11-29 06:00:00+00	1387874910	1387874910
SGD	2026-11-29 06:00:00+00	7458194380	7458194380
USD	2026-11-29 06:00:00+00	10000000000	10000000000
\.

copy external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, told_amount, told_held, told_since) from stdin;
SGD	20449520000	20449520000	379	2026-11-02 06:02:55.325+00	0	\N	\N	\N	\N
\.

copy liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves) from stdin;
2026-11-29 06:03:43.189+00	AURB	1237	927ea9f44080d7bad784319ff12d38ec92edbb96a8eccc69cb657c3a04994bcd	1920000	1024
2026-11-29 06:03:43.189+00	CNY	1237	d9b686d4f76062c8a52acebf5cb80cbf97e17172ba835edbd2e9dda71ae37217	0	1024
2026-11-29 06:03:43.189+00	HCCL	1237	fd02f16611c228d868b296d0614d467d72b7308a2c6ff7adcea5262442912d26	12000000	1024
2026-11-29 06:03:43.189+00	LUMA	1237	b146fd1de7ed387ba7694c6e293fe9b1bae7082b773f554d7bac5706a02c2def	4000000	1024
\.

copy liability_leaf (taken_at, coin, customer_id, nonce, balance, position) from stdin;
2026-11-29 06:03:43.189+00	AURB	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	8e8ffb50de3e73dccaf11983a6348995aa002648aacd692ed78c718f4bdbd284	190807	922
2026-11-29 06:03:43.189+00	HCCL	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	87f61a439a84d2288a24d87303d70efca2180ecb4fd38cad61f55120aef86d03	955794	173
2026-11-29 06:03:43.189+00	LUMA	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	8e629b0d9ae2f509bf2c9cfd59cb71b0ea776e7f2e8ee52f0c17f28c30708d61	1440000	820
\.

copy liability_level (taken_at, coin, level, nodes) from stdin;
2026-11-29 06:03:43.189+00	AURB	5	\\xd8ece5acbf003417aad5b5c531077b588cb868241f9f14fbb42ad35b2024875600000000000000000000000000000000ced039c1350034a74ac03fcaa310619ff194fec68948a3b706d9681906277c330000000000000000000000000000000014aee1b72d780687c5836d4909836d2258fb79a180ba692aac711c36524bed3c00000000000000000000000000000000eb261e2c15a350c4eb6384051de0536f3cbd1f044824c16282736b1c81bb55fa00000000000000000000000000000000e4357ee6b495c23bff35f7165193d4915c893bcd05b90821e70eb1941b9552d000000000000000000000000000000000f62c171dd05ab35550b48e58360f43a88043b5dbb99ecc67e3ce5b0359dcaccb0000000000000000000000000005711f9030c751a9a913be6e13c1de4f0012a74b3ade8d58d05179bc65d3e50d4f276b00000000000000000000000000000000497c966ecda799374cf53ef8ba1a1f85248a45d6586247cabcfc4db6a70c54b3000000000000000000000000000000008a8fc29472d5a0cd2f6c04f23874237ce65323f7f41511f44cac009222be39ef000000000000000000000000000000007193fa16d28bbeb1d7a30715982e855f9466dcfc62fac5b85fbc8ab9e646f8de00000000000000000000000000000000c663032d7bc67e20d5b23dd33c5ed09805df8308e28873bd769a6b68e76bd0e30000000000000000000000000014c165342a670a756412f64d0ab80be38188acda3f435c12251f51b782a5ee3949481700000000000000000000000000000000a887b93ef84f2e4e278f623445fe9abe343982678fec3a266a5f9b6dbfa81dfb00000000000000000000000000000000ce7a1c1385627314bbe4cb54c0bdb2f6c41fd893e322a33ff147cb7cfd9da9c8000000000000000000000000000009e7ac9d3ca6900b59b7d25f55172b5eb23ed949b8a48a2480980487f231c58f3392000000000000000000000000000000008c864986613b9c8dfa8bd7969c26c12487851c38b246b2491c5fe4d7a6b879f800000000000000000000000000000000f9417af8dff29f877645411cb0b91497a56dcba25ef6feebffa148c2e4c2546600000000000000000000000000000000636dc5c51164494082c8639445a1dd00a69d41fa4745587f9ba7bdb4f458433a0000000000000000000000000000263ea7b3938f207fbd705d545f916df4b0536be4e6aca2d3a22fc1c8bddd97c029480000000000000000000000000000000056ddf9575712df8b4125d9f58ce45615520430df0cd047a51f14e446370736f900000000000000000000000000000000505f09c69e1e545aaae900287b9f084ff7b3b35c5781d0f031dc8144af6a3779000000000000000000000000000000005d2ad8dc22a20367145f4b30770f728c589c09b73ca5f4586e0f3cf5fc6f81fd000000000000000000000000000000004d8f09310b08fa276ff8d2d77284061a8ee2b2dc8b10484f9d7df4f393a49d9d00000000000000000000000000000000ac2e353ba31ee68464c504664af8f6306881474f254595963888d4c0b9a15a30000000000000000000000000000000003678de700c9e3bed4dccb21bdbabf4e38c63609bff4003d25db27abd8e71882000000000000000000000000000000000cc86fa0637d8b2fb5c63e84bb20ca37d89b3290ceffb7cce2c9b854a5edc26b800000000000000000000000000000000c0f2e0fc99f057e9c786c1d542ef0be8673c2cf096630f997b3b1dc368cb2bee00000000000000000000000000000000b1691dbcc06e0acb3d2f348114bcda488be314f7a801fa6ad033fb4006f7e8a800000000000000000000000000000000af4fcd8154d7992c6630a0e87d01bb70adee86bcd7ed1b6532b90a9805bf53a20000000000000000000000000002e95712ff9aaa5ce724bc1cd6c20855d5d9b24d378eb532f3183844502252dc92231f000000000000000000000000000000006a2e00c04e8f64ee3e730d1557e4ecc945a68bda800efb76b061d00b1083b7a3000000000000000000000000000000007ab49f5387f4d17c1aa204e089b578c31ecbe730a18d794c010718559819857400000000000000000000000000000000
2026-11-29 06:03:43.189+00	AURB	6	\\xf49eb9da04e3ec8fe9795c0ea1d3972c9de7f444d05d78c7d58bd3e1da403aa700000000000000000000000000000000e26a4f5c1e318b763887cc463cb3c601fe6071abc4f82642470742478a89a50700000000000000000000000000000000c6ebee6b71a1fbc95c8a3d2b44263e0b9497e407f31db1d11a440f74ad2043130000000000000000000000000005711f8aea1ea2a8a2e6c7681bf03292cbc6ba75d5ae3a9f3b1c074bf0a3c96653abe00000000000000000000000000000000094c9dc1ec9fa9e1ad21044f76dc2bfb588e22e33f93e3024e0a5d17d9618f397000000000000000000000000000000008d0657a046c2348ef4b494f5bc23455de307f5d420bbac7b8b49aa266659199a0000000000000000000000000014c165d59f506e33be32cf96a16105a702453dad00bb6f1e158273a97d71afe5a27972000000000000000000000000000009e712bd515a1378e11db3339205bbebfb7224a3d7fc15e567c8e7c62440728649750000000000000000000000000000000022b21472394fb53fe3b6a95fa3165cc1e5548aa2e13a4f4a3bf6f9ec36dfe0ae0000000000000000000000000000263e0c133e5d7745cdd1f444d8e03dc8895d0d4c075bd9ba5ec7718890b0e80e447e00000000000000000000000000000000e5d02f17f19527e88120a656d1c15af27b9d4c09e79a95115151120b84e314f4000000000000000000000000000000006769f89cde94da461523291d80429fc85852187826bd43691705ff818fdd93f600000000000000000000000000000000b397cb679879334e7f41e93ea6ad41e07e079f39d55bbb07a6fdee749e10af0300000000000000000000000000000000e0727c06210e22d61c16a5f7a1f360f67ea7712b0194efce864ed91c153c926600000000000000000000000000000000b142d2bf1ad0d859f4f635f58995702965b5fae88e9ca453796de209dceba30e0000000000000000000000000002e957be33f4efae3899adf885297a6fb7e444f776e4e75a91b0a5a68087e05248ce2700000000000000000000000000000000
2026-11-29 06:03:43.189+00	AURB	7	\\x20ca75a516ebe9fac2cdf2082a4a31b95f3d96ed1c269ae33123cf1ddc998ec40000000000000000000000000000000049900f3fa5643999814ff5dd7e7fb707a18a021b6eb11a6eb8379feab9dcfbfe0000000000000000000000000005711ff1040b59e930e03ecc7470fe9e0a7f59e810c5a0fda3cf3dd5d6daebcd141bf90000000000000000000000000014c16506d599e2cb3f5271f9fa92ee96ed998959afbc7251b2fabb6b180d2091497e8a000000000000000000000000000009e7ed10dfd13ffa344bcfce8520c2765d3fd867f4c89db2ff32b94a0f355acf7c210000000000000000000000000000263e4d814c4a12b0d1258484ce2e985411f08b102308f366212f9f1ac0f38adb284c00000000000000000000000000000000a0ec20bb1d941a9f369cba8a118b97a40eb49a6f7e933787c58b8e4ef4cf11e40000000000000000000000000000000077e962a97ef569f55413718ee852ac46ed2dd855498c1cb0cfe24aca0fe8bf170000000000000000000000000002e957
\.

copy idempotency (owner, scope, key, body_hash, reply, ref_id, at) from stdin;
customer:153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	ex/api/v1/investor_class/apply	b689d2fc-808d-42b8-b185-91245da36c50	83bec8a7be9920ccb06e9766382e722a246c236757c207be433cbaa9ec03ce72	{"code": "ri", "held": null, "rules": {"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "retailMode": false, "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}, "newest": {"id": "528c17bc-de68-4c9c-bf5a-5f877391f8d4", "class": "ai", "files": [{"name": "Statement of assets.pdf", "uploadId": "f165ae4f-7842-4909-881d-2901fef01f39"}], "worth": {"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}, "ground": "financial_assets", "number": "IC-40003", "status": "submitted", "consent": {"at": "2026-07-02T06:02:55.325Z", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, "counted": 1644000, "endedAt": null, "rejected": null, "decidedAt": null, "expiresAt": null, "statement": null, "submittedAt": "2026-07-02T06:02:55.325Z"}, "grounds": [{"class": "ai", "ground": "income"}, {"class": "ai", "ground": "financial_assets"}, {"class": "ai", "ground": "personal_assets"}, {"class": "ei", "ground": "exam"}, {"class": "ei", "ground": "role"}], "notices": [{"text": "I ask Tessera to treat me as an accredited investor. I know that the law gives accredited investors less protection than retail investors. Products for accredited investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me. I may lose everything that I invest. My amounts and documents are true, and I will tell Tessera if I fall below the threshold. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ai", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, {"text": "I ask Tessera to treat me as an expert investor. I know that the law gives expert investors less protection than retail investors. Products for expert investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me or explain its risks. I may lose everything that I invest. My statement and documents are true, and I will tell Tessera if my qualification or role ends. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ei", "sha256": "b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348", "version": "2026-11"}], "ofOwner": false}	\N	2026-07-02 06:02:55.325+00
customer:153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	ex/api/v1/fiat_orders/create	bc21ae7b-978e-412b-9e6e-22968b4b694c	ac4071e2d3b5459f143ae0a2f3de70b695956b682efa9216bf434da3dec745d6	{"id": "ced5a397-3a99-4e10-b55f-a733501dcfbb", "bank": "Merlion Bank", "fiat": "SGD", "payee": "Tessera Client Monies Trust", "payer": "Tomas Dahl", "proof": null, "amount": "62000000.00", "number": "FD2607020004", "paidAt": null, "status": "to_be_paid", "settled": null, "bankCode": "MERLSGSG", "createdAt": "2026-07-02T06:02:55.325Z", "expiresAt": "2026-07-05T06:02:55.325Z", "reference": "9NVVV5GZ2", "cancellable": true, "completedAt": null, "accountNumber": "003-918204-7"}	ced5a397-3a99-4e10-b55f-a733501dcfbb	2026-07-02 06:02:55.325+00
customer:153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	ex/api/v1/subscriptions/create	3afd1655-ec0e-46b3-888c-12759e342029	53d47c950539e062db1aa65d5f6373b6b2de6f62cc61051e1526a294e998a9c4	{"id": "49639256-56d7-4af1-9c29-144fd32cd977", "fee": "16000.00", "date": "2026-09-04T12:54:21.039Z", "paid": null, "type": "equity", "cause": null, "count": "200000", "price": "16.00", "amount": "3200000.00", "number": "SB2609040009", "status": "pending", "symbol": "AURB", "paidFee": null, "project": "Aurelle Bioworks Series C", "allotted": null, "closesAt": "2026-09-30T06:02:55.325Z", "currency": "SGD", "refunded": null, "cancellable": true, "certificate": null}	49639256-56d7-4af1-9c29-144fd32cd977	2026-09-04 12:54:21.039+00
\.

copy captcha_answer (digest, at) from stdin;
65	2026-06-01 00:00:10+00
\.

copy upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at) from stdin;
08440c37-4217-4aa5-b870-f18045d6ec7e	customer:510e92fe-1acb-4186-a707-d66d2145b86e	kyc	passport.png	image/png	10010	f941ed4649a8de270a908bee43e597bdcdfcb51a94a93583265e4f979e7692e5	cd/cd8b91f0-de43-406c-ac3d-94125f20a8a0	2026-07-02 06:02:55.325+00
0884fec4-a4c4-403f-83a8-112eaf13d3b1	customer:d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	attachment	Best execution policy.pdf	application/pdf	706	e13748fd369ac2a337037413bbeae9a199beefb8603cb87fb26c6b680563cbbe	42/422acca1-3fa5-48f2-af70-ac7d672fb339	2026-11-13 06:02:55.325+00
08fa1300-539c-426b-8da5-5a252c846ceb	customer:87932ecc-5a2d-460a-ad20-22ace280950e	kyc	passport.png	image/png	9943	b94ef40e9323904fd2c33f286e8854f8cfc50eb2de43e94c51ff6fae781c54bb	35/354cde28-16e5-4151-a221-2e5c48748d7d	2026-07-02 06:02:55.325+00
12a9900b-6978-4c60-90f4-b5f4f56cf6d5	operator:94687990-dde9-4095-9a67-7ef069617502	attachment	HCCL-memorandum.pdf	application/pdf	1065	f599c3ef0cc322fa8d98ac0a90f7d3874641b4472db5f16c541775432526f0b0	78/785f1aa7-0351-4a7a-b67e-0a8f5355e252	2026-07-19 06:02:55.325+00
29f00f7b-7116-41b7-bb50-cd068c94971c	customer:d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	attachment	Business profile from the registry.pdf	application/pdf	719	cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518	2c/2c8636b8-6259-42de-9154-baddccf9fab5	2026-11-13 06:02:55.325+00
2e141b46-20f9-4702-9622-1733eb32284f	operator:94687990-dde9-4095-9a67-7ef069617502	attachment	OPLG-memorandum.pdf	application/pdf	1031	293330b7329a8e6dfae5fe086ac850c0beb97ad8f079d3fa7e93513a59841238	02/027dc898-cf42-49e2-856a-a9d47ae6fe74	2026-11-21 06:02:55.325+00
319a4748-9fda-4e2a-88c7-1def87fdf1cd	customer:e1cc650c-b29b-450e-b7df-a850b9984cd7	kyc	passport.png	image/png	10101	37dc48b344f0b74d8e141add656f3b162f43bd91298af194df6da00ffa3947de	42/428ca69e-936f-405f-b869-13c37ccf9e3d	2026-07-02 06:02:55.325+00
38225d9d-8ad5-4b0c-9760-13e69f5d4669	customer:d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	attachment	Resolution to open an account and appoint traders.pdf	application/pdf	734	61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b	fd/fd208516-5b52-475b-8681-b502ea7ef36f	2026-11-13 06:02:55.325+00
435e5849-e160-47e5-9eb5-06e828375fe7	customer:d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	attachment	Partnership agreement.pdf	application/pdf	706	853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f	18/18ebc428-f7d9-4a5a-a74c-e66aca197bd7	2026-11-13 06:02:55.325+00
65093647-67f1-400c-9777-2b6a955325c3	customer:d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	attachment	Register of members.pdf	application/pdf	724	66b7d3665ceeabc4da3c3a05c7a17fc5847680ad4491d93d2d6fa977b81e7ca4	39/3950c128-9b1f-4552-a37f-bde35d6f28be	2026-11-13 06:02:55.325+00
75cba657-57af-4585-99ad-a4a92bbd5150	operator:94687990-dde9-4095-9a67-7ef069617502	attachment	LBR3-memorandum.pdf	application/pdf	1143	3782201b0a5e00f39e66871e5f83baf3cfee4912d2aaf45e5e6beca3e11bc450	88/8848a31e-30e5-4503-89e3-37fee6c79fee	2026-11-01 06:02:55.325+00
85e544ff-b3a3-4c6b-971c-b295946bf2dc	customer:35af956c-6851-490a-a220-0024ad04432e	kyc	passport.png	image/png	10410	6c34155ac46a4e548f357b4f1eff2387992938485882f2e59b9af5809140f0ec	95/950b5de9-0954-4ecc-8b3e-ce888ae5829d	2026-07-02 06:02:55.325+00
8b8b6ece-ae2a-431b-b372-d0b3bced02e2	operator:94687990-dde9-4095-9a67-7ef069617502	attachment	TMFG-memorandum.pdf	application/pdf	1070	7ba0a1e9f9a210c43368993bde21b81751645944ad3b95e26611d37a090eee65	88/88836bca-33bd-493e-a62e-e9bbb4cae669	2026-09-12 06:02:55.325+00
94f2d235-b984-4905-8a21-b4d0b1dc9cf9	customer:35af956c-6851-490a-a220-0024ad04432e	attachment	Confirmation of role.pdf	application/pdf	764	e7e43630e9cd871dac8f665f6a7eba89c03170f0a3d696ced61766689c82584d	40/40bd407d-ef09-4dfa-ada6-18c3b02a6985	2026-07-02 06:02:55.325+00
9c595801-7e40-4706-af89-f1d1ba6865c0	customer:d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	attachment	Capital markets services licence.pdf	application/pdf	717	149a99e2d0a0c2c281b1e9f26cff805562eb8140ab2133fa5a28a7c212abcba2	c5/c52dee75-64e5-4194-8ebe-a2b71dd6dbb5	2026-11-13 06:02:55.325+00
c72c2a8a-a308-4dc8-953d-61ee40724d92	operator:94687990-dde9-4095-9a67-7ef069617502	attachment	SLW31-memorandum.pdf	application/pdf	1061	a0d9fb659cd592292382e060ca3054ed2aaa6cb2c62b85aa19711a278a599b22	9b/9b216137-ef4c-4d28-a642-d9e603155ddf	2026-09-17 06:02:55.325+00
e7ef1141-56cc-4083-9cb8-19b0257cf1e0	customer:e1cc650c-b29b-450e-b7df-a850b9984cd7	kyc	selfie.png	image/png	10133	e79b724a6e37459938b6af6edfe36f39074c316fc3245efdf62ee6553f0d8486	34/34a55ce5-949b-4316-b72a-45c3e6e8a964	2026-07-02 06:02:55.325+00
eccf958e-b742-43d2-8745-9546d94bbb31	customer:76ca9906-9f54-4362-b419-0fb852da9d72	attachment	Confirmation of role.pdf	application/pdf	764	4518d78ea82ea3957633ebf163816e9b1fe39b47ba06eb3f3284a78e2588665c	da/dadca297-4ece-49a6-889c-a2b0f7a063f4	2026-07-02 06:02:55.325+00
f165ae4f-7842-4909-881d-2901fef01f39	customer:153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	attachment	Statement of assets.pdf	application/pdf	754	f50f1d6566d18a9536e3862f71b9875bf3233e4e8004cc19114b4efd0dd609cd	f8/f802484e-b9f7-46af-966d-b5649352791f	2026-07-02 06:02:55.325+00
\.

copy quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at, finding) from stdin;
496c2a8f-db26-411f-b854-c76cdcd0aa35	solana	SG	DBSSSGSG	2026-06	8388608	+6591234567	invented@tessera.example	2026-06-03 00:00:00+00	2026-06
\.

copy message (id, customer_id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at) from stdin;
013883b4-b448-463c-b40c-ff2344510b3b	76ca9906-9f54-4362-b419-0fb852da9d72	funds	deposit_credited	{"coin": "tUSD", "amount": "6000000.000000"}	/assets/flowingWater	2026-10-02 06:02:55.325+00	\N	\N	f	\N
09f0bbcd-b601-4ea7-9e81-c0a073fc81f3	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	invest	tokens_unlocked	{"coin": "LUMA", "product": {"en_US": "Luma Freight Credits", "zh_CN": "流明货运积分"}, "quantity": "3600.00"}	/newCoin/records	2026-11-17 06:02:55.325+00	\N	\N	f	\N
0bdcb267-7b78-4064-af0f-92f0b8c029e2	510e92fe-1acb-4186-a707-d66d2145b86e	invest	tokens_unlocked	{"coin": "LUMA", "product": {"en_US": "Luma Freight Credits", "zh_CN": "流明货运积分"}, "quantity": "1600.00"}	/newCoin/records	2026-11-17 06:02:55.325+00	\N	\N	f	\N
\.

copy mail (id, recipient, lang, kind, params, created_at, useless_at, sent_at) from stdin;
025704ac-7cae-4484-9863-9729d685af0a	invest@harborview.example	en_US	fiat_order_completed	{"fiat": "SGD", "order": "FD2607020004", "amount": "62000000.00"}	2026-07-02 06:02:55.325+00	\N	2026-11-29 06:03:41.569739+00
05bf8c26-4853-42ac-828c-65027c6b3593	invest@harborview.example	en_US	distribution_paid	{"tax": "5294.89", "fiat": "SGD", "amount": "30004.40", "period": "2026-H2", "product": {"en_US": "Aurelle Bioworks Series C", "zh_CN": "奥睿生科 C 轮优先股"}}	2026-11-02 06:02:55.325+00	\N	2026-11-29 06:03:42.648094+00
0d8e69a8-2c04-4e2b-8592-c82daf928800	chen@tessera.example	zh_CN	kyc_approved	{}	2026-07-02 06:02:55.325+00	\N	2026-11-29 06:03:40.590263+00
\.

copy sms (id, phone, prefix, dial, channel, lang, kind, params, asked_by, created_at, useless_at, sent_at, provider_id, status, status_at, unsent_for) from stdin;
531603cf-ab4f-4910-bfac-b9dd2f7dbc93	Invented	HDFC0ABCDEF	invented	voice	en_US	solana	{}	owner	2026-06-01 00:00:10+00	\N	2026-06-03 00:00:00+00	\N	unsent	\N	region
\.

copy sms_budget (the_row, sms_closed, voice_closed, number_day, prefix_day, country_day, house_day) from stdin;
t	f	f	10	100	2000	20000
\.

copy sms_country_budget (dial, country_day, sms_closed, voice_closed) from stdin;
1	\N	f	f
\.

copy approval_request (id, number, kind, subject_id, verdict, proposal, reason_code, told, content, content_hash, reason, status, requested_by, requested_at, decided_at) from stdin;
01042bc7-97b1-4617-b2eb-af2e55e2569c	11	cms_text	ea1878d9-4a20-4176-9517-cb1d38e23a05	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "Can I sell before the term ends?", "zh": "可以在到期前卖出吗？"}, "slug": "faq-sell", "author": {"id": "94687990-dde9-4095-9a67-7ef069617502", "name": "Priya Tan"}, "version": 1, "textHash": "5bb5f86a359a44aaf3846667723037d7caf64b6181d7320000a30dba8dd095d1", "publishAt": null, "linkedFrom": null}	190dbc87aecd637458b3db487cea0b902aa559b3278da339709a305f15559b44	Read in both languages.	approved	94687990-dde9-4095-9a67-7ef069617502	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00
01156398-c302-46e7-895b-4822cf14bf66	46	product_publish	c3a508cd-61b0-416a-a0ba-3b0cd71b51d9	approve	{}	\N	\N	{"name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "supply": "180000", "symbol": "LBR3", "opensAt": "2026-11-04T06:02:55.325Z", "version": 3, "closesAt": "2027-01-10T06:02:55.325Z", "currency": "SGD", "termsHash": "43e6d46f56ea5e004b95decf35d2c47fcd3324388c0db91ee930a18b8c995fe1", "unitPrice": "100.00"}	d7070bf366331c43d69be3712f4898336ee205ddbfe9982742653c4d0c98f286	Terms agree with the memorandum.	approved	94687990-dde9-4095-9a67-7ef069617502	2026-11-01 06:02:55.325+00	2026-11-01 06:02:55.325+00
01257f55-9eb4-4ba8-9f39-d9b71f934dfc	25	kyc_review	eca028b2-1518-48ad-84bc-448ac0371769	approve	{}	\N	\N	{"number": "KYC-30004", "photos": [{"kind": "front", "sha256": "b03d5c6b748c222b3556f06e6a52110bbaf524ea5cb65b76acf52eedd6040c05", "uploadId": "7075cb6d-eeff-4bd8-ba94-c9d1a72c1f14"}, {"kind": "selfie", "sha256": "f5078bf1b82aea01cf9e195de39eb890e2d6cc8db15416ac728ef48aec799b76", "uploadId": "54b49c32-213f-491a-b509-809a9d5fe57e"}], "address": {"city": "Oslo", "line1": "8 Harbor Street", "country": "NO", "postcode": "018960"}, "version": 1, "birthDate": "1983-02-17", "legalName": "Tomas Dahl", "customerId": "153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96", "nationality": "NO", "documentType": "passport", "documentExpiresOn": "2033-05-31", "documentNumberHash": "7356b53c473590e9508b1199778e711ad80f88254ccf484012aba96642a732e3", "documentNumberMasked": "••••••034"}	87de4a6110f92adf439b27e925defd565fd6643ed6e6b385851119ef9be9217b	Passport is genuine and matches the photo.	approved	94687990-dde9-4095-9a67-7ef069617502	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00
926b6cfd-123f-4570-bacd-7ab0242708b2	51	agent_activation	e36e92b6-680d-4def-9c9a-5693990ecb45	approve	{"own": "0.25"}	\N	\N	{"own": "0.25", "level": 1, "number": "BR-80001", "customer": {"name": "Northquay Capital Partners LLP", "number": "30182751"}, "programme": "broker", "licenceType": "securities_dealing", "licenceNumber": "CMS101204", "contractSha256": "e77a3dff4b73eb38b389e89b59f84b3be2a9fe70b19e28816b4ce71f297be567", "licenceCountry": "SG", "contractVersion": "2026-11", "licenceAuthority": "MAS", "licenceExpiresOn": "2040-12-31"}	58854d613c178ed785a9bf60e4856da98d30d341ef6c79cc31b065d4829278b4	The register shows the licence.	approved	94687990-dde9-4095-9a67-7ef069617502	2026-11-13 06:02:55.325+00	2026-11-13 06:02:55.325+00
bde9a46e-568b-42fd-8ce1-337db17d9449	21	kyc_review	cabbe03e-a056-48f7-b3b2-0775f3478941	approve	{}	\N	\N	{"number": "KYC-30002", "photos": [{"kind": "front", "sha256": "b94ef40e9323904fd2c33f286e8854f8cfc50eb2de43e94c51ff6fae781c54bb", "uploadId": "08fa1300-539c-426b-8da5-5a252c846ceb"}, {"kind": "selfie", "sha256": "a6e248f756f001752eef053614299a2015a8e272bca4af551e710a0d97671837", "uploadId": "c89237ce-42a0-4781-87e6-2ab7889322a3"}], "address": {"city": "上海", "line1": "8 Harbor Street", "country": "CN", "postcode": "018960"}, "version": 1, "birthDate": "1979-11-03", "legalName": "陈思远", "customerId": "87932ecc-5a2d-460a-ad20-22ace280950e", "nationality": "CN", "documentType": "passport", "documentExpiresOn": "2033-05-31", "documentNumberHash": "bf880c5b0e1382fbf43f6ed5e4b2b3b215bf43392fd313225dbb298da8832327", "documentNumberMasked": "••••••443"}	c9bac6d14b082e77427bcd13267ca821c3f402eb2adfab118308745ca9fb3a98	Passport is genuine and matches the photo.	approved	94687990-dde9-4095-9a67-7ef069617502	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00
c5297f57-67ed-4dd6-b6d0-622669a21412	18	cms_text	655da48f-adfc-45a8-ae5f-28febefc1c65	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "seo", "name": {"en": "Tessera · an exchange for private markets", "zh": "Tessera · 私募市场交易平台"}, "slug": "seo", "author": {"id": "94687990-dde9-4095-9a67-7ef069617502", "name": "Priya Tan"}, "version": 1, "textHash": "40f19350f1f13096183b7d5f1c1ba1a0bb6d1340ea8e670d29aa90cf01c81806", "publishAt": null, "linkedFrom": null}	fe21e0521701b193efaac5ec7a17c0c67fa24d5cd9aaf4a0d8c2dac4529c926d	Read in both languages.	approved	94687990-dde9-4095-9a67-7ef069617502	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00
\.

copy approval (id, request_id, verdict, content_hash, approver_id, note, at) from stdin;
010c78d1-0b58-4656-ad3b-855ac66fde19	c5297f57-67ed-4dd6-b6d0-622669a21412	approve	fe21e0521701b193efaac5ec7a17c0c67fa24d5cd9aaf4a0d8c2dac4529c926d	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	Read in both languages.	2026-07-02 06:02:55.325+00
0826ea2b-5424-488f-9387-8384ef8ede8d	bde9a46e-568b-42fd-8ce1-337db17d9449	approve	c9bac6d14b082e77427bcd13267ca821c3f402eb2adfab118308745ca9fb3a98	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	Passport is genuine and matches the photo.	2026-07-02 06:02:55.325+00
0dc8a18e-36bf-4614-b873-04b8ca17d5d4	926b6cfd-123f-4570-bacd-7ab0242708b2	approve	58854d613c178ed785a9bf60e4856da98d30d341ef6c79cc31b065d4829278b4	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	The register shows the licence.	2026-11-13 06:02:55.325+00
\.

copy document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at) from stdin;
0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	15df98ec-11b6-4404-a3dd-e819f3bc66e3	38225d9d-8ad5-4b0c-9760-13e69f5d4669	2026-11-13 06:02:55.325+00	accepted	2026-11-13 06:02:55.325+00
0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	15df98ec-11b6-4404-a3dd-e819f3bc66e3	29f00f7b-7116-41b7-bb50-cd068c94971c	2026-11-13 06:02:55.325+00	accepted	2026-11-13 06:02:55.325+00
0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	15df98ec-11b6-4404-a3dd-e819f3bc66e3	435e5849-e160-47e5-9eb5-06e828375fe7	2026-11-13 06:02:55.325+00	accepted	2026-11-13 06:02:55.325+00
\.

copy audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash) from stdin;
1	2026-07-02 06:02:55.325+00	operator:94687990-dde9-4095-9a67-7ef069617502	operators.activate	operator	94687990-dde9-4095-9a67-7ef069617502	\N	{"status": "active"}	\N	127.0.0.1	0000000000000000000000000000000000000000000000000000000000000000	acf35ece56b7eaa0122f4aeb8092b14553b20038d2ae929d54f4556e3f095504
2	2026-07-02 06:02:55.325+00	operator:94687990-dde9-4095-9a67-7ef069617502	operators.sign_in	operator	94687990-dde9-4095-9a67-7ef069617502	\N	\N	\N	127.0.0.1	acf35ece56b7eaa0122f4aeb8092b14553b20038d2ae929d54f4556e3f095504	4723027839e6250705ed5229c4d493899074795bd12b0fd26773f2e9078d138b
3	2026-07-02 06:02:55.325+00	operator:0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	operators.activate	operator	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	{"status": "active"}	\N	127.0.0.1	4723027839e6250705ed5229c4d493899074795bd12b0fd26773f2e9078d138b	5a5b6afce166ede4615b7f529672be8fe9d9f6ed4392fb0876e003c9f222bbbc
\.

copy audit_copy (the_row, seq, hash, at, answered_at, knows_more) from stdin;
t	329	6df012f0345062fb75486452732efa8ea0722281cefb742d04c919423d6060fc	2026-11-29 06:03:39.846+00	2026-11-29 06:03:39.846494+00	f
\.

copy books_check (id, at, scope, findings, detail, saw_up_to, began_at, saw_journal, saw_act, unconfirmed) from stdin;
1	2026-07-02 06:02:55.325+00	everything	0	[]	0	2026-11-29 06:03:01.459+00	0	67	[]
2	2026-11-29 06:03:44.391+00	tail	0	[]	\N	2026-11-29 06:03:43.07+00	1237	329	[]
\.

copy webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at, accepted_at, rests_until, busy_until, turn_at, is_quick) from stdin;
2c94c0d1-f2ab-4216-abf4-12e35a626018	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	\N	2	DBSSSGSG	{Invented}	SG	failing	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	f
\.

copy webhook_event (id, number, customer_id, type, subject_id, data, created_at) from stdin;
f8aa9ae2-1670-4d97-b337-9e9c309af097	1	510e92fe-1acb-4186-a707-d66d2145b86e	Invented	\N	{}	2026-06-01 00:00:10+00
\.

copy webhook_delivery (id, endpoint_id, event_id, status, tries, created_at, next_at, last_at, last_status, last_error) from stdin;
ed328556-bbbc-4d20-bd8e-ec480d601ce1	2c94c0d1-f2ab-4216-abf4-12e35a626018	f8aa9ae2-1670-4d97-b337-9e9c309af097	given_up	2	2026-06-01 00:00:10+00	\N	2026-06-02 00:00:00+00	\N	\N
\.

copy webhook_orders_read (id, fill_seq, canceled_number) from stdin;
1	1237	2237
\.

copy identity_choice (customer_id, kind, at) from stdin;
153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	personal	2026-07-02 06:02:55.325+00
35af956c-6851-490a-a220-0024ad04432e	personal	2026-07-02 06:02:55.325+00
510e92fe-1acb-4186-a707-d66d2145b86e	personal	2026-07-02 06:02:55.325+00
\.

copy kyc_case (id, number, customer_id, status, version, opened_at, submitted_at, decided_at, reason_code, told, approved_at) from stdin;
501f9295-db6e-4a11-9d36-d9d5098c7908	30003	e1cc650c-b29b-450e-b7df-a850b9984cd7	approved	1	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	2026-07-02 06:02:55.325+00
91431bee-b0ed-47af-9fdf-3070d81d3b4a	30006	35af956c-6851-490a-a220-0024ad04432e	approved	1	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	2026-07-02 06:02:55.325+00
c8e5a859-5368-49ff-9e83-773a3ca47683	30005	76ca9906-9f54-4362-b419-0fb852da9d72	approved	1	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	2026-07-02 06:02:55.325+00
\.

copy kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash, document_number_masked, document_expires_on, address, at, source, source_at, unverified_fields, number_formula) from stdin;
501f9295-db6e-4a11-9d36-d9d5098c7908	1	Farid Anwar	1971-06-21	MY	passport	k1.aXNeQF7CJVEs5Ltx.IuIYWnihUuZmbOnQOHiq1Q.CzbpLAS3fsf6	6f3fd7e04497469c0edc004a9324786301b2dd6c0211e22e2233e9f226363c07	••••••275	2033-05-31	{"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}	2026-07-02 06:02:55.325+00	customer	\N	{}	2
91431bee-b0ed-47af-9fdf-3070d81d3b4a	1	Nadia Rahman	1986-12-08	SG	passport	k1.QbbnegrBllBc-O3B.Ej6Wdex7GAaosGNLW73iWQ.EkJqJRho17M1	54b3a42e887c6a5e64698e5a815116210526be18de011730acda717d03855f14	••••••38M	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 06:02:55.325+00	customer	\N	{}	2
c8e5a859-5368-49ff-9e83-773a3ca47683	1	Ong Rui Min	1990-09-30	SG	passport	k1.V1fJScxMyLwe8SnE.HPMfmphW3XTt9TLedO_p2A._XTjhVillQke	c453e0b2c3342ad60d423c20b674278baf2468217499c1d8db5cdc93af2d48fa	••••••27L	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 06:02:55.325+00	customer	\N	{}	2
\.

copy kyc_document (case_id, version, kind, upload_id) from stdin;
501f9295-db6e-4a11-9d36-d9d5098c7908	1	front	319a4748-9fda-4e2a-88c7-1def87fdf1cd
501f9295-db6e-4a11-9d36-d9d5098c7908	1	selfie	e7ef1141-56cc-4083-9cb8-19b0257cf1e0
91431bee-b0ed-47af-9fdf-3070d81d3b4a	1	front	85e544ff-b3a3-4c6b-971c-b295946bf2dc
\.

copy kyc_ask (case_id, version, item, reason_code, told, asked_by, at) from stdin;
501f9295-db6e-4a11-9d36-d9d5098c7908	1	details	invented@tessera.example	\N	20d5d52d-2150-41b5-9ed4-3f6d15ec9b91	2026-06-01 00:00:00+00
\.

copy kyc_identity (number_hash, customer_id) from stdin;
4a549899922e71b1239e576e420c0cee4fb331ee30689f5ed95e6bd2902bb4ec	510e92fe-1acb-4186-a707-d66d2145b86e
54b3a42e887c6a5e64698e5a815116210526be18de011730acda717d03855f14	35af956c-6851-490a-a220-0024ad04432e
6f3fd7e04497469c0edc004a9324786301b2dd6c0211e22e2233e9f226363c07	e1cc650c-b29b-450e-b7df-a850b9984cd7
\.

copy identity_check (id, customer_id, at, matched) from stdin;
d5072b17-15e8-4660-bda6-3b9ca8ec274d	2248d81e-a4d6-443c-bcc2-0f4579b919e2	2026-06-02 00:00:00+00	t
\.

copy kyc_handover (id, customer_id, flow, items, status, code_hash, device, phone_hash, created_at, opened_at, done_at, expires_at) from stdin;
bfa4b89a-d8c9-49c8-990b-cfe8a6b0dbac	87932ecc-5a2d-460a-ad20-22ace280950e	personal	{Invented}	opened	2026-06-01	+6591234567	ABCD	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	\N	2026-06-02 00:00:00+00
\.

copy kyc_handover_photo (handover_id, item, upload_id, at) from stdin;
bfa4b89a-d8c9-49c8-990b-cfe8a6b0dbac	1	0884fec4-a4c4-403f-83a8-112eaf13d3b1	2026-06-01 00:00:00+00
\.

copy company_application (id, number, customer_id, status, version, company_type, name, registration_number, registration_hash, incorporated_on, contact_number, source_of_funds, nature_of_business, application_reason, website, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code, told) from stdin;
15df98ec-11b6-4404-a3dd-e819f3bc66e3	50001	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	approved	2	limited_liability_partnership	Northquay Capital Partners LLP	T19LL0452K	771176beb80b86e7b10a25da4af69589886c6d5abb85939abe1db091d62aad6c	2019-06-01	+6561234567	Capital of the partners and retained earnings.	Investment in private credit.	To subscribe to offerings and hold them.	\N	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	f	2026-11-13 06:02:55.325+00	2026-11-13 06:02:55.325+00	2026-11-13 06:02:55.325+00	0	2026-11-13 06:02:55.325+00	\N	\N
\.

copy company_document (application_id, kind, upload_id, issued_on, added_at) from stdin;
15df98ec-11b6-4404-a3dd-e819f3bc66e3	partnership_agreement	435e5849-e160-47e5-9eb5-06e828375fe7	2026-11-04	2026-11-13 06:02:55.325+00
15df98ec-11b6-4404-a3dd-e819f3bc66e3	business_profile	29f00f7b-7116-41b7-bb50-cd068c94971c	2026-11-04	2026-11-13 06:02:55.325+00
15df98ec-11b6-4404-a3dd-e819f3bc66e3	board_resolution	38225d9d-8ad5-4b0c-9760-13e69f5d4669	2026-11-04	2026-11-13 06:02:55.325+00
\.

copy company_person (id, application_id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, added_at, account_hash, register_fields, register_roles, number_formula, register_differs) from stdin;
1cad907a-c7a2-4d37-abae-eda846aead5b	15df98ec-11b6-4404-a3dd-e819f3bc66e3	Mira Ranganathan	{limited_partner}	passport	k1.XzL5VRns0XxLTReQ.0_eFxyi6VfNeod-Ue21T4g.9Ui2sotrOcko	fae6ec0ac8d44a8a899387f2190a2bf771b7bdeb3a9cc3d8627f7b23a36b4bc4	••••••22K	IN	1981-02-14	1800	2026-11-13 06:02:55.325+00	304f48046fee3ce537750f9843d5d70161198fe6a2f810263432cd3e45334685	\N	\N	2	{}
5bf89033-9ed7-42ec-b7f4-09a08f14d8d0	15df98ec-11b6-4404-a3dd-e819f3bc66e3	Tomas Dahl	{limited_partner}	passport	k1.IGVFLU38eEeB0nGl.WFxxbiDYa0H5XQ6OvJwzFQ.tcjxdKgdX4VQ	c4f252e1972905f6d91b4e29a39410da31bd487da32d61ddb94add3b03554196	••••••21K	NO	1968-11-02	\N	2026-11-13 06:02:55.325+00	d2846019f7a2eaaf1322ac6bc7edeeceb653d82787c4c6596acea673ccaffb77	\N	\N	2	{}
6d3e0ea0-ab42-46d6-89f3-b7089a9242d9	15df98ec-11b6-4404-a3dd-e819f3bc66e3	Helena Voss	{general_partner,authorized_trader}	passport	k1.u2zTKDHaqHsmTl-e.MMz_b7p3og_qabtK4UykpA.MxGFfuPSe9Rs	f5d450eb3048dc5e3f2c5e57b2e9f00aec0e2e28d003c193e0fcf4d0046a655f	••••••20K	SG	1974-05-04	4200	2026-11-13 06:02:55.325+00	402eab419bf4ef1c610bc01e32cbb1f7f2b6f818e4b6a481d415b397febbe69a	\N	\N	2	{}
\.

copy company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at) from stdin;
15df98ec-11b6-4404-a3dd-e819f3bc66e3	1	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "1cad907a-c7a2-4d37-abae-eda846aead5b", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "304f48046fee3ce537750f9843d5d70161198fe6a2f810263432cd3e45334685", "id_number_hash": "fae6ec0ac8d44a8a899387f2190a2bf771b7bdeb3a9cc3d8627f7b23a36b4bc4", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.XzL5VRns0XxLTReQ.0_eFxyi6VfNeod-Ue21T4g.9Ui2sotrOcko", "register_differs": []}, {"id": "5bf89033-9ed7-42ec-b7f4-09a08f14d8d0", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "d2846019f7a2eaaf1322ac6bc7edeeceb653d82787c4c6596acea673ccaffb77", "id_number_hash": "c4f252e1972905f6d91b4e29a39410da31bd487da32d61ddb94add3b03554196", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.IGVFLU38eEeB0nGl.WFxxbiDYa0H5XQ6OvJwzFQ.tcjxdKgdX4VQ", "register_differs": []}, {"id": "6d3e0ea0-ab42-46d6-89f3-b7089a9242d9", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "402eab419bf4ef1c610bc01e32cbb1f7f2b6f818e4b6a481d415b397febbe69a", "id_number_hash": "f5d450eb3048dc5e3f2c5e57b2e9f00aec0e2e28d003c193e0fcf4d0046a655f", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.u2zTKDHaqHsmTl-e.MMz_b7p3og_qabtK4UykpA.MxGFfuPSe9Rs", "register_differs": []}], "structure": {"stakes": [], "entities": [], "restBelow": false}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	6d3e0ea0-ab42-46d6-89f3-b7089a9242d9	Helena Voss	2026-11-13 06:02:55.325+00
15df98ec-11b6-4404-a3dd-e819f3bc66e3	2	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "1cad907a-c7a2-4d37-abae-eda846aead5b", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "304f48046fee3ce537750f9843d5d70161198fe6a2f810263432cd3e45334685", "id_number_hash": "fae6ec0ac8d44a8a899387f2190a2bf771b7bdeb3a9cc3d8627f7b23a36b4bc4", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.XzL5VRns0XxLTReQ.0_eFxyi6VfNeod-Ue21T4g.9Ui2sotrOcko", "register_differs": []}, {"id": "5bf89033-9ed7-42ec-b7f4-09a08f14d8d0", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "d2846019f7a2eaaf1322ac6bc7edeeceb653d82787c4c6596acea673ccaffb77", "id_number_hash": "c4f252e1972905f6d91b4e29a39410da31bd487da32d61ddb94add3b03554196", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.IGVFLU38eEeB0nGl.WFxxbiDYa0H5XQ6OvJwzFQ.tcjxdKgdX4VQ", "register_differs": []}, {"id": "6d3e0ea0-ab42-46d6-89f3-b7089a9242d9", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "402eab419bf4ef1c610bc01e32cbb1f7f2b6f818e4b6a481d415b397febbe69a", "id_number_hash": "f5d450eb3048dc5e3f2c5e57b2e9f00aec0e2e28d003c193e0fcf4d0046a655f", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.u2zTKDHaqHsmTl-e.MMz_b7p3og_qabtK4UykpA.MxGFfuPSe9Rs", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60"}, {"ofId": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60", "share": 10000, "ownerId": "814da6fd-3bf7-4d20-8ef2-55bfec856e71"}, {"ofId": "814da6fd-3bf7-4d20-8ef2-55bfec856e71", "share": 9700, "ownerId": "5bf89033-9ed7-42ec-b7f4-09a08f14d8d0"}], "entities": [{"id": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "814da6fd-3bf7-4d20-8ef2-55bfec856e71", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	6d3e0ea0-ab42-46d6-89f3-b7089a9242d9	Helena Voss	2026-11-13 06:02:55.325+00
\.

copy company_version_document (application_id, version, kind, upload_id, issued_on) from stdin;
15df98ec-11b6-4404-a3dd-e819f3bc66e3	1	board_resolution	38225d9d-8ad5-4b0c-9760-13e69f5d4669	2026-11-04
15df98ec-11b6-4404-a3dd-e819f3bc66e3	1	business_profile	29f00f7b-7116-41b7-bb50-cd068c94971c	2026-11-04
15df98ec-11b6-4404-a3dd-e819f3bc66e3	1	partnership_agreement	435e5849-e160-47e5-9eb5-06e828375fe7	2026-11-04
\.

copy company_ask (application_id, version, item, reason_code, told, asked_by, at, answered_at) from stdin;
15df98ec-11b6-4404-a3dd-e819f3bc66e3	2	DBSSSGSG	1	Invented	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	2026-06-01 00:00:10+00	\N
\.

copy company_identity (registration_hash, customer_id) from stdin;
771176beb80b86e7b10a25da4af69589886c6d5abb85939abe1db091d62aad6c	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f
\.

copy company_structure (application_id, structure, saved_at) from stdin;
15df98ec-11b6-4404-a3dd-e819f3bc66e3	{"stakes": [{"ofId": null, "share": 3100, "ownerId": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60"}, {"ofId": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60", "share": 10000, "ownerId": "814da6fd-3bf7-4d20-8ef2-55bfec856e71"}, {"ofId": "814da6fd-3bf7-4d20-8ef2-55bfec856e71", "share": 9700, "ownerId": "5bf89033-9ed7-42ec-b7f4-09a08f14d8d0"}], "entities": [{"id": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "814da6fd-3bf7-4d20-8ef2-55bfec856e71", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}	2026-11-13 06:02:55.325+00
\.

copy company_change (id, number, application_id, status, base_version, to_version, changed_on, note, content, declaration_version, declaration_sha256, signer_id, signer_name, filed_at, decided_at, reason_code, told) from stdin;
82aaa054-208f-4248-a16c-0d35078e9364	70001	15df98ec-11b6-4404-a3dd-e819f3bc66e3	approved	1	2	2026-11-04	Tomas Dahl transferred his stake to Dahl Holding AS.	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "1cad907a-c7a2-4d37-abae-eda846aead5b", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "304f48046fee3ce537750f9843d5d70161198fe6a2f810263432cd3e45334685", "id_number_hash": "fae6ec0ac8d44a8a899387f2190a2bf771b7bdeb3a9cc3d8627f7b23a36b4bc4", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.XzL5VRns0XxLTReQ.0_eFxyi6VfNeod-Ue21T4g.9Ui2sotrOcko", "register_differs": []}, {"id": "5bf89033-9ed7-42ec-b7f4-09a08f14d8d0", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "d2846019f7a2eaaf1322ac6bc7edeeceb653d82787c4c6596acea673ccaffb77", "id_number_hash": "c4f252e1972905f6d91b4e29a39410da31bd487da32d61ddb94add3b03554196", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.IGVFLU38eEeB0nGl.WFxxbiDYa0H5XQ6OvJwzFQ.tcjxdKgdX4VQ", "register_differs": []}, {"id": "6d3e0ea0-ab42-46d6-89f3-b7089a9242d9", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "402eab419bf4ef1c610bc01e32cbb1f7f2b6f818e4b6a481d415b397febbe69a", "id_number_hash": "f5d450eb3048dc5e3f2c5e57b2e9f00aec0e2e28d003c193e0fcf4d0046a655f", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.u2zTKDHaqHsmTl-e.MMz_b7p3og_qabtK4UykpA.MxGFfuPSe9Rs", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60"}, {"ofId": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60", "share": 10000, "ownerId": "814da6fd-3bf7-4d20-8ef2-55bfec856e71"}, {"ofId": "814da6fd-3bf7-4d20-8ef2-55bfec856e71", "share": 9700, "ownerId": "5bf89033-9ed7-42ec-b7f4-09a08f14d8d0"}], "entities": [{"id": "5c2c8e88-e5b8-4ca6-bed5-16bb18987b60", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "814da6fd-3bf7-4d20-8ef2-55bfec856e71", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	6d3e0ea0-ab42-46d6-89f3-b7089a9242d9	Helena Voss	2026-11-13 06:02:55.325+00	2026-11-13 06:02:55.325+00	\N	\N
\.

copy company_change_document (change_id, application_id, kind, upload_id, issued_on) from stdin;
82aaa054-208f-4248-a16c-0d35078e9364	15df98ec-11b6-4404-a3dd-e819f3bc66e3	register_of_members	65093647-67f1-400c-9777-2b6a955325c3	2026-11-04
\.

copy company_register (application_id, fetched_at, fields, company_owners, left_out, differs, removed) from stdin;
15df98ec-11b6-4404-a3dd-e819f3bc66e3	2026-06-01 00:00:10+00	{Invented}	{}	0	[]	{Invented}
\.

copy company_rule (id, person_link_days) from stdin;
t	7
\.

copy company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, token_hash, facts_hash, consent_version, consent_sha256, created_at, opened_at, done_at, expires_at, wrong_dates) from stdin;
6319f9db-73d7-4dfa-b407-de3671a0965e	15df98ec-11b6-4404-a3dd-e819f3bc66e3	5bf89033-9ed7-42ec-b7f4-09a08f14d8d0	sent	tomas.dahl@northquay.example	en_US	cd9a2b7cd53b6215495d82ee40a5afc986a31db9cdf2ea021a9558bbb138a203	\N	\N	\N	\N	2026-11-13 06:02:55.325+00	\N	\N	2026-11-20 06:02:55.325+00	0
\.

copy company_person_photo (link_id, application_id, item, upload_id, at) from stdin;
6319f9db-73d7-4dfa-b407-de3671a0965e	15df98ec-11b6-4404-a3dd-e819f3bc66e3	selfie	c72c2a8a-a308-4dc8-953d-61ee40724d92	2026-06-01 00:00:00+00
\.

copy investor_application (id, number, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at, decided_at, reason_code, told, expires_at, reminded_days, ended_at) from stdin;
20e19d3b-fc5c-4f6e-853f-04f9551820d0	40005	35af956c-6851-490a-a220-0024ad04432e	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	2027-07-02 06:02:55.325+00	\N	\N
528c17bc-de68-4c9c-bf5a-5f877391f8d4	40003	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166	granted	f	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	2027-07-02 06:02:55.325+00	\N	\N
63ca7355-4d09-410d-a5a5-50a6669ba0c9	40004	76ca9906-9f54-4362-b419-0fb852da9d72	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	2027-07-02 06:02:55.325+00	\N	\N
\.

copy investor_evidence (application_id, upload_id) from stdin;
20e19d3b-fc5c-4f6e-853f-04f9551820d0	94f2d235-b984-4905-8a21-b4d0b1dc9cf9
528c17bc-de68-4c9c-bf5a-5f877391f8d4	f165ae4f-7842-4909-881d-2901fef01f39
63ca7355-4d09-410d-a5a5-50a6669ba0c9	eccf958e-b742-43d2-8745-9546d94bbb31
\.

copy investor_rule (id, version, rules, changed_at) from stdin;
t	1	{"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}	\N
\.

copy risk_test (id, customer_id, questions, answers, right_answers, pass_percent, status, started_at, ended_at) from stdin;
5b937d88-0e1a-4ccf-afa1-327c16352c05	35af956c-6851-490a-a220-0024ad04432e	{Invented}	{10}	1	1	passed	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy sumsub_applicant (id, customer_id, kind, mode, applicant_id, subject_hash, level_name, info_digest, status, labels, comment, newest_at, green_at, taken_at, case_id, started_at, changed_at) from stdin;
b7a24bc8-7e3c-49ec-b880-e853cfe583c0	87932ecc-5a2d-460a-ad20-22ace280950e	personal	live	\N	\N	DBSSSGSG	\N	final	{}	\N	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy sumsub_event (id, digest, body_sealed, received_at, external_user_id, outcome, handled_at) from stdin;
ce7cc237-23cc-4d12-a29b-d458d1d5638e	Invented	1	2026-06-01 00:00:10+00	\N	unknown	2026-06-01 00:00:00+00
\.

copy sumsub_removal (id, applicant_id, mode, requested_at, tries, tried_at, done_at) from stdin;
39ef6a77-f244-4237-b624-2ae9c6316362	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	live	2026-06-02 00:00:00+00	100	\N	\N
\.

copy sumsub_rule (id, verifies, countries) from stdin;
t	f	{}
\.

copy vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at, used_at, outcome) from stdin;
8a3a15ce-a349-4cc4-885f-61717ee72760	2248d81e-a4d6-443c-bcc2-0f4579b919e2	f9d95b18-a336-4414-89b9-30c145fb843a	corppass	+6591234567	\N	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	\N
\.

copy myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at) from stdin;
31ddc500-2d00-49dc-998f-2b656c205c8a	2248d81e-a4d6-443c-bcc2-0f4579b919e2	ABCD	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy transfer (id, number, customer_id, target_customer_id, coin, amount, source, target, status, requested_at, completed_at) from stdin;
1bce884e-6e26-451d-942e-db845b600b3b	3	76ca9906-9f54-4362-b419-0fb852da9d72	\N	tUSD	2500000000000	token	spot	completed	2026-10-03 06:02:55.325+00	2026-10-03 06:02:55.325+00
6b97f602-35f4-4ce2-b0f9-e882e2569f50	4	35af956c-6851-490a-a220-0024ad04432e	\N	AURB	300000	token	spot	completed	2026-10-03 06:02:55.325+00	2026-10-03 06:02:55.325+00
719bd11b-4ea6-43da-8c8e-a4a970ac9669	7	510e92fe-1acb-4186-a707-d66d2145b86e	\N	tUSD	20000000000	token	spot	completed	2026-10-03 06:02:55.325+00	2026-10-03 06:02:55.325+00
e57f96ba-2684-4749-9721-a87f6534e9aa	10	35af956c-6851-490a-a220-0024ad04432e	2248d81e-a4d6-443c-bcc2-0f4579b919e2	tUSD	50000000000	spot	spot	completed	2026-11-13 06:02:55.325+00	2026-11-13 06:02:55.325+00
\.

copy sub_account (customer_id, parent_id, slot, name, deposits_open, trading_open) from stdin;
2248d81e-a4d6-443c-bcc2-0f4579b919e2	35af956c-6851-490a-a220-0024ad04432e	1	Northquay	t	t
\.

copy blacklist_entry (customer_id, blocked_number, remark, created_at) from stdin;
35af956c-6851-490a-a220-0024ad04432e	0	USD	2026-06-02 00:00:00+00
\.

copy account_closing (customer_id, requested_at, closes_at) from stdin;
510e92fe-1acb-4186-a707-d66d2145b86e	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy member (login_id, account_id, roles, invited_by, joined_at, removed_at, removed_by, counts_from) from stdin;
5ca55023-6455-42fd-b286-a19dad8dc02f	76ca9906-9f54-4362-b419-0fb852da9d72	{trade}	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	2248d81e-a4d6-443c-bcc2-0f4579b919e2	2026-06-01 00:00:00+00
\.

copy member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at, ended_at, outcome) from stdin;
b7e7005e-fc8d-45b9-8cb1-548d767af36e	35af956c-6851-490a-a220-0024ad04432e	+6591234567	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{}	en_US	2248d81e-a4d6-443c-bcc2-0f4579b919e2	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	\N	\N
\.

copy member_act (id, account_id, login_id, key_id, at, path, subject, ip) from stdin;
6f3de409-26d5-47f8-9230-6dd66375da95	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	\N	2026-11-13 06:02:55.325+00	ex/api/v1/company_changes/file	\N	127.0.0.1
884214dc-c97f-4f7a-a18c-fc5648f76a66	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	\N	2026-11-13 06:02:55.325+00	upload/api/v1/uploads/create	65093647-67f1-400c-9777-2b6a955325c3	127.0.0.1
9511a4a2-0543-4bc7-b2db-7a5164077ce2	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	\N	2026-11-13 06:02:55.325+00	ex/broker/sign	e36e92b6-680d-4def-9c9a-5693990ecb45	127.0.0.1
\.

copy signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at) from stdin;
b13f3eac-bed9-4c92-82b1-1b792c72ebf8	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	100	1	1	76ca9906-9f54-4362-b419-0fb852da9d72	510e92fe-1acb-4186-a707-d66d2145b86e	2026-06-01 00:00:10+00
\.

copy signature_act (id, number, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, asked_by, asked_at, factor, lapses_at, second_by, second_factor, ended_by, ended_at, failed_code, result_id) from stdin;
69a0e852-60c3-48d7-b315-68b4445a73be	4	87932ecc-5a2d-460a-ad20-22ace280950e	rule	lapsed	{}	1	\N	\N	\N	18fa72d1-b41b-4f4e-befc-54e8289972a4	e57f96ba-2684-4749-9721-a87f6534e9aa	87932ecc-5a2d-460a-ad20-22ace280950e	2026-06-01 00:00:10+00	ABCDEFGHJK	2026-06-03 00:00:00+00	\N	\N	\N	2026-06-01 00:00:00+00	\N	\N
\.

copy single_act (id, login_id, account_id, kind, value, client_order_id, at) from stdin;
0e36bd43-d674-42cd-9d48-7b7a15e91cab	35af956c-6851-490a-a220-0024ad04432e	5ca55023-6455-42fd-b286-a19dad8dc02f	orders	1	HDFC0ABCDEF	2026-06-01 00:00:00+00
\.

copy deposit_address (chain, address, customer_id, seal, created_at) from stdin;
solana_devnet	7kisKqjzsQR3XAYrxKtTYaKa6xzrZrTaQ8vhm5DV6ALu	510e92fe-1acb-4186-a707-d66d2145b86e	4d1e2d01f733167736f98700759e87c8ea123ac12d2e78cfc1f6b51a47a3ba62	2026-07-02 06:02:55.325+00
solana_devnet	7da2GNr3bhQ1VAjdkk697HALGSjje3Hft4vY1kh9VWpp	87932ecc-5a2d-460a-ad20-22ace280950e	5c33e5f896430608f35d693861f0ba0bcc62c3b4819a42263212cef2dfb0d511	2026-07-02 06:02:55.325+00
solana_devnet	J1dQXuw5WLbHBZqYa6tfYWqQwjt4aDvgxTRgue7QX97H	35af956c-6851-490a-a220-0024ad04432e	71f50baa39650335ac6cf54ea3092c8123794484c790aac9ccaee56f7455259a	2026-07-02 06:02:55.325+00
solana_devnet	8zMQLQpiW6NvcFwvqjxy2B7Qyq1vektZKFjWydRNJ3B2	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	fc2a8372a31787ed507b4bd01cb9723375501c5f35b88c90a911540a2644e48e	2026-07-02 06:02:55.325+00
solana_devnet	FbrdLL9d7PCGRL45N8yv16jaQPnDs3sAh9K2A7aXo9aE	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	f1ac188974dd611696f5f5017790674794e20332e1cc692f225417c397cb0548	2026-11-13 06:02:55.325+00
solana_devnet	3ADWdLKLcGNa9GYBvG9A8xfhnTx4PCZEBLZY6dunzUeM	2248d81e-a4d6-443c-bcc2-0f4579b919e2	078fb2631c71817c5379f5a58f4577a6620ca0f2499e9ee6e42aa8fea06fa480	2026-11-13 06:02:55.325+00
\.

copy chain_cursor (chain, token_account, coin, mint, address, customer_id, signature, slot, balance, empty_looks) from stdin;
solana_devnet	9UmSxw2sQgUAFhFB9NSayQzedYeujnEAk5Lt38gW2B5S	tUSD	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	7da2GNr3bhQ1VAjdkk697HALGSjje3Hft4vY1kh9VWpp	87932ecc-5a2d-460a-ad20-22ace280950e	4qU4d1WRjHJnmhnmqii5dT64fUNCUdmpFtSBZytnjTxxcDyiPnp4X11TSvTRyGSppoNQYATjg8fmRDkbQBZv63HC	79	0	2
solana_devnet	65u3AFdawtX34xGC7ZuJYfre3f4EfsbviGmvbiXpUPno	tUSD	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	FbrdLL9d7PCGRL45N8yv16jaQPnDs3sAh9K2A7aXo9aE	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	kcpVEAFoAFmMQoqS7Yioa8oQLFomdxqT3hVm2WnGEzobdm2MkUXQjUy4xycHY7NJJ6ph3bvyqB7ybu5P2r1waPH	125	0	2
solana_devnet	4ULTa6tFgs9kcvnZGUSt1vFfFSCyUJKKFVa9gUsqVGt3	tUSD	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	J1dQXuw5WLbHBZqYa6tfYWqQwjt4aDvgxTRgue7QX97H	35af956c-6851-490a-a220-0024ad04432e	45bDFY2t6rBQTK7d1XcWuh5tszneQxYb3nb6LJ497rgimZcZBdftENXfGfkwaWJoNw26DfvyuL9kA2iNSsphXCyv	79	0	2
solana_devnet	84gX2T73G9aeNNKi4ATR8o2bKfNECE62Wsh9Ufc1qnbt	tUSD	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	7kisKqjzsQR3XAYrxKtTYaKa6xzrZrTaQ8vhm5DV6ALu	510e92fe-1acb-4186-a707-d66d2145b86e	WTY4oJrf8DsDWHd7rTpu8wswZPLMEuydj35zvfVJJBJSEnAqGo5qjixCi41cEqZTsP5PKyQgfT3CYTLm1gVKr1y	79	0	2
solana_devnet	8cYokhVUTb9mXDTWfthWCPByDAiTpaajZGLToVDSoKJm	tUSD	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	8zMQLQpiW6NvcFwvqjxy2B7Qyq1vektZKFjWydRNJ3B2	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	D182aJ17uzvinxFdcAcGmLz6GkZb3vfDbepfExqSfTjTfcWsen9x6BakGyC9BuW2yb1B9YmQHdiCVHZqRtMrkvw	79	0	2
\.

copy deposit (id, customer_id, coin, chain, signature, path, destination, sender, mint, amount, slot, confirmations, status, reason, journal_id, seen_at, credited_at) from stdin;
0eaf3094-c564-4979-9180-21794f33eb1e	35af956c-6851-490a-a220-0024ad04432e	tUSD	solana_devnet	3mYqoSAfC3EuxqTbvHGNvqTCRUn2eSLA94JxcG82C3QbKkuqhrJE9DEeJsVsao1p2qkz64W8SZC6vekXnJr2Dnnt	1	4ULTa6tFgs9kcvnZGUSt1vFfFSCyUJKKFVa9gUsqVGt3	\N	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	3000000000000	64	8	credited	\N	01a0fb35-63dd-70d4-b202-770fc9a9a4d2	2026-10-02 06:02:55.325+00	2026-10-02 06:02:55.325+00
2e8c70b3-83e4-438b-a55a-20607289f20e	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	tUSD	solana_devnet	2gpFug5P8gqUSaP2CwcrG6QeqMGL4anpeH5JvwrLG5ATZeBrXHXdehJ1Sgs6eY22Zkin9hSy2GSvQxPcuZaWYSdN	1	65u3AFdawtX34xGC7ZuJYfre3f4EfsbviGmvbiXpUPno	\N	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	80000000000	109	8	credited	\N	01a1d380-7bdd-77e3-80f6-32a3b483a564	2026-11-13 06:02:55.325+00	2026-11-13 06:02:55.325+00
9f9169ba-d407-4458-9de4-b4f44241e04f	e1cc650c-b29b-450e-b7df-a850b9984cd7	tUSD	solana_devnet	4vKpQLq9twaGMrz6zzRbnNzqzvEeJRxz92HNy7RqVjitBZNULDDMshRqbmBqxsVWUXjZgqx144Egpbf2EboaS9Yi	1	FQRgiFi7Z3niYZDSuvatmRvCha1SKpztqSH8DSNpFbHA	\N	B74n43nYYVCd29BCjrHmHB1GR5nYtgBrLSq7cHE6KXaM	500000000000	63	8	credited	\N	01a0fb35-63dd-7994-aea8-266821c690e5	2026-10-02 06:02:55.325+00	2026-10-02 06:02:55.325+00
\.

copy house_address (chain, address, created_at, kind) from stdin;
solana_devnet	CMU4Ejx5d9EJ7uYj7qK4gJEwZHy1yo4GQrKYifycWPST	2026-07-02 06:02:55.325+00	hot
solana_devnet	C3TiLoa2w5K28kTn6e15Feo5wUGhVsNGQ1c6S4nS996z	2026-07-02 06:02:55.325+00	cold
\.

copy sweep (id, chain, token_account, coin, amount, signature, wire, last_valid_height, outcome, created_at, resolved_at, target) from stdin;
0d4a75a8-8a3f-48b4-98a6-cef884c2de8b	solana_devnet	8cYokhVUTb9mXDTWfthWCPByDAiTpaajZGLToVDSoKJm	tUSD	300000000000	D182aJ17uzvinxFdcAcGmLz6GkZb3vfDbepfExqSfTjTfcWsen9x6BakGyC9BuW2yb1B9YmQHdiCVHZqRtMrkvw	AgpZoylrZJ7hSVm6ODpLPNWA+8Qrw9eT8plBI+XkYQ9JDULYnXhyOYEAiDLUBQZujE9oq4TehFQdX/NY8rGU3Qx3Xl7lWajRNS3ZE790enq5ODd8skXRvuSKj8eH3Zm67nkENSMFU4p5I3zSlfRhoAEvUTWhJY5m3G6GXYnoznkFgAIBBgqorsO0bNHQIXGMPK5Hz+/nbK55H7nlpdVGntRVwvM8lHay+8vwcc2kEopPhwdg0KZq+OBj5bWenGJkXV47/8iFantiKMUN/UGpOcg16274SN0/rTThXlG9V2bACG/Esq1xHRmd9bx1/TOzCUbl7CO5vlxooVsMDtjsZczTOCsjzgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjJclj04kifG7PRApFI4NgwtaE5na/xCEBI572Nvp+FmWIp/gwrKelMVssBRmwOB3qpN4hULgs/qKk3t4UIYohgMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8Aqe/DNJrnBigZPZ9RxKI1KrlXIg3Y0rHv1u747Dr5aJ31BQcABQJADQMABwAJAwAAAAAAAAAABQYAAgAGBAkBAQkEAwYCAQoMALhk2UUAAAAGCAAkMGQ0YTc1YTgtOGEzZi00OGI0LTk4YTYtY2VmODg0YzJkZThiAA==	219	finalised	2026-10-02 06:02:55.325+00	2026-10-20 06:02:55.325+00	hot
62e67d95-530d-4f81-a4ba-6699fa5bb158	solana_devnet	9UmSxw2sQgUAFhFB9NSayQzedYeujnEAk5Lt38gW2B5S	tUSD	150000000000	4qU4d1WRjHJnmhnmqii5dT64fUNCUdmpFtSBZytnjTxxcDyiPnp4X11TSvTRyGSppoNQYATjg8fmRDkbQBZv63HC	Ar/YxFPufV0NYFfUEIC5d1EvQXAPJDRVmUZtWYbSXS/SX9AV6e5QCa+cdMZAcyJLgM3/gtC1+QNL9IukecMXaQtY4AfnLgof/sKjMaLyCHVnH2nErRKRBD7Cz3BN1QGcbiAK0KSbk3tAWmpjP6LP22gtLYpYI/yCQ7/CxXAE1IQAgAIBBgqorsO0bNHQIXGMPK5Hz+/nbK55H7nlpdVGntRVwvM8lGKEXlpo4UL6Ncfp7Ad8FR16GJp6UpVZpm56SI3nSx+JantiKMUN/UGpOcg16274SN0/rTThXlG9V2bACG/Esq19+m8z8bawEJT75wBYcdK2hBePc7U6kVuTVx6S5M7+gQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjJclj04kifG7PRApFI4NgwtaE5na/xCEBI572Nvp+FmWIp/gwrKelMVssBRmwOB3qpN4hULgs/qKk3t4UIYohgMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8Aqe/DNJrnBigZPZ9RxKI1KrlXIg3Y0rHv1u747Dr5aJ31BQcABQJADQMABwAJAwAAAAAAAAAABQYAAgAGBAkBAQkEAwYCAQoMAFyy7CIAAAAGCAAkNjJlNjdkOTUtNTMwZC00ZjgxLWE0YmEtNjY5OWZhNWJiMTU4AA==	219	finalised	2026-10-02 06:02:55.325+00	2026-10-20 06:02:55.325+00	hot
6d7aa4a6-06a7-4e2c-948e-532ca1eed11a	solana_devnet	4ULTa6tFgs9kcvnZGUSt1vFfFSCyUJKKFVa9gUsqVGt3	tUSD	3000000000000	45bDFY2t6rBQTK7d1XcWuh5tszneQxYb3nb6LJ497rgimZcZBdftENXfGfkwaWJoNw26DfvyuL9kA2iNSsphXCyv	ApoCVMr3SNYps2cC/lbZyCMfkoYU4Q9jZJ4QcgiNwhnv7xObpTuAdvOG1d0wSGLdY8bFgxlnqCaEWy11od8GKwGiUXXTO2KBU/m8d077iUvdkgcv4rjLHk21pzHzaIScVlMYdwINUFoCgRqAm/sihyKxz5UE4i6QEJvYKDJY1E8IgAIBBgqorsO0bNHQIXGMPK5Hz+/nbK55H7nlpdVGntRVwvM8lPy/14OEWLuJXF+80YKZEGJcugZJttQtrJ8j5qOXvPmsM5O+ddkuUYUS0vV6f53+rj+rawzeC/SY3NBt5F/QHYxqe2IoxQ39Qak5yDXrbvhI3T+tNOFeUb1XZsAIb8SyrQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjJclj04kifG7PRApFI4NgwtaE5na/xCEBI572Nvp+FmWIp/gwrKelMVssBRmwOB3qpN4hULgs/qKk3t4UIYohgMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8Aqe/DNJrnBigZPZ9RxKI1KrlXIg3Y0rHv1u747Dr5aJ31BQcABQJADQMABwAJAwAAAAAAAAAABQYAAwAGBAkBAQkEAgYDAQoMADDvfboCAAAGCAAkNmQ3YWE0YTYtMDZhNy00ZTJjLTk0OGUtNTMyY2ExZWVkMTFhAA==	219	finalised	2026-10-02 06:02:55.325+00	2026-10-20 06:02:55.325+00	hot
\.

copy address_book (id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, removed_at, beneficiary, proved_at) from stdin;
39a6b9c1-2b5d-4038-bb96-9344dcea98ab	35af956c-6851-490a-a220-0024ad04432e	LUMA	INV000001	solana	\N	ABCD	t	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	{}	\N
\.

copy test_transfer (id, address_id, amount, started_at, expires_at, deposit_id) from stdin;
63b01ace-4893-40c4-ad34-f512e40e0a70	39a6b9c1-2b5d-4038-bb96-9344dcea98ab	100	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	0eaf3094-c564-4979-9180-21794f33eb1e
\.

copy withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, limit_value, remark, status, seal, hold_id, journal_id, kyc_at_request, factor, reason, told, signer_refusal, requested_at, status_at, confirm_by, confirmed_at, beneficiary, identified, unidentified_before, unidentified_cap) from stdin;
2963d5a2-d470-4c9e-bfdb-835eb06205ee	510e92fe-1acb-4186-a707-d66d2145b86e	TMFG	1	1	\N	39a6b9c1-2b5d-4038-bb96-9344dcea98ab	100	1	2	2026-06	signed	DBSSSGSG	0d83ce9b-ab8e-464c-b8bc-911f75c9294a	019f216c-53dd-7bd5-b6b7-044b7751e034	approved	ABCD	2026-06	\N	invented@tessera.example	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-01 00:00:10+00	\N	f	0	100
\.

copy withdrawal_mail (id, withdrawal_id, person_id, sent_at, disowned_at) from stdin;
24e7a4d4-c806-4c6d-acf5-79efe0bd1a72	2963d5a2-d470-4c9e-bfdb-835eb06205ee	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00
\.

copy withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at, resolved_at, opens_account) from stdin;
cbe433c7-03d6-4c85-9d83-6ba333b89244	2963d5a2-d470-4c9e-bfdb-835eb06205ee	100	65	SG	0	USD	2	finalised	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	t
\.

copy payment_evidence (withdrawal_id, doubt, hosts, at) from stdin;
2963d5a2-d470-4c9e-bfdb-835eb06205ee	en_US	[]	2026-06-01 00:00:10+00
\.

copy bank_account (id, coin, bank, bank_code, payee, account_number, order_min, order_max, opened_at, closed_at, payout_open, payout_fee, payout_min, payout_max) from stdin;
17aaf4e1-e3f4-4df9-9e0a-ebeefc1798b7	USD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-8	10000	10000000000	2026-07-02 06:02:55.325+00	\N	t	500	1000	100000000
8f1577c6-1e8f-4404-979e-a982ff726446	SGD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-7	10000	10000000000	2026-07-02 06:02:55.325+00	\N	t	200	1000	100000000
934abe13-74c8-47b4-825c-033f358beaac	CNY	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-9	10000	10000000000	2026-07-02 06:02:55.325+00	\N	t	1000	1000	100000000
\.

copy bank_feed (source, position, read_at) from stdin;
http://127.0.0.1:36011/feed	7	2026-10-31 06:02:55.325+00
\.

copy bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at, confirmed_at) from stdin;
ae7255c8-9aaf-4c8b-be4b-5407c085de48	INV000001	csv	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	SLW31	-1	1	2026-06-01	2026-06-01	received	1414a25a-fd14-411a-8349-cdfb81d45469	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, expects, outcome, ended_at) from stdin;
1a03de21-3ba1-46ea-9ade-52d5a2201287	ae7255c8-9aaf-4c8b-be4b-5407c085de48	1	HDFC0ABCDEF	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{Invented}	65	in	CNY	1	+6591234567	\N	HDFC0ABCDEF	2026-06-01	\N	contradicted	2026-06-02 00:00:00+00
\.

copy bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, status, reason, imported_at, names_order, names_payout, returns_line, funds_distribution, claim_id, same_as) from stdin;
2687aa1e-c4fb-4e9e-83ff-fd3c59ede31b	Merlion Bank	SGD-000002	003-918204-7	in	SGD	90000000	陈思远	\N	FJ6GYDCCB	2026-07-02	credited	\N	2026-07-02 06:02:55.325+00	5f7d88e8-ad5c-43ac-af02-d31aa7536d60	\N	\N	\N	\N	\N
3a101eae-eeab-4a47-b3cc-e1834434f66d	Merlion Bank	SGD-000003	003-918204-7	in	SGD	7500000000	Farid Anwar	\N	RK36YNRWR	2026-07-02	credited	\N	2026-07-02 06:02:55.325+00	f37d2d54-3c24-43dc-8e00-834d1579a5c1	\N	\N	\N	\N	\N
b6ff741d-184e-4b09-a1d7-a5894318305a	Merlion Bank	SGD-000006	003-918204-7	in	SGD	2000000000	Nadia Rahman	\N	S24KJG75C	2026-07-02	credited	\N	2026-07-02 06:02:55.325+00	f3ba2e3b-f38e-4bef-83a2-9e748ee20bd2	\N	\N	\N	\N	\N
dad01111-959a-45c0-8f06-a1f0a201a1c3	Merlion Bank	SGD-000005	003-918204-7	in	SGD	4600000000	Ong Rui Min	\N	3MRQPYYNC	2026-07-02	credited	\N	2026-07-02 06:02:55.325+00	37faee59-78a2-47a0-90b4-a0538bb833b8	\N	\N	\N	\N	\N
fd816f4c-0de3-4353-928d-1abbaa7441f7	Merlion Bank	SGD-000001	003-918204-7	in	SGD	24000000	Lim Jia Wen	\N	RKFMEXT68	2026-07-02	credited	\N	2026-07-02 06:02:55.325+00	82ecb39e-976c-41a9-897a-c6c66ddb507a	\N	\N	\N	\N	\N
\.

copy fiat_order (id, number, customer_id, coin, amount, settled, reference, bank_account_id, proof_id, status, bank_line_id, journal_id, kyc_at_request, created_at, expires_at, paid_at, completed_at) from stdin;
37faee59-78a2-47a0-90b4-a0538bb833b8	5	76ca9906-9f54-4362-b419-0fb852da9d72	SGD	4600000000	4600000000	3MRQPYYNC	8f1577c6-1e8f-4404-979e-a982ff726446	\N	completed	dad01111-959a-45c0-8f06-a1f0a201a1c3	019f216c-53dd-7432-be21-7241eb0e02a0	approved	2026-07-02 06:02:55.325+00	2026-07-05 06:02:55.325+00	\N	2026-07-02 06:02:55.325+00
5f7d88e8-ad5c-43ac-af02-d31aa7536d60	2	87932ecc-5a2d-460a-ad20-22ace280950e	SGD	90000000	90000000	FJ6GYDCCB	8f1577c6-1e8f-4404-979e-a982ff726446	\N	completed	2687aa1e-c4fb-4e9e-83ff-fd3c59ede31b	019f216c-53dd-7e86-87a4-d30a8b02e55f	approved	2026-07-02 06:02:55.325+00	2026-07-05 06:02:55.325+00	\N	2026-07-02 06:02:55.325+00
82ecb39e-976c-41a9-897a-c6c66ddb507a	1	510e92fe-1acb-4186-a707-d66d2145b86e	SGD	24000000	24000000	RKFMEXT68	8f1577c6-1e8f-4404-979e-a982ff726446	\N	completed	fd816f4c-0de3-4353-928d-1abbaa7441f7	019f216c-53dd-7a00-93f2-530debf7c5ab	approved	2026-07-02 06:02:55.325+00	2026-07-05 06:02:55.325+00	\N	2026-07-02 06:02:55.325+00
f37d2d54-3c24-43dc-8e00-834d1579a5c1	3	e1cc650c-b29b-450e-b7df-a850b9984cd7	SGD	7500000000	7500000000	RK36YNRWR	8f1577c6-1e8f-4404-979e-a982ff726446	\N	completed	3a101eae-eeab-4a47-b3cc-e1834434f66d	019f216c-53dd-7f9d-83f2-1ee82af908cd	approved	2026-07-02 06:02:55.325+00	2026-07-05 06:02:55.325+00	\N	2026-07-02 06:02:55.325+00
f3ba2e3b-f38e-4bef-83a2-9e748ee20bd2	6	35af956c-6851-490a-a220-0024ad04432e	SGD	2000000000	2000000000	S24KJG75C	8f1577c6-1e8f-4404-979e-a982ff726446	\N	completed	b6ff741d-184e-4b09-a1d7-a5894318305a	019f216c-53dd-7bd5-b6b7-044b7751e034	approved	2026-07-02 06:02:55.325+00	2026-07-05 06:02:55.325+00	\N	2026-07-02 06:02:55.325+00
\.

copy customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address, remark, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at, removed_at, verified_by, verified_at, name_match) from stdin;
50ff095b-b2b0-42c4-9030-ce5184066320	87932ecc-5a2d-460a-ad20-22ace280950e	CNY	陈思远	浦江银行	外滩支行	CN	\N	\N	\N	\N	k1.3RoW6R4SC9uRQCvq.kCyjIXeskhaWPK4htAmmzQ.F5cVNb5X2tsRL7UF4rSMAw	8893	\N	2	\N	\N	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	\N	\N
ba79b777-5643-4fac-a9f4-3403e4bde380	510e92fe-1acb-4186-a707-d66d2145b86e	SGD	Lim Jia Wen	Harbour Bank	Marina Bay	SG	HARBSGSG	\N	\N	\N	k1.T0ZmRJYM5LuGOUzO.XWnaht_rn7WVXoVTn3ds9Q.P4kAfbRc8ul0qg	8201	6e339a6965e7f82e329ba3c42150eca98afd55bdb70662c9b597789a1986be8f	2	\N	\N	2026-07-02 06:02:55.325+00	2026-07-02 06:02:55.325+00	\N	\N	\N	\N
\.

copy payout_batch (id, number, bank_account_id, coin, payouts, total, file_sha256, made_by, made_by_copied, made_at) from stdin;
243cfeb1-5343-4f79-9400-8bcdce8fcc28	2	934abe13-74c8-47b4-825c-033f358beaac	AURB	100	1	HDFC0ABCDEF	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	\N	2026-06-02 00:00:00+00
\.

copy payout (id, number, customer_id, coin, amount, fee, limit_value, reference, customer_bank_account_id, account_name, bank, branch, bank_country, bank_code, ifsc, number_sealed, number_ending, status, seal, held_back, hold_id, batch_id, journal_id, bank_line_id, return_line_id, kyc_at_request, factor, reason, told, requested_at, status_at) from stdin;
f2a4be16-36dc-47a5-82c9-2ff2b63c416b	69	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	HCCL	1	0	1	INV000001	85c3bc2c-abc5-40bb-865c-7963de81430f	+6591234567	en_US	\N	Invented	\N	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	SG	INV000001	approved	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	invented	22a1144b-4dc9-4091-9b52-51dc3a24d910	\N	\N	\N	fd816f4c-0de3-4353-928d-1abbaa7441f7	approved	HDFC0ABCDEF	\N	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00
\.

copy internal_transfer (id, number, customer_id, recipient_id, coin, amount, limit_value, note, kyc_at_request, factor, sent_at) from stdin;
9174530f-737f-42dd-8a70-9720a939ef73	28	2248d81e-a4d6-443c-bcc2-0f4579b919e2	87932ecc-5a2d-460a-ad20-22ace280950e	SLW31	1	100	\N	approved	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00
\.

copy recipient_lookup (customer_id, target_hash, at) from stdin;
35af956c-6851-490a-a220-0024ad04432e	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00
\.

copy receivable (id, number, customer_id, credited_id, bank_line_id, coin, amount, taken, repaid, cause, told, journal_id, at, blocked_from, lifted_at, closed_at, told_at, written) from stdin;
64b13073-fdee-4fb5-bf5f-c6ab94f3444f	1001	87932ecc-5a2d-460a-ad20-22ace280950e	76ca9906-9f54-4362-b419-0fb852da9d72	dad01111-959a-45c0-8f06-a1f0a201a1c3	HCCL	100	2	2	Invented	\N	019f216c-53dd-7a00-93f2-530debf7c5ab	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	\N	\N	4759
\.

copy restore (id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, history_reaches, chain_at, bank_at, ended_at, marked_at) from stdin;
7595bfd4-2e46-4ef6-8328-a2c6815d3137	2026-06-01 00:00:10+00	1	65	0	HDFC0ABCDEF	\N	1	0	1	0	f	\N	\N	2026-06-03 00:00:00+00	\N
\.

copy lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, recipient, tag, amount, paid_at, hosts, not_shown_by, found_at, outcome, settled_at, withdrawal_id) from stdin;
8a885511-ea7d-441c-9c5f-9d80f6633812	\N	USD	LBR3	ABCD	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	en_US	2026-06-01	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06	\N	100	2026-06-01 00:00:10+00	{Invented}	{Invented}	2026-06-01 00:00:10+00	\N	\N	\N
\.

copy lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at, settled_at) from stdin;
a55aae58-d2c0-4b6a-a835-abdd1fc300a4	7595bfd4-2e46-4ef6-8328-a2c6815d3137	10f5a9c5-5b53-4150-b7d7-0faffdadf6c9	f585aac7-3b0c-4f9c-853b-2ca8cb79dc51	tUSD	INV000001	2026-06-01 00:00:00+00	SG	2026-06-01 00:00:00+00	\N
\.

copy market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, auction_until, auction_ends_at, listed_at, moves, moved_by) from stdin;
AURB-tUSD	AURB	tUSD	10000	1	1000000	1000000000000	1000	1500	200000	12000000	open	\N	\N	2026-10-03 06:02:55.325+00	1	staff
HCCL-tUSD	HCCL	tUSD	1000	1	1000000	1000000000000	1000	1500	200000	1050000	open	\N	\N	2026-10-03 06:02:55.325+00	1	staff
\.

copy trading_order (id, number, canceled_number, customer_id, person_id, account_id, market, side, type, flag, until, ticks, stop_ticks, lots, price, quantity, cash_quantity, filled_lots, filled_value, fee, hold_amount, hold_captured, hold_released, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, client_order_id, placed_at, closed_at) from stdin;
01a10aa8-77dd-7602-935d-1b6b04ab10ae	4	\N	76ca9906-9f54-4362-b419-0fb852da9d72	76ca9906-9f54-4362-b419-0fb852da9d72	43	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	38239668	25531351668	25531351668	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	3eb092be-ebee-459a-a84a-6179c1a4ed66	2026-10-05 06:02:55.325+00	2026-10-05 06:02:55.325+00
01a10aa8-77dd-77c5-b50b-fe6d4b5a6a6b	1	\N	35af956c-6851-490a-a220-0024ad04432e	35af956c-6851-490a-a220-0024ad04432e	44	AURB-tUSD	sell	limit	gtc	\N	1202	\N	691	12020000	691	\N	691	8305820000	8305820	691	691	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	e853699e-c2dc-4532-959d-666eb08dd4e3	2026-10-05 06:02:55.325+00	2026-10-05 06:02:55.325+00
01a10aa8-77dd-7cce-be99-7012ed663ebc	3	\N	35af956c-6851-490a-a220-0024ad04432e	35af956c-6851-490a-a220-0024ad04432e	45	HCCL-tUSD	sell	limit	gtc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	25493112	24372	24372	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	f836a171-076d-4721-851f-30452005f50c	2026-10-05 06:02:55.325+00	2026-10-05 06:02:55.325+00
01a114f5-2fdd-79f7-b239-75382bf918ca	50	\N	76ca9906-9f54-4362-b419-0fb852da9d72	76ca9906-9f54-4362-b419-0fb852da9d72	39	AURB-tUSD	sell	limit	ioc	\N	1199	\N	4110	11990000	4110	\N	4110	49278900000	73918350	4110	4110	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	0188e6c5-3a38-4396-8d2e-818989d1c229	2026-10-07 06:02:55.325+00	2026-10-07 06:02:55.325+00
\.

copy fill (id, market, seq, maker_order, taker_order, taker_side, auction, connected, price, quantity, value, maker_fee, taker_fee, journal_id, journal_seq, prev_hash, hash, at, maker_step, maker_status, taker_step, taker_status, posting_id, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance) from stdin;
01a10aa8-77dd-75f3-8b47-bbba76c055e1	HCCL-tUSD	1	01a10aa8-77dd-7cce-be99-7012ed663ebc	01a10aa8-77dd-7602-935d-1b6b04ab10ae	buy	f	f	1046000	24372	25493112000	25493112	38239668	01a10aa8-77dd-7ae4-a165-1393dfa139b7	60	\\x649b8780737f2f6f1bf48c0df8f5cef3a3670db4a41c39f3f1e2a8cce91a6f54	\\xe551fe3cec726e6f71c00822f392d7eaeb94ac78c5f3a2dbc36eb1d8dae0b5fc	2026-10-05 06:02:55.325+00	2	3	2	3	259	43	46	50	45	41	2466150369602	2533765133068	1975628	2024372
01a10aa8-77dd-7a60-892c-f37962b2b004	AURB-tUSD	1	01a10aa8-77dd-77c5-b50b-fe6d4b5a6a6b	01a10aa8-77dd-7e0d-ac3b-5eaa8462f80f	buy	f	f	12020000	691	8305820000	8305820	12458730	01a10aa8-77dd-7a76-8c62-98ffe4cc5701	59	\\x7377d36fa93ea97a4172350d8f7544b6b1182e63a5e74bd55dfcd92934dc7d8b	\\x649b8780737f2f6f1bf48c0df8f5cef3a3670db4a41c39f3f1e2a8cce91a6f54	2026-10-05 06:02:55.325+00	2	3	2	3	257	43	46	50	44	39	2491681721270	2508297514180	299309	300691
01a10aa8-77de-72f2-a3fb-287346126712	HCCL-tUSD	2	01a10aa8-77de-72f6-a31b-ecee69ef8d69	01a10aa8-77de-7317-8938-eeda315ea7f4	buy	f	f	1046000	22761	23808006000	23808006	35712009	01a10aa8-77de-716f-b2b8-5ea92486573f	62	\\xfba33d6dd6e00852b9e785ebef06cbff82fa97f5c70e23257b5adb5b508541a7	\\xa2604f862d021119babe404de1866b0566126fe2939d74df3f9231bfd86806e3	2026-10-05 06:02:55.326+00	2	3	2	3	263	46	43	50	41	45	2522111662219	2477713799036	2001611	1998389
\.

copy trading_lease (id, holder, fence, last_fence, renewed_at, batches) from stdin;
1	2cc879c1-caa2-40d4-9cbc-bd2d537b0b4b	1	1	1970-01-01 00:00:00+00	1205
\.

copy book_turn (number, market, phase, order_id, reference_ticks, ticks, lots, imbalance, at) from stdin;
1	HCCL-tUSD	open	\N	100	\N	0	1	2026-06-02 00:00:00+00
\.

copy order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at) from stdin;
2	01a114f5-2fdd-79f7-b239-75382bf918ca	HCCL-tUSD	a84f1f7d-4692-4297-b850-abd69ece55e0	100	fok	f	2026-06-03 00:00:00+00
\.

copy listen_key (id, token_hash, api_key_id, created_at, expires_at) from stdin;
12bf7b8d-e91c-474e-8847-e26da6e0e564	65	b723be28-f25b-4dac-9a4d-dea230d2fcc2	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00
\.

copy trade_minute (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades) from stdin;
AURB-tUSD	2026-10-05 06:02:00+00	1	3	12020000	12040000	12020000	12030000	3763	45272120000	2749	33063560000	3
AURB-tUSD	2026-10-05 18:02:00+00	4	6	12020000	12030000	12010000	12010000	10519	126452440000	6198	74514020000	3
AURB-tUSD	2026-10-06 06:02:00+00	7	9	12020000	12020000	12020000	12020000	9842	118300840000	3816	45868320000	3
\.

copy trades_counted (market, seq) from stdin;
AURB-tUSD	578
HCCL-tUSD	576
\.

copy market_reference (market, price, source, since) from stdin;
AURB-tUSD	12340000	valuation	2026-11-29 06:03:40.318+00
HCCL-tUSD	1066000	valuation	2026-11-29 06:03:40.318+00
\.

copy reference_change (id, market, price, source, at) from stdin;
1	AURB-tUSD	12000000	operators	2026-10-03 06:02:55.325+00
2	HCCL-tUSD	1050000	operators	2026-10-03 06:02:55.325+00
3	AURB-tUSD	12080000	valuation	2026-10-31 06:02:55.325+00
\.

copy reference_set (id, market, price, at) from stdin;
1	AURB-tUSD	12000000	2026-10-03 06:02:55.325+00
2	HCCL-tUSD	1050000	2026-10-03 06:02:55.325+00
\.

copy market_day (market, day, price, value, pairs) from stdin;
AURB-tUSD	2026-09-29	\N	0	0
AURB-tUSD	2026-09-28	\N	0	0
AURB-tUSD	2026-09-30	\N	0	0
\.

copy least_value (quote, value, at) from stdin;
tUSD	745724978	2026-11-29 06:03:40.318+00
\.

copy tie (customer_id, kind, shared, at, written) from stdin;
153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	ip	127.0.0.1	2026-11-29 06:03:07.176871+00	1125
153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	owner	7356b53c473590e9508b1199778e711ad80f88254ccf484012aba96642a732e3	2026-07-02 06:02:55.325+00	1131
35af956c-6851-490a-a220-0024ad04432e	device	local-world-e39bdabb4aeb4079	2026-11-29 06:03:43.704+00	4743
\.

copy right_change (customer_id) from stdin;
76ca9906-9f54-4362-b419-0fb852da9d72
\.

copy product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, max_units, soft_cap, fee_ppm, decimals, open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal, reopened_version, reopened_until) from stdin;
2affb8f4-66d3-4e8f-9c47-4c750dd497f9	AURB	2	trading	equity	ri	SGD	1600	1920000	150	1	\N	\N	5000	0	2026-08-01 06:02:55.325+00	2026-09-30 06:02:55.325+00	2026-10-05 06:02:55.325+00	{"life": {"opensAt": "2026-08-01T06:02:55.325Z", "closesAt": "2026-09-30T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-07-29 06:02:55.325+00	2026-07-29 06:02:55.325+00	2026-07-29 06:02:55.325+00	019fac78-07dd-7fcb-ac0f-03a3c131edff	\N	\N
4b58be4e-7049-4ed5-8a3a-2eebf12f6950	TMFG	2	subscription_ended	equity	ri	SGD	500	2400000	500	1	\N	\N	5000	0	2026-09-15 06:02:55.325+00	2026-11-19 06:02:55.325+00	2026-11-24 06:02:55.325+00	{"life": {"opensAt": "2026-09-15T06:02:55.325Z", "closesAt": "2026-11-19T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, when there is profit.", "zh": "有利润时每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "派息政策如何？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen; ordinary shares carry one vote each.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	2026-09-12 06:02:55.325+00	2026-09-12 06:02:55.325+00	2026-09-12 06:02:55.325+00	01a09436-33dd-7d99-af87-20f2e4f5c721	\N	\N
56bccc40-7e63-45a1-874f-ab284f406f7e	HCCL	2	trading	real_estate	ri	SGD	140	12000000	2000	1	\N	\N	5000	0	2026-07-22 06:02:55.325+00	2026-09-20 06:02:55.325+00	2026-09-25 06:02:55.325+00	{"life": {"opensAt": "2026-07-22T06:02:55.325Z", "closesAt": "2026-09-20T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	2026-07-19 06:02:55.325+00	2026-07-19 06:02:55.325+00	2026-07-19 06:02:55.325+00	019f78f8-6fdd-746e-b5b2-00f7095103c9	\N	\N
5f5032ee-4f48-4714-a062-cada82c39a21	SLW31	2	subscription_ended	bond	ri	SGD	50000	60000	20	1	\N	\N	2500	0	2026-09-20 06:02:55.325+00	2026-11-25 06:02:55.325+00	2026-11-30 06:02:55.325+00	{"life": {"opensAt": "2026-09-20T06:02:55.325Z", "closesAt": "2026-11-25T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run to 2044.\\n\\nThe notes are secured on the fee accounts; an independent agent checks them monthly.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	2026-09-17 06:02:55.325+00	2026-09-17 06:02:55.325+00	2026-09-17 06:02:55.325+00	01a0adf5-ffdd-74cc-960f-fce58a565d46	\N	\N
be1c8c18-cb21-4e22-a6da-773a16d8e808	KGN29	2	in_subscription	bond	ai	SGD	100000	40000	10	1	\N	\N	2500	0	2026-10-20 06:02:55.325+00	2026-12-11 06:02:55.325+00	2026-12-16 06:02:55.325+00	{"life": {"opensAt": "2026-10-20T06:02:55.325Z", "closesAt": "2026-12-11T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Every six months, in March and September.", "zh": "每半年一次，三月与九月。"}, "question": {"en": "When is interest paid?", "zh": "何时付息？"}}], "name": {"en": "Kestrel Grid Green Notes 2029", "zh": "红隼电网绿色票据 2029"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Kestrel Grid Energy", "zh": "红隼电网能源"}, "region": {"en": "Vietnam", "zh": "越南"}, "members": [{"name": {"en": "Nguyen Thi Lan", "zh": "阮氏兰"}, "role": {"en": "Treasurer", "zh": "司库"}, "about": {"en": "Placed four infrastructure notes.", "zh": "曾发行四笔基建票据。"}}], "summary": {"en": "Senior notes for wind farm connections in the Mekong delta.", "zh": "为湄公河三角洲风电并网发行的优先票据。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-20", "structure": "debt", "completedOn": null, "description": {"en": "Kestrel Grid builds and owns lines that connect wind farms to the national grid and is paid by the kilowatt-hour carried.\\n\\nThe notes rank equally with the company’s bank debt and mature in 2029.", "zh": "红隼电网建设并持有连接风电场与国家电网的线路，按输送电量收费。\\n\\n票据与公司银行债务同等受偿，2029 年到期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "3 years", "zh": "3 年"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "10", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "semi_annually", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.0585"}}	2026-10-17 06:02:55.325+00	2026-10-17 06:02:55.325+00	2026-10-17 06:02:55.325+00	01a14874-c7dd-7b46-a706-33f54cf3f2fe	\N	\N
c3a508cd-61b0-416a-a0ba-3b0cd71b51d9	LBR3	3	in_subscription	real_estate	ri	SGD	10000	180000	50	1	\N	\N	5000	0	2026-11-04 06:02:55.325+00	2027-01-10 06:02:55.325+00	2027-01-15 06:02:55.325+00	{"life": {"opensAt": "2026-11-04T06:02:55.325Z", "closesAt": "2027-01-10T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2027-01-15T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Units of the sub-trust, one token each; the trustee holds the title.", "zh": "子信托的份额，一份一枚通证；产权由受托人持有。"}, "question": {"en": "What do I own?", "zh": "我持有的是什么？"}}, {"answer": {"en": "The quarter’s distribution is lower. A reserve covers three months of costs.", "zh": "当季派发会减少。储备金可覆盖三个月成本。"}, "question": {"en": "What if an apartment stands empty?", "zh": "公寓空置怎么办？"}}], "name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Lantern Bay Property Trust", "zh": "灯塔湾地产信托"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Helena Sim", "zh": "沈海伦"}, "role": {"en": "Trustee director", "zh": "受托人董事"}, "about": {"en": "Responsible for nine property trusts.", "zh": "负责九只地产信托。"}}, {"name": {"en": "Marcus Teo", "zh": "张铭"}, "role": {"en": "Asset manager", "zh": "资产管理人"}, "about": {"en": "Lets and looks after 2,300 homes.", "zh": "管理并出租 2,300 套住宅。"}}], "summary": {"en": "Sixty-four let apartments beside the eastern harbor.", "zh": "东部港口旁 64 套已出租公寓。"}, "subTrust": "Lantern Bay Sub-Trust 3", "videoUrl": null, "createdOn": "2026-10-05", "structure": "subfund", "completedOn": null, "description": {"en": "Sub-Trust 3 owns 64 finished apartments with an average lease of 22 months left.\\n\\nRent less costs is distributed each quarter. After five years the trustee sells or asks holders whether to go on.", "zh": "子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\\n\\n租金扣除成本后按季派发。五年期满，受托人出售物业或征询持有人是否续期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "180000", "currency": "SGD", "leverage": "0.35", "minUnits": "50", "stepUnits": "1", "unitPrice": "100.00", "grossMargin": null, "returnBasis": {"en": "Current rents less budgeted costs over the issue price. An estimate, not a forecast.", "zh": "以现有租金减预算成本除以发行价计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": "0.058", "equityMultiple": null, "expectedReturn": "0.062"}}	2026-11-01 06:02:55.325+00	2026-11-01 06:02:55.325+00	2026-11-01 06:02:55.325+00	01a195b4-2bdd-77a9-bc10-9c6a935a2972	\N	\N
cc5435c1-7220-403d-848d-401b5afa1a3e	NQC2	2	in_subscription	fund	ai	SGD	50000	120000	50	1	\N	\N	10000	0	2026-11-17 06:02:55.325+00	2027-02-08 06:02:55.325+00	2027-02-13 06:02:55.325+00	{"life": {"opensAt": "2026-11-17T06:02:55.325Z", "closesAt": "2027-02-08T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2027-02-13T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Quarterly, by an independent valuer named in the memorandum.", "zh": "按季由募集说明书载明的独立估值人估值。"}, "question": {"en": "How is the fund valued?", "zh": "基金如何估值？"}}], "name": {"en": "Northquay Private Credit Fund II", "zh": "北码头私募信贷基金 II"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred, and past results say nothing about future ones.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Northquay Capital Partners", "zh": "北码头资本"}, "region": {"en": "Asia-Pacific", "zh": "亚太"}, "members": [{"name": {"en": "Priscilla Hart", "zh": "普丽希拉·哈特"}, "role": {"en": "Portfolio manager", "zh": "投资经理"}, "about": {"en": "Twenty years of lending through two downturns.", "zh": "二十年信贷经验，历经两次下行周期。"}}], "summary": {"en": "Loans to mid-sized companies, each secured and below half of value.", "zh": "向中型企业发放有担保、低于估值一半的贷款。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-18", "structure": "fund", "completedOn": null, "description": {"en": "Fund II lends to companies with 20 to 200 million in revenue, at most eight percent of the fund to one borrower.\\n\\nThe manager invests two percent of every loan from its own money.", "zh": "基金 II 向年营收 2,000 万至 2 亿的企业放贷，单一借款人不超过基金的 8%。\\n\\n管理人以自有资金跟投每笔贷款的 2%。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "4 years", "zh": "4 年"}, "profit": null, "supply": "120000", "currency": "SGD", "leverage": "0.15", "minUnits": "50", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "Interest of the loans made so far less fees and a one percent loss assumption. An estimate, not a forecast.", "zh": "以已放贷款利息扣除费用及 1% 损失假设计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.084"}}	2026-11-14 06:02:55.325+00	2026-11-14 06:02:55.325+00	2026-11-14 06:02:55.325+00	01a1d8a6-d7dd-7cdd-866f-de03c04ee2e1	\N	\N
dc75f57d-2473-484b-95f4-7ecd912ed86a	LUMA	2	allotted	token_sale	ri	SGD	200	40000	50	1	\N	20000	5000	2	2026-10-16 06:02:55.325+00	2026-11-03 06:02:55.325+00	2026-11-08 06:02:55.325+00	{"life": {"opensAt": "2026-10-16T06:02:55.325Z", "closesAt": "2026-11-03T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T06:02:55.325Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T06:02:55.325Z", "share": "0.25"}, {"at": "2027-01-16T06:02:55.325Z", "share": "0.25"}, {"at": "2027-04-16T06:02:55.325Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-10-13 06:02:55.325+00	2026-10-13 06:02:55.325+00	2026-10-13 06:02:55.325+00	01a133db-57dd-7715-bd31-afb77277279c	\N	\N
\.

copy product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at) from stdin;
2affb8f4-66d3-4e8f-9c47-4c750dd497f9	2	{"life": {"opensAt": "2026-08-01T06:02:55.325Z", "closesAt": "2026-09-30T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "af889fd4-c2c6-46fe-9963-c67924b932b9", "kind": "memorandum", "size": 1185, "sha256": "df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf", "dated_on": "2026-07-02", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "f6aeb92e-f0a4-4bce-81f9-c5f781e92167", "media_type": "application/pdf", "product_id": "2affb8f4-66d3-4e8f-9c47-4c750dd497f9", "must_accept": true}]	f5a44d3c4470ff420adfee6cbfd03fbb4aeed655d3d03efc27afb5e4d05bd6fc	operator:94687990-dde9-4095-9a67-7ef069617502	2026-07-29 06:02:55.325+00
2affb8f4-66d3-4e8f-9c47-4c750dd497f9	1	{"life": {"opensAt": "2026-08-01T06:02:55.325Z", "closesAt": "2026-09-30T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[]	3d1e61e11eba9018cc90f08dc7d6a7f705793883a09d7933a886ee987f6871da	operator:94687990-dde9-4095-9a67-7ef069617502	2026-07-29 06:02:55.325+00
4b58be4e-7049-4ed5-8a3a-2eebf12f6950	1	{"life": {"opensAt": "2026-09-15T06:02:55.325Z", "closesAt": "2026-11-19T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, when there is profit.", "zh": "有利润时每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "派息政策如何？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen; ordinary shares carry one vote each.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	[]	152023532b9ec91228d4518f8008db014f4a4207c8759861beb334a1e5fc1e16	operator:94687990-dde9-4095-9a67-7ef069617502	2026-09-12 06:02:55.325+00
56bccc40-7e63-45a1-874f-ab284f406f7e	2	{"life": {"opensAt": "2026-07-22T06:02:55.325Z", "closesAt": "2026-09-20T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	[{"id": "03bc1198-8827-48a7-84f7-7c31d23af225", "kind": "memorandum", "size": 1065, "sha256": "f599c3ef0cc322fa8d98ac0a90f7d3874641b4472db5f16c541775432526f0b0", "dated_on": "2026-06-22", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "12a9900b-6978-4c60-90f4-b5f4f56cf6d5", "media_type": "application/pdf", "product_id": "56bccc40-7e63-45a1-874f-ab284f406f7e", "must_accept": true}]	a640054b481036b90565f3940073fbd2ec855d26a47b3ddeaf70274184c4d7ab	operator:94687990-dde9-4095-9a67-7ef069617502	2026-07-19 06:02:55.325+00
c3a508cd-61b0-416a-a0ba-3b0cd71b51d9	3	{"life": {"opensAt": "2026-11-04T06:02:55.325Z", "closesAt": "2027-01-10T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2027-01-15T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Units of the sub-trust, one token each; the trustee holds the title.", "zh": "子信托的份额，一份一枚通证；产权由受托人持有。"}, "question": {"en": "What do I own?", "zh": "我持有的是什么？"}}, {"answer": {"en": "The quarter’s distribution is lower. A reserve covers three months of costs.", "zh": "当季派发会减少。储备金可覆盖三个月成本。"}, "question": {"en": "What if an apartment stands empty?", "zh": "公寓空置怎么办？"}}], "name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Lantern Bay Property Trust", "zh": "灯塔湾地产信托"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Helena Sim", "zh": "沈海伦"}, "role": {"en": "Trustee director", "zh": "受托人董事"}, "about": {"en": "Responsible for nine property trusts.", "zh": "负责九只地产信托。"}}, {"name": {"en": "Marcus Teo", "zh": "张铭"}, "role": {"en": "Asset manager", "zh": "资产管理人"}, "about": {"en": "Lets and looks after 2,300 homes.", "zh": "管理并出租 2,300 套住宅。"}}], "summary": {"en": "Sixty-four let apartments beside the eastern harbor.", "zh": "东部港口旁 64 套已出租公寓。"}, "subTrust": "Lantern Bay Sub-Trust 3", "videoUrl": null, "createdOn": "2026-10-05", "structure": "subfund", "completedOn": null, "description": {"en": "Sub-Trust 3 owns 64 finished apartments with an average lease of 22 months left.\\n\\nRent less costs is distributed each quarter. After five years the trustee sells or asks holders whether to go on.", "zh": "子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\\n\\n租金扣除成本后按季派发。五年期满，受托人出售物业或征询持有人是否续期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "180000", "currency": "SGD", "leverage": "0.35", "minUnits": "50", "stepUnits": "1", "unitPrice": "100.00", "grossMargin": null, "returnBasis": {"en": "Current rents less budgeted costs over the issue price. An estimate, not a forecast.", "zh": "以现有租金减预算成本除以发行价计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": "0.058", "equityMultiple": null, "expectedReturn": "0.062"}}	[{"id": "2fb4405d-9cb5-4f5a-aefd-8c7319fc6585", "kind": "memorandum", "size": 1143, "sha256": "3782201b0a5e00f39e66871e5f83baf3cfee4912d2aaf45e5e6beca3e11bc450", "dated_on": "2026-10-05", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "75cba657-57af-4585-99ad-a4a92bbd5150", "media_type": "application/pdf", "product_id": "c3a508cd-61b0-416a-a0ba-3b0cd71b51d9", "must_accept": true}, {"id": "df623c1d-a7fe-4e0c-b673-670b8d152418", "kind": "video", "size": 73481, "sha256": "0120a33897a9758686687ce80d5a44d998ef2de574bdb29926e22bebaa9c68a3", "dated_on": "2026-10-05", "title_en": "How the tower rises, floor by floor", "title_zh": "楼宇如何逐层建成", "languages": ["en_US", "zh_CN"], "upload_id": "53a1f5ca-99b9-47c1-8bc4-00e3f599608d", "media_type": "video/webm", "product_id": "c3a508cd-61b0-416a-a0ba-3b0cd71b51d9", "must_accept": false}]	43e6d46f56ea5e004b95decf35d2c47fcd3324388c0db91ee930a18b8c995fe1	operator:94687990-dde9-4095-9a67-7ef069617502	2026-11-01 06:02:55.325+00
cc5435c1-7220-403d-848d-401b5afa1a3e	2	{"life": {"opensAt": "2026-11-17T06:02:55.325Z", "closesAt": "2027-02-08T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2027-02-13T06:02:55.325Z"}, "facts": {"faq": [{"answer": {"en": "Quarterly, by an independent valuer named in the memorandum.", "zh": "按季由募集说明书载明的独立估值人估值。"}, "question": {"en": "How is the fund valued?", "zh": "基金如何估值？"}}], "name": {"en": "Northquay Private Credit Fund II", "zh": "北码头私募信贷基金 II"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred, and past results say nothing about future ones.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Northquay Capital Partners", "zh": "北码头资本"}, "region": {"en": "Asia-Pacific", "zh": "亚太"}, "members": [{"name": {"en": "Priscilla Hart", "zh": "普丽希拉·哈特"}, "role": {"en": "Portfolio manager", "zh": "投资经理"}, "about": {"en": "Twenty years of lending through two downturns.", "zh": "二十年信贷经验，历经两次下行周期。"}}], "summary": {"en": "Loans to mid-sized companies, each secured and below half of value.", "zh": "向中型企业发放有担保、低于估值一半的贷款。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-18", "structure": "fund", "completedOn": null, "description": {"en": "Fund II lends to companies with 20 to 200 million in revenue, at most eight percent of the fund to one borrower.\\n\\nThe manager invests two percent of every loan from its own money.", "zh": "基金 II 向年营收 2,000 万至 2 亿的企业放贷，单一借款人不超过基金的 8%。\\n\\n管理人以自有资金跟投每笔贷款的 2%。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "4 years", "zh": "4 年"}, "profit": null, "supply": "120000", "currency": "SGD", "leverage": "0.15", "minUnits": "50", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "Interest of the loans made so far less fees and a one percent loss assumption. An estimate, not a forecast.", "zh": "以已放贷款利息扣除费用及 1% 损失假设计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.084"}}	[{"id": "56152f08-d5b7-4c90-ab0e-c02dfe58d8b1", "kind": "memorandum", "size": 1094, "sha256": "ce558f4c1b127f272070da60080e38bfdf569f293616056751a994450fed6b50", "dated_on": "2026-10-18", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "14bd60b9-1d72-414f-86a9-9fdd49e2117b", "media_type": "application/pdf", "product_id": "cc5435c1-7220-403d-848d-401b5afa1a3e", "must_accept": true}]	f684a07a87bfefeed6500a3e888b18056dc08dc016f66fbde445ff48e58fda9d	operator:94687990-dde9-4095-9a67-7ef069617502	2026-11-14 06:02:55.325+00
dc75f57d-2473-484b-95f4-7ecd912ed86a	2	{"life": {"opensAt": "2026-10-16T06:02:55.325Z", "closesAt": "2026-11-03T06:02:55.325Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T06:02:55.325Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T06:02:55.325Z", "share": "0.25"}, {"at": "2027-01-16T06:02:55.325Z", "share": "0.25"}, {"at": "2027-04-16T06:02:55.325Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "7906831d-6d28-481f-ba76-863577eb26ad", "kind": "memorandum", "size": 1113, "sha256": "6585ba08eb44c155d6da000e8b02cba7bc1f824b6cfb51281e095a688c8f19aa", "dated_on": "2026-09-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "f9e7732c-282c-4dcf-8801-0f9644e33b5b", "media_type": "application/pdf", "product_id": "dc75f57d-2473-484b-95f4-7ecd912ed86a", "must_accept": true}]	954d2bdec4c7aef88105bc6f449aa6316fb9123eb6faceadf90cc881133b6b94	operator:94687990-dde9-4095-9a67-7ef069617502	2026-10-13 06:02:55.325+00
\.

copy product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at) from stdin;
03bc1198-8827-48a7-84f7-7c31d23af225	56bccc40-7e63-45a1-874f-ab284f406f7e	12a9900b-6978-4c60-90f4-b5f4f56cf6d5	memorandum	Offer memorandum	发售备忘录	2026-06-22	{en_US}	t	2026-07-19 06:02:55.325+00
08ae89fb-5521-4901-9246-500f2929c63d	5f5032ee-4f48-4714-a062-cada82c39a21	c72c2a8a-a308-4dc8-953d-61ee40724d92	memorandum	Offer memorandum	发售备忘录	2026-08-21	{en_US}	t	2026-09-17 06:02:55.325+00
2fb4405d-9cb5-4f5a-aefd-8c7319fc6585	c3a508cd-61b0-416a-a0ba-3b0cd71b51d9	75cba657-57af-4585-99ad-a4a92bbd5150	memorandum	Offer memorandum	发售备忘录	2026-10-05	{en_US}	t	2026-11-01 06:02:55.325+00
4e9959f6-0528-4edc-836c-0e6ab110f56a	4b58be4e-7049-4ed5-8a3a-2eebf12f6950	8b8b6ece-ae2a-431b-b372-d0b3bced02e2	memorandum	Offer memorandum	发售备忘录	2026-08-16	{en_US}	t	2026-09-12 06:02:55.325+00
\.

copy product_document_removal (document_id, removed_by, removed_at) from stdin;
4e9959f6-0528-4edc-836c-0e6ab110f56a	+6591234567	2026-06-01 00:00:10+00
\.

copy product_valuation (number, product_id, as_of, price, valuer, published_at) from stdin;
1	2affb8f4-66d3-4e8f-9c47-4c750dd497f9	2026-10-15	1620	Harrow & Tan Valuers	2026-10-22 06:02:55.325+00
2	56bccc40-7e63-45a1-874f-ab284f406f7e	2026-10-15	141	Harrow & Tan Valuers	2026-10-22 06:02:55.325+00
3	2affb8f4-66d3-4e8f-9c47-4c750dd497f9	2026-11-13	1655	Harrow & Tan Valuers	2026-11-20 06:02:55.325+00
\.

copy favorite (customer_id, product_id, added_at) from stdin;
d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	be1c8c18-cb21-4e22-a6da-773a16d8e808	2026-06-03 00:00:00+00
\.

copy subscription (id, number, product_id, customer_id, quantity, price, currency, amount, fee, status, cause, failure, hold_id, allotted, paid_fee, allot_journal, disburse_journal, accepted_version, accepted_hash, told_version, kyc_at_request, class_at_request, created_at, closed_at) from stdin;
02f3d514-b2d0-4c7f-b46d-3f6ff1d50f79	27	c3a508cd-61b0-416a-a0ba-3b0cd71b51d9	87932ecc-5a2d-460a-ad20-22ace280950e	3000	10000	SGD	30000000	150000	pending	\N	\N	fbc80158-a4cd-4d20-aefd-3baa71e32258	\N	\N	\N	\N	3	43e6d46f56ea5e004b95decf35d2c47fcd3324388c0db91ee930a18b8c995fe1	\N	approved	ai	2026-11-12 14:02:55.325+00	\N
082e444d-187f-4086-b9dd-7c2defbff7bb	34	cc5435c1-7220-403d-848d-401b5afa1a3e	e1cc650c-b29b-450e-b7df-a850b9984cd7	30000	50000	SGD	1500000000	15000000	pending	\N	\N	928f6f74-4bfc-449f-96b0-4d653f1c713b	\N	\N	\N	\N	2	f684a07a87bfefeed6500a3e888b18056dc08dc016f66fbde445ff48e58fda9d	\N	approved	ei	2026-11-23 06:02:55.325+00	\N
15196d96-91f1-49cb-b372-afff603a5ad3	1	56bccc40-7e63-45a1-874f-ab284f406f7e	510e92fe-1acb-4186-a707-d66d2145b86e	5000	140	SGD	700000	3500	disbursed	\N	\N	f63f95ed-bd18-46d7-81f9-e48b76b16215	4779	3346	01a0f60f-07dd-7f21-b45a-636c13f46952	01a0f60f-07dd-7c03-be6d-6d43e23b7352	2	a640054b481036b90565f3940073fbd2ec855d26a47b3ddeaf70274184c4d7ab	\N	approved	ri	2026-07-30 19:45:46.753+00	2026-10-01 06:02:55.325+00
22f39439-02b8-4c88-a568-356e94b4b5a8	6	56bccc40-7e63-45a1-874f-ab284f406f7e	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	1000000	140	SGD	140000000	700000	disbursed	\N	\N	c7e7212c-9430-42aa-ba3b-21bb4554d76b	955794	669056	01a0f60f-07dd-7baa-83f0-b3d0099f77d5	01a0f60f-07dd-7c4c-b62d-e29c8bc77b9c	2	a640054b481036b90565f3940073fbd2ec855d26a47b3ddeaf70274184c4d7ab	\N	approved	ai	2026-08-25 12:54:21.039+00	2026-10-01 06:02:55.325+00
62ee44e7-b999-426d-98ac-3a7cb939c294	2	56bccc40-7e63-45a1-874f-ab284f406f7e	87932ecc-5a2d-460a-ad20-22ace280950e	50000	140	SGD	7000000	35000	disbursed	\N	\N	01284d4c-6275-4296-958a-afe66675e1ce	47790	33453	01a0f60f-07dd-7771-9275-a34a7317c495	01a0f60f-07dd-7e50-9624-e9f6c55d63c1	2	a640054b481036b90565f3940073fbd2ec855d26a47b3ddeaf70274184c4d7ab	\N	approved	ai	2026-08-08 09:28:38.182+00	2026-10-01 06:02:55.325+00
867d4f80-841e-4b3e-a354-114711bd6c75	20	dc75f57d-2473-484b-95f4-7ecd912ed86a	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	18000	200	SGD	3600000	18000	disbursed	\N	\N	22a1144b-4dc9-4091-9b52-51dc3a24d910	14400	14400	01a1a527-3fdd-7ca9-9d8e-8282bbe995f1	01a1a527-3fdd-797b-820f-f1f7f64c560a	2	954d2bdec4c7aef88105bc6f449aa6316fb9123eb6faceadf90cc881133b6b94	\N	approved	ai	2026-10-27 06:02:55.325+00	2026-11-04 06:02:55.325+00
c8b68953-64ab-4f36-b175-d915fc46f67f	17	dc75f57d-2473-484b-95f4-7ecd912ed86a	510e92fe-1acb-4186-a707-d66d2145b86e	8000	1500000	tUSD	12000000000	60000000	disbursed	\N	\N	4cb04de3-47c6-4ad0-a016-8c23552a25a6	6400	48000000	01a1a527-3fdd-7aa7-8342-2cf99cb3a310	01a1a527-3fdd-7636-87a4-54c3113cd18e	2	954d2bdec4c7aef88105bc6f449aa6316fb9123eb6faceadf90cc881133b6b94	\N	approved	ri	2026-10-20 06:02:55.325+00	2026-11-04 06:02:55.325+00
\.

copy allotment_batch (id, product_id, asked, allotted, cause, result_hash, decided_at, finished_at) from stdin;
4304b850-83f3-48b7-b743-7624dbc77a25	56bccc40-7e63-45a1-874f-ab284f406f7e	12555000	12000000	\N	e61a811ba89efd9f594632f52f474fc18a3c15ef0e073b992b93cf1821ff5de8	2026-10-01 06:02:55.325+00	2026-10-01 06:02:55.325+00
cdb32bf7-8cd1-46cb-b878-f42fd56b802e	dc75f57d-2473-484b-95f4-7ecd912ed86a	50000	40000	\N	94d320109583e8c8110412e77a41d55846b23734ac7d2be867de99acc7316506	2026-11-04 06:02:55.325+00	2026-11-04 06:02:55.325+00
d728eda1-5efc-4ba8-ac6b-53f95d603d53	2affb8f4-66d3-4e8f-9c47-4c750dd497f9	2012500	1920000	\N	4de770fc3757a1ec566cead84c8163afb2a087a79244a8f51bebc68136d8ba20	2026-10-01 06:02:55.325+00	2026-10-01 06:02:55.325+00
\.

copy allotment (batch_id, subscription_id, units, certificate) from stdin;
4304b850-83f3-48b7-b743-7624dbc77a25	15196d96-91f1-49cb-b372-afff603a5ad3	4779	1
4304b850-83f3-48b7-b743-7624dbc77a25	62ee44e7-b999-426d-98ac-3a7cb939c294	47790	2
4304b850-83f3-48b7-b743-7624dbc77a25	22f39439-02b8-4c88-a568-356e94b4b5a8	955794	4
\.

copy token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at) from stdin;
01a1a527-3fdd-7066-acc3-7c992d15c4cd	867d4f80-841e-4b3e-a354-114711bd6c75	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	2027-01-16 06:02:55.325+00	360000	906a1020-301f-495a-945b-d6f6cd6ee8e9	\N
01a1a527-3fdd-7271-94ad-8f22f335d1ad	c8b68953-64ab-4f36-b175-d915fc46f67f	510e92fe-1acb-4186-a707-d66d2145b86e	2027-01-16 06:02:55.325+00	160000	789f4a30-c1f2-4d35-a494-0dd896baa1e7	\N
01a1a527-3fdd-733f-b516-02d11cb7ebc0	c8b68953-64ab-4f36-b175-d915fc46f67f	510e92fe-1acb-4186-a707-d66d2145b86e	2026-11-17 06:02:55.325+00	160000	ccb6d589-c09e-49a1-8ca1-f74569e1e654	2026-11-17 06:02:55.325+00
\.

copy distribution (id, number, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status, declared_by, declared_at, announced_at, record_seq, recorded_at, units, in_escrow, owed, gross, tax, released_at, release_journal, paid_at, cancelled_at, cancel_reason) from stdin;
06a1c622-ddb6-4447-8c8a-7b967637d73c	70002	56bccc40-7e63-45a1-874f-ab284f406f7e	dividend	2026-H2	SGD	24500000000	2026-12-17 06:02:55.325+00	2026-12-24 06:02:55.325+00	{"CN": 100000, "NO": 150000}	0	announced	a7059d30-bd16-47e7-a7c1-cc6d892b60d0	2026-11-25 06:02:55.325+00	2026-11-25 06:02:55.325+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
247be355-386b-49bb-92dc-2d4af085c9b0	70001	2affb8f4-66d3-4e8f-9c47-4c750dd497f9	dividend	2026-H2	SGD	185000000000	2026-10-30 06:02:55.325+00	2026-11-02 06:02:55.325+00	{"CN": 100000, "NO": 150000}	0	paid	a7059d30-bd16-47e7-a7c1-cc6d892b60d0	2026-10-27 06:02:55.325+00	2026-10-27 06:02:55.325+00	362	2026-10-31 06:02:55.325+00	1920000	0	35520000	35519998	547138	2026-10-31 06:02:55.325+00	01a1908d-cfdd-7d93-b620-41184953f2f5	2026-11-02 06:02:55.325+00	\N	\N
\.

copy distribution_holder (id, distribution_id, customer_id, number, units, country, rate_ppm, gross, tax, net, status, journal_id, claim_journal, paid_at) from stdin;
142db8c6-eede-4b6a-883f-12535cfc535a	247be355-386b-49bb-92dc-2d4af085c9b0	76ca9906-9f54-4362-b419-0fb852da9d72	5	901714	SG	0	16681709	0	16681709	paid	01a19ada-87dd-7bad-9238-35f338644933	\N	2026-11-02 06:02:55.325+00
2330e16e-b090-45d0-a177-5201ed909960	247be355-386b-49bb-92dc-2d4af085c9b0	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	4	190807	NO	150000	3529929	529489	3000440	paid	01a19ada-87dd-766b-ba85-970589c64410	\N	2026-11-02 06:02:55.325+00
2d9fa30d-5906-412c-9bbe-f7295f1db462	247be355-386b-49bb-92dc-2d4af085c9b0	35af956c-6851-490a-a220-0024ad04432e	6	338535	SG	0	6262897	0	6262897	paid	01a19ada-87dd-7e6b-8ab6-11ce98904f38	\N	2026-11-02 06:02:55.325+00
\.

copy financing_application (id, number, customer_id, status, version, precheck, checked, offer, uses, people, fee_ppm, opened_at, saved_at, submitted_at, decided_at, reason_code, told, reapply_at, product_id) from stdin;
d1ab5a70-48c1-4d86-8033-742fcabfe953	80013	87932ecc-5a2d-460a-ad20-22ace280950e	accepted	1	[]	[]	[]	[]	[]	\N	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	\N	\N	5f5032ee-4f48-4714-a062-cada82c39a21
\.

copy financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at) from stdin;
d1ab5a70-48c1-4d86-8033-742fcabfe953	1	[]	en_US	2026-06	65	2026-06-01 00:00:10+00
\.

copy financing_ask (application_id, version, item, told, asked_by, at, answered_at) from stdin;
d1ab5a70-48c1-4d86-8033-742fcabfe953	1	2026-06	SG	0eb31ff4-6bc5-463b-aff3-e9f3d3ff0e71	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00
\.

copy financing_document (application_id, kind, version, upload_id, issued_on, added_at, sent_at) from stdin;
d1ab5a70-48c1-4d86-8033-742fcabfe953	2026-06-01	2	12a9900b-6978-4c60-90f4-b5f4f56cf6d5	\N	2026-06-01 00:00:00+00	\N
\.

copy financing_cap_table (application_id, version, content, sha256, added_at, sent_at) from stdin;
d1ab5a70-48c1-4d86-8033-742fcabfe953	100	[]	invented	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy financing_access (id, application_id, kind, version, operator_id, reason, at) from stdin;
2f1fd52d-22da-453d-8a50-58638d1e8223	d1ab5a70-48c1-4d86-8033-742fcabfe953	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	100	20d5d52d-2150-41b5-9ed4-3f6d15ec9b91	ABCDEFGHJK	2026-06-02 00:00:00+00
\.

copy financing_check (application_id, item, note, done_by, done_at) from stdin;
d1ab5a70-48c1-4d86-8033-742fcabfe953	DBSSSGSG	HDFC0ABCDEF	1414a25a-fd14-411a-8349-cdfb81d45469	2026-06-01 00:00:00+00
\.

copy financing_question (id, application_id, text, asked_by, asked_at, answer, answered_at) from stdin;
71294a99-cbde-46b6-ab70-3205baca7462	d1ab5a70-48c1-4d86-8033-742fcabfe953	2026-06-01	94687990-dde9-4095-9a67-7ef069617502	2026-06-01 00:00:10+00	\N	\N
\.

copy financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at) from stdin;
02164184-ba8b-4f99-9179-7e3093101c8d	d1ab5a70-48c1-4d86-8033-742fcabfe953	1	[]	USD	2026-06-02 00:00:00+00	\N	\N
\.

copy ipfs_file (upload_id, cid, sha256, size, computed_at) from stdin;
f165ae4f-7842-4909-881d-2901fef01f39	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	100	2026-06-02 00:00:00+00
\.

copy ipfs_block (upload_id, cid, starts_at, size, bytes) from stdin;
f165ae4f-7842-4909-881d-2901fef01f39	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	1	1	\N
\.

copy ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at, superseded_by, superseded_at, withdrawn_at, withdrawn_by, withdrawn_reason) from stdin;
68d25468-f4a0-478b-a5b0-82cb14dd22e9	liabilities_root	content	bafkreiczzmrnfzwdu2wgh7sryv37iuq4l6p65ojx6q2igmff6qmp7e2dru	59cb22d2e6c3a6ac63fe51c577f4521c5f9feeb937f4348330a5f418ff93438d	2105	\N	\N	2026-11-29 06:03:43.189+00	\\x7b22726f6f7473223a5b7b22636f696e223a2241555242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2239323765613966343430383064376261643738343331396666313264333865633932656462623936613865636363363963623635376333613034393934626364222c2273756d4d696e6f72223a2231393230303030227d2c7b22636f696e223a22434e59222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2264396236383664346637363036326338613532616365626635636238306362663937653137313732626138333565646264326539646461373161653337323137222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224843434c222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2266643032663136363131633232386438363862323936643036313464343637643732623733303861326336666637616463656135323632343432393132643236222c2273756d4d696e6f72223a223132303030303030227d2c7b22636f696e223a224b474e3239222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2263376464316136316264373432386164653035653835636639393562333636613466393635626163336438663566303433336164346335326365366365393464222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c425233222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2235376237316432663838633535363262643364626662373866663034653638666337343630633161343164653039326564316434623935623337643765306635222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c554d41222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2262313436666431646537656433383762613736393463366532393366653962316261653730383262373733663535346437626163353730366130326332646566222c2273756d4d696e6f72223a2234303030303030227d2c7b22636f696e223a224e514332222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2261373934393430313139386265386436363466306265363933353435303765336530383431623435383862383836303734363563306133363836663963303863222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224f504c47222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2236393964656163656339323536363431643531343965393663363766383734343361393735323831326334616363616130613964363032306462366334626332222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2250535242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2230633236333931376238383230663038656436333133613735313161653933383062353130373334323739613237383739346534623761653961396666366565222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22534744222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2233323937323130306465663364396565663435396634336335623239393036393066626437386337393938303131613736613363656232613364306161616330222c2273756d4d696e6f72223a223135363730333138343538227d2c7b22636f696e223a22534c573331222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2262356566396465656365336665616563623336616661316439646435356536613537323232313631323038396662313164306664646234336535643930663063222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2254494445222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2237623234663334396437376164623335306235363033616533346166663265393636306539373732663934336237633537653336356662653535353137626661222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22544d4647222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2230616464643339656132326530396361386439623861353232303665346463376232353131336662623565623232323537326139616264656239336462653533222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22555344222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2261373030323032616431353831353334653866363638306262666532336335383463343564333765653138373465383834633562663733656163616661643365222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2274555344222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2234373034316236653562333732336431363933613732393639303330306535636262323061663035663665356330333832633961373836363730643239396664222c2273756d4d696e6f72223a2239393937313630303831303733227d5d2c2274616b656e4174223a22323032362d31312d32395430363a30333a34332e3138395a222c2274797065223a22746573736572612e6c696162696c69746965732d726f6f742e7632227d	2026-11-29 06:03:43.887+00	\N	\N	\N	\N	\N
\.

copy ipfs_own_block (publication_id, cid, bytes) from stdin;
68d25468-f4a0-478b-a5b0-82cb14dd22e9	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61
\.

copy ipfs_pin (publication_id, state, request_id, asked_at, failures, error, next_at, pinned_at) from stdin;
68d25468-f4a0-478b-a5b0-82cb14dd22e9	queued	\N	\N	0	\N	2026-11-29 06:03:43.887+00	\N
\.

copy ipfs_unpin (cid, asked_at, failures, error, next_at, done_at) from stdin;
bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00	0	\N	2026-06-01 00:00:10+00	\N
\.

copy payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, account_sealed, ending, active, added_at, usable_at, removed_at, qr_id) from stdin;
f8e55f43-07d3-46dc-8942-e75da4a00e2f	87932ecc-5a2d-460a-ad20-22ace280950e	alipay	invented	\N	65	\N	DBSSSGSG	ABCD	ABCD	f	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	\N
\.

copy otc_fee (coin, fee_ppm) from stdin;
CNY	0
\.

copy otc_ad (id, number, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds, method_ids, window_minutes, terms, status, lapsed, hold_id, close_reason, told, looked_at, created_at, status_at) from stdin;
9ccbad5a-6fff-4113-b342-079e13164174	41	510e92fe-1acb-4186-a707-d66d2145b86e	buy	NQC2	KGN29	1	\N	1	100	100	0	{sell}	{}	30	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	published	\N	\N	\N	\N	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy otc_deal (id, number, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, large, window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code, account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, paid_at, proof_id, ended_at, cancelled_by, outcome, journal_id, seller_kyc, buyer_kyc, factor, created_at, status_at) from stdin;
ebb3a886-1879-4eb5-90ad-728172e2259a	54	9ccbad5a-6fff-4113-b342-079e13164174	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	76ca9906-9f54-4362-b419-0fb852da9d72	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	NQC2	OPLG	2	2	0	1	100	t	0	2026-06-01	ABCDEFGHJK	09fc879c-1ae6-4c69-9890-4385a2614eda	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	DBSSSGSG	\N	2026-06-01	solana	eccf958e-b742-43d2-8745-9546d94bbb31	2026-06	8e2542ae-dd8e-463c-bd3f-7e4ce4335b65	released	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	2026-06-02 00:00:00+00	\N	\N	01a1005b-bfdd-7b2f-a977-ab75511bcd09	approved	approved	INV000001	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy otc_appeal (id, number, deal_id, by_side, reason, text, status, opened_at, due_at, outcome, outcome_reason, told, ended_at) from stdin;
6104be5c-600c-40ca-abdc-7c37a2db33f8	35	ebb3a886-1879-4eb5-90ad-728172e2259a	sell	HDFC0ABCDEF	INV000001	open	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N	65	\N	2026-06-01 00:00:00+00
\.

copy otc_message (id, deal_id, author_id, text, upload_id, at) from stdin;
1	ebb3a886-1879-4eb5-90ad-728172e2259a	153ccf8c-c6e9-4c1b-b2b8-7abd1c938a96	ABCD	2e141b46-20f9-4702-9622-1733eb32284f	2026-06-02 00:00:00+00
\.

copy agent (id, number, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country, licence_expires_on, upload_id, how, expected_clients, applied_at, status_at, reason, contract_version, contract_sha256, factor, signed_at, own_ppm, parent_ppm, grand_ppm) from stdin;
e36e92b6-680d-4def-9c9a-5693990ecb45	80001	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	broker	active	\N	1	MVXM370P1N	securities_dealing	CMS101204	MAS	SG	2040-12-31	9c595801-7e40-4706-af89-f1d1ba6865c0	Our order management system sends limit orders by API. Two portfolio managers decide each order.	40	2026-11-13 06:02:55.325+00	2026-11-13 06:02:55.325+00	\N	2026-11	e77a3dff4b73eb38b389e89b59f84b3be2a9fe70b19e28816b4ce71f297be567	mobile	2026-11-13 06:02:55.325+00	250000	0	0
\.

copy agent_evidence (agent_id, upload_id, place) from stdin;
e36e92b6-680d-4def-9c9a-5693990ecb45	0884fec4-a4c4-403f-83a8-112eaf13d3b1	1
\.

copy agent_client (id, number, agent_id, customer_id, consent_version, consent_sha256, consented_at, withdrawn_at) from stdin;
4684dc05-c977-48e1-b17b-83ca1d18823b	9	e36e92b6-680d-4def-9c9a-5693990ecb45	510e92fe-1acb-4186-a707-d66d2145b86e	Invented	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00	\N
\.

copy agent_export (id, customer_id, programme, month, lang, asked_at, ready_at, rows, content) from stdin;
c98db1c9-c40d-44c1-9ce6-fe128de2108e	2248d81e-a4d6-443c-bcc2-0f4579b919e2	agent	\N	en_US	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	100	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
\.

copy broker_power (id, number, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at, withdrawn_at) from stdin;
ab31954b-31e2-41a5-8c66-23a197c58e1d	1	e36e92b6-680d-4def-9c9a-5693990ecb45	35af956c-6851-490a-a220-0024ad04432e	2248d81e-a4d6-443c-bcc2-0f4579b919e2	2026-11	5a402be4088362a967c349ad51f6d2f82a1e84cd2734578da431562b64bdde4e	mobile	2026-11-13 06:02:55.325+00	\N
\.

copy broker_order (order_id, power_id, api_key_id, best, reference) from stdin;
01a10aa8-77dd-7cce-be99-7012ed663ebc	ab31954b-31e2-41a5-8c66-23a197c58e1d	66bd102b-f696-4d58-9611-84e7e0bdd97f	\N	\N
\.

copy rebate_day (day, counted_at) from stdin;
2026-11-13	2026-11-17 06:02:55.325+00
2026-11-14	2026-11-17 06:02:55.325+00
2026-11-15	2026-11-17 06:02:55.325+00
2026-11-19	2026-11-23 06:02:55.325+00
\.

copy rebate_run (id, number, month, until, status, drawn_at, released_at, ended_at) from stdin;
9d68dbcb-9d49-40bf-b3e5-97ae49b23e5a	90038	2026-06	2026-06-01	dropped	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy rebate_payment (id, number, run_id, customer_id, coin, amount, rows, journal_id, paid_at) from stdin;
de78154b-7a6c-449b-b644-93eeb539fb42	9	9d68dbcb-9d49-40bf-b3e5-97ae49b23e5a	2248d81e-a4d6-443c-bcc2-0f4579b919e2	USD	2	2	01a0f60f-07dd-7378-9f35-09873c74fb1d	2026-06-01 00:00:10+00
\.

copy rebate (id, number, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount, payment_id) from stdin;
65d3a510-1cbe-470b-9f58-5014a230f6b9	7	2248d81e-a4d6-443c-bcc2-0f4579b919e2	\N	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	\N	3	2026-11-19	2026-06-01	USD	1	1	-1	de78154b-7a6c-449b-b644-93eeb539fb42
\.

copy invitation_application (id, number, customer_id, code_count, description, status, reason_code, told, created_at, decided_at) from stdin;
6101df5f-783e-45c5-b896-958b1cd4a6d6	29	2248d81e-a4d6-443c-bcc2-0f4579b919e2	1	USD	pending	\N	USD	2026-06-01 00:00:10+00	\N
\.

copy invitation_code (id, code, customer_id, application_id, max_uses, uses, created_at, expires_at, ended_at, ended_by) from stdin;
1b2bfde3-b525-495a-991f-baa6941c8934	invented@tessera.example	d598dbf7-0fe3-4d5b-9336-241f30f9cc3f	6101df5f-783e-45c5-b896-958b1cd4a6d6	100	0	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	\N
\.

copy personal_data_export (id, customer_id, lang, requested_at, ready_at, json, pdf) from stdin;
a7ed4586-3109-4ba5-86ca-971483fc2713	2248d81e-a4d6-443c-bcc2-0f4579b919e2	en_US	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\\x61	\\x61
\.

select setval('public.account_id_seq', 78);
select setval('public.agent_client_number_seq', 9);
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
select setval('public.financing_application_number_seq', 80013);
select setval('public.internal_transfer_number_seq', 28);
select setval('public.investor_application_number_seq', 40005);
select setval('public.invitation_application_number_seq', 29);
select setval('public.kyc_case_number_seq', 30006);
select setval('public.otc_ad_number_seq', 41);
select setval('public.otc_appeal_number_seq', 35);
select setval('public.otc_deal_number_seq', 54);
select setval('public.otc_message_id_seq', 1);
select setval('public.payout_batch_number_seq', 2);
select setval('public.payout_number_seq', 69);
select setval('public.posting_id_seq', 2675);
select setval('public.product_valuation_number_seq', 4);
select setval('public.rebate_number_seq', 7);
select setval('public.rebate_payment_number_seq', 9);
select setval('public.rebate_run_number_seq', 90038);
select setval('public.receivable_number_seq', 1001);
select setval('public.reference_change_id_seq', 6);
select setval('public.reference_set_id_seq', 2);
select setval('public.signature_act_number_seq', 4);
select setval('public.stop_number_seq', 1017);
select setval('public.subscription_number_seq', 42);
select setval('public.transfer_number_seq', 10);
select setval('public.webhook_event_number_seq', 1);

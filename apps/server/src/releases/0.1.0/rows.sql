copy migration (name, sha256, applied_at) from stdin;
0001_platform.sql	96f13163f375c9070b81ec1b5777c21556bff458a27660fbccd82d0daf5ab77e	2026-11-29 09:42:33.428574+00
0002_access.sql	49989a437f037e14cc9832881288d0495ae76fa807f7ddaa915e8de5a240e1f9	2026-11-29 09:42:33.428574+00
0003_office.sql	454f5bd90fe28d00684e27386e844eed4c74451d95e3cf77bbbf7a32ee1101d1	2026-11-29 09:42:33.428574+00
0004_books.sql	786dc54bae69aa8c991fcf511f4298e0f263a6d629493b50a506b677471e26a3	2026-11-29 09:42:33.428574+00
0005_services.sql	16f1e9460ddb8dd6579f79eabd309f0e211ef17be3a3982082a03dcd7eced98c	2026-11-29 09:42:33.428574+00
0006_identity.sql	309c8f7137b47fc0b60de8142d40208abc50479cd0329bb379d080fb9fefac86	2026-11-29 09:42:33.428574+00
0007_profile.sql	b5a8b3f4c4c9e4ebd838d3a945131ecea85c4a07cd17be79a33c4260e32f02f4	2026-11-29 09:42:33.428574+00
0008_payments.sql	fcd7554771c9348e17b3b771d1144145dd10166343e3840baf4c1546a3f8a016	2026-11-29 09:42:33.428574+00
0009_trading.sql	cabc4ba72628d474a0112ce2db864d427eedc55e272f2a6d041d2578c6100b27	2026-11-29 09:42:33.428574+00
0010_issuance.sql	3c75d5d64cd4e0d400255fba07b02867f621339e42e62c29470ac03de8287ce4	2026-11-29 09:42:33.428574+00
0011_desk.sql	0ced08c991f20b8eb996190d59b8f1ec14372f7ba4523f5e6e88e8af96bab332	2026-11-29 09:42:33.428574+00
0012_partners.sql	5ddc56d80ccf3c85f8949aee2012d25350050f88d89067331bd27317c1ddfd8a	2026-11-29 09:42:33.428574+00
0013_reporting.sql	69236f8c1ae15c2a6e2fe64648222be1b7cf28f7490e91e839e056aab4cb6351	2026-11-29 09:42:33.428574+00
0014_office_own_accounts.sql	4a45942c7ec548f905284cf50092be30e35a7cf40a5fd8f49c450a85965fc52d	2026-11-29 09:42:33.428574+00
\.

copy transition (entity, entity_id, n, from_state, to_state, at, actor) from stdin;
agent	534bb750-e470-4151-9b95-5edb012cee71	1	\N	applied	2026-11-13 09:42:34.529+00	customer:a1d68b18-0602-485b-ab4b-702467866bea
agent	534bb750-e470-4151-9b95-5edb012cee71	2	applied	licence_check	2026-11-13 09:42:34.529+00	operator:d2cc5150-56c4-48b7-8060-af32179b57f6
agent	534bb750-e470-4151-9b95-5edb012cee71	3	licence_check	contract	2026-11-13 09:42:34.529+00	operator:d2cc5150-56c4-48b7-8060-af32179b57f6
\.

copy legal_edge (entity, from_state, to_state) from stdin;
distribution_holder	unclaimed	paid
financing_application	\N	draft
financing_application	draft	precheck_failed
\.

copy chain_head (chain, seq, hash) from stdin;
audit	329	e4a3c935c37eabcb3e3f4485c0b30d60d7463fac1bba3e3c003488524ead423f
journal	1241	0aa83606a892e2c2419bf04c6b1ffc527adcd33161916555de59f46795a02b3c
\.

copy rate_limit (key, points, expire) from stdin;
console/api/v1/operators/confirm:ip:127.0.0.1	5	1795945414673
console/api/v1/operators/login:ip:127.0.0.1	5	1795945414605
console/api/v1/uploads/create:operator:d2cc5150-56c4-48b7-8060-af32179b57f6	12	1795948959968
\.

copy database_probe (id, at, filler) from stdin;
1	2026-06-01 00:00:10+00	\\x61
\.

copy site_setting (the_row, login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type, risk_test, limit_countries, allow_countries, high_risk_countries, terms_version) from stdin;
t	f	f	f	f	f	f	1	f	{}	{}	{}	2026-07
\.

copy field_key (kid, public_jwk, private_sealed, created_at, ends_at) from stdin;
Invented	{}	2026-06-01	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00
\.

copy field_nonce (nonce, expires_at) from stdin;
HDFC0ABCDEF	2026-06-02 00:00:00+00
\.

copy customer (id, number, email, email_lost, phone, phone_key, mobile_check, former_email, former_phone, password_hash, nickname, real_name, type, parent_id, parent_active, kyc_status, kyc_changed_at, residence, nationality, investor_class, risk_test_passed_at, status, forgotten_at, lang, fiat, terms_version, invite_code, invited_by, created_at, phishing_phrase, fund_password_hash, color_mode, fee_coin_open, mails_off, texts_off) from stdin;
5faa6cab-ff6d-4e9a-9b20-06cce7079907	30182748	quotes@meridian.example	f	+6591110005	+6591110005	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$ek80Uk4mnrL5OumrBZ15Sg$7/8a4tfQP4FLZ1yNUnbc2uRvzPnb3LSQ85T64KDKN4M	\N	Ong Rui Min	individual	\N	t	approved	2026-07-02 09:42:34.529+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	6R9T0EHX7A	\N	2026-07-02 09:42:34.529+00	\N	\N	\N	f	{}	{}
6b9399bf-4998-48b7-8984-d9456da8c2af	30182746	desk@quaystone.example	f	+60123450003	+60123450003	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$np9NHY/c0r/bMy0X/A73Aw$mNyS1WHwxOVXadhGUX6+G7WwzmZx7YhSNfEJ3YllSHI	\N	Farid Anwar	individual	\N	t	approved	2026-07-02 09:42:34.529+00	MY	MY	ei	\N	active	\N	en_US	USD	2026-07	2KM5SAN5HQ	\N	2026-07-02 09:42:34.529+00	\N	\N	\N	f	{}	{}
8fea1792-8152-486f-800a-abdb79469fad	30182747	invest@harborview.example	f	+4790010004	+4790010004	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$euTDBOM3/Y89Lt5kVVI0EQ$e5ol/JFt5E6eMSDsfeGSN4K6dTZGky6F4JNdt7sedUo	\N	Tomas Dahl	individual	\N	t	approved	2026-07-02 09:42:34.529+00	NO	NO	ai	\N	active	\N	en_US	USD	2026-07	NH6NV405T2	\N	2026-07-02 09:42:34.529+00	\N	\N	\N	f	{}	{}
a1d68b18-0602-485b-ab4b-702467866bea	30182751	northquay@tessera.example	f	+6591230077	+6591230077	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$Qs2wJ0ADf2b+uIOMvDPtkg$PLOqxshUCMCyhZhbCHcH6HbhHtbQTM601RwIbXnjQWQ	\N	Northquay Capital Partners LLP	corporate	\N	t	approved	2026-11-13 09:42:34.529+00	SG	\N	ri	\N	active	\N	en_US	USD	2026-07	6VC3K9XWJG	\N	2026-11-13 09:42:34.529+00	\N	\N	\N	f	{}	{}
d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	30182744	lim@tessera.example	f	+6591110001	+6591110001	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$peXU32sG/rKiF+Q/yZW2Dw$r1W7pMC5um8mnQ3n2ee4FIAYVwLg7TqaojbcYhcXuuM	Jia Wen	Lim Jia Wen	individual	\N	t	approved	2026-07-02 09:42:34.529+00	SG	SG	ri	\N	active	\N	en_US	USD	2026-07	BQJJJ2ZNMZ	\N	2026-07-02 09:42:34.529+00	\N	\N	\N	f	{}	{}
d700fdda-6f39-42c9-ab71-5ac17e788cac	30182749	orders@straits.example	f	+6591110006	+6591110006	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$wFlZrqxwtd8wKRTOAq4y9A$X8yE83bhcVEjWNKHEg9DUJMdDdl3t17Xeu/dqHiLNRI	\N	Nadia Rahman	individual	\N	t	approved	2026-07-02 09:42:34.529+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	3JQQTT2TK3	\N	2026-07-02 09:42:34.529+00	\N	\N	\N	f	{}	{}
dbc656e7-d6a9-4c02-8bca-763c60acb998	30182750	new@tessera.example	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$7jcARbHWGoBhXe0certaww$+aNzGpIMLfhI+Si8jRp5XXOyogilIxH46ftLAXUiIFw	\N	\N	individual	\N	t	unknown	2026-07-02 09:42:34.529+00	\N	\N	ri	\N	active	\N	en_US	USD	2026-07	6VWZKZXX6F	\N	2026-07-02 09:42:34.529+00	\N	\N	\N	f	{}	{}
e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	30182745	chen@tessera.example	f	+8613800010002	+8613800010002	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$4ExKAyk1ojVkD0UI6g62rg$qR0PJawjd4kvgAKjTiUF0NV9jj+Btepg6gH1/vHSQNk	思远	陈思远	individual	\N	t	approved	2026-07-02 09:42:34.529+00	CN	CN	ai	\N	active	\N	zh_CN	CNY	2026-07	HMGK0C39E7	\N	2026-07-02 09:42:34.529+00	\N	\N	\N	f	{}	{}
f763491b-d755-442e-92bb-d585d8f64cd6	30182752	\N	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$oovHeucuMraSDCwWdd4Xzw$/rRmpO+3w2OG3uQ1OPSQmuYt0CCAJ+zpwooVNWB483Y	\N	Nadia Rahman	sub	d700fdda-6f39-42c9-ab71-5ac17e788cac	t	approved	2026-07-02 09:42:34.529+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	E25A472310	\N	2026-11-13 09:42:34.529+00	\N	\N	\N	f	{}	{}
\.

copy session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ended_at, ip, user_agent, device_id, device_info, clock_drift_seconds) from stdin;
47726d80-9246-4d65-986d-bc5d6c9452ca	a83199ff8fdcd212bd07c02c3c478dd97eb9e177d1efcdeba62182daef504b0f	5faa6cab-ff6d-4e9a-9b20-06cce7079907	2026-11-29 09:42:38.64437+00	2026-11-29 09:42:38.64437+00	2026-11-29 21:42:38.64437+00	30	\N	127.0.0.1	local world	\N	\N	\N
5e164e05-826a-4538-9ad7-3b668618afa9	6064dccc7113af7fca38d74118387f69c9cb714ab5be1a548f6aa9a94d25e60f	5faa6cab-ff6d-4e9a-9b20-06cce7079907	2026-11-29 09:42:53.116+00	2026-11-29 09:42:53.116+00	2026-11-29 21:42:53.116+00	30	\N	2001:db8:38db:76cb::1	node	local-world-38db76cb16d16179	6d3f14107d3539dfb4059e57f49ac2ea5b730b5f3d7213048dca3125bb4fa965	0
83cd9394-2ba6-4c09-9771-f0e498b549b9	2ec4a83740a6ec1156512232c4432208a7908776ed1613692f6f1619a3106b20	d700fdda-6f39-42c9-ab71-5ac17e788cac	2026-11-29 09:42:39.054678+00	2026-11-29 09:42:39.054678+00	2026-11-29 21:42:39.054678+00	30	\N	127.0.0.1	local world	\N	\N	\N
\.

copy code_challenge (id, scene, proof, channel, target, target_key, asked_by, customer_id, session_id, payload_hash, ip, tries, created_at, resend_at, expires_at, used_at) from stdin;
b9c0bf45-168d-47aa-aefa-43e571951bb4	login	email	email	quotes@meridian.example	quotes@meridian.example	owner	5faa6cab-ff6d-4e9a-9b20-06cce7079907	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:38db:76cb::1	1	2026-11-29 09:42:50.932+00	2026-11-29 09:44:20.932+00	2026-11-29 09:47:50.932+00	2026-11-29 09:42:53.116+00
ea4d1c7a-0ca6-45eb-aa00-c3c7d3c39231	login	email	email	orders@straits.example	orders@straits.example	owner	d700fdda-6f39-42c9-ab71-5ac17e788cac	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:e39b:dabb::1	1	2026-11-29 09:42:50.957+00	2026-11-29 09:44:20.957+00	2026-11-29 09:47:50.957+00	2026-11-29 09:42:53.116+00
\.

copy login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at, used_at) from stdin;
4d3a6462-cfe4-4998-9f37-4d36baaea107	2c90197d71ee5932cda81a9aa5089988b1a672283e61bd09606d533c94b8e857	5faa6cab-ff6d-4e9a-9b20-06cce7079907	b9c0bf45-168d-47aa-aefa-43e571951bb4	2026-11-29 09:42:50.932+00	2026-11-29 09:47:50.932+00	2026-11-29 09:42:53.116+00
b328239f-1353-46f1-a396-70897a8a0ee5	d57eddf5e7670fa3233e7881e8104c06940929bde4d6006350e4b657c34a7f06	d700fdda-6f39-42c9-ab71-5ac17e788cac	ea4d1c7a-0ca6-45eb-aa00-c3c7d3c39231	2026-11-29 09:42:50.957+00	2026-11-29 09:47:50.957+00	2026-11-29 09:42:53.116+00
\.

copy password_budget (account_hash, tries, window_start) from stdin;
075219961dc7da8e01cdf690e862909f8ba7ce1778ec81072fc3bbb66e4356d5	0	2026-11-29 09:42:50.854+00
43f400c5778ab19f0f952c75e0400250e3030549c5f38d006a379f12dfaf65b4	0	2026-07-02 09:42:34.529+00
895289d2192980eaa5d5f51308d67aa5f440f5316f6d9268b2ab3aa270c7f021	0	2026-11-29 09:42:50.861+00
\.

copy verify_token (token_hash, scene, target, customer_id, payload_hash, created_at, expires_at, used_at, proven) from stdin;
017687996632edd8cef705f2791f0542d82ba857c3692efe6d583eb24a2cbe3b	create_sub_account	\N	d700fdda-6f39-42c9-ab71-5ac17e788cac	376afc4097ad4783e8d6d81428711c8b19306fb91196df7ce67bc7ed3d3e98d9	2026-11-13 09:42:34.529+00	2026-11-13 09:47:34.529+00	2026-11-13 09:42:34.529+00	{mobile}
243d8f48940d4c2dbed3f7fca4a56f245a2cf7d5d38d9d7b48c939406f1cb2f7	sign_broker_contract	\N	a1d68b18-0602-485b-ab4b-702467866bea	d6c64b3e8e22d7f8bc667df5b6c605078441c229ac485ed94eb03401081a89a0	2026-11-13 09:42:34.529+00	2026-11-13 09:47:34.529+00	2026-11-13 09:42:34.529+00	{mobile}
55eafc7738586b0af77c850ea1b1be3197a74eb43bd73e7f538101b346e8fbe7	new_coin_purchase	\N	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	7fba19e1e97403d311c3c1640d18092af442d4bcfa4a5c9d35ba0a4f357df5a4	2026-11-28 09:42:34.529+00	2026-11-28 09:47:34.529+00	2026-11-28 09:42:34.529+00	{mobile}
\.

copy password_reset (id, token_hash, customer_id, account, steps, done, challenge_id, created_at, expires_at, used_at) from stdin;
d1dd8bd6-13bd-4000-a0ef-9ea4469c7b2f	Invented	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	solana	{mobile}	1	ea4d1c7a-0ca6-45eb-aa00-c3c7d3c39231	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at, customer_id, session_id) from stdin;
1d8120f0-df12-498f-9f90-9805015ee4bb	2026-06	scanned	10	{10}	ABCDEFGHJK	DBSSSGSG	\N	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	\N
\.

copy terms_acceptance (customer_id, edition, document_hash, lang, at, ip) from stdin;
6b9399bf-4998-48b7-8984-d9456da8c2af	SG	\N	en_US	2026-06-02 00:00:00+00	ABCD
\.

copy authenticator (customer_id, secret_sealed, bound_at, last_step) from stdin;
d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	1	2026-06-03 00:00:00+00	1
\.

copy authenticator_setup (customer_id, secret_sealed, expires_at) from stdin;
d700fdda-6f39-42c9-ab71-5ac17e788cac	invented@tessera.example	2026-06-01 00:00:00+00
\.

copy authenticator_tries (customer_id, door, wrong_tries, wrong_since, wrong_at) from stdin;
d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	reset	100	2026-06-02 00:00:00+00	{}
\.

copy backup_code (customer_id, code_hash, used_at) from stdin;
f763491b-d755-442e-92bb-d585d8f64cd6	ABCDEFGHJK	\N
\.

copy passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
10aebf00-55ee-40ac-9549-45caaee7f7d0	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	USD	\\x61	0	{}	DBSSSGSG	t	2026-06-02 00:00:00+00	\N
\.

copy passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at, used_at) from stdin;
cc3c512f-f8d6-4d28-b774-1c2803ebe9b7	second	Invented	INV000001	+6591234567	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00
\.

copy fund_password_check (id, customer_id, at, matched) from stdin;
fdb314bf-3dae-4679-9dfa-b5772a1a28b2	5faa6cab-ff6d-4e9a-9b20-06cce7079907	2026-06-02 00:00:00+00	t
\.

copy api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, deleted_at, foreign_uses, foreign_used_at) from stdin;
497d18a2-a8f8-45d7-84af-9faca74e00f4	f763491b-d755-442e-92bb-d585d8f64cd6	\N	dc0cf111-1491-47bf-8df7-9ad273b13461	1	ABCD	USD	ABCD	ed25519	\N	2026-06	{read}	{}	stopped	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\N	\N	1	\N
\.

copy api_request (key_id, digest, expires_at, door) from stdin;
497d18a2-a8f8-45d7-84af-9faca74e00f4	DBSSSGSG	2026-06-01 00:00:00+00	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
\.

copy account_freeze (id, customer_id, scope, cause, from_at, until_at, extended_by, shortened_from, written) from stdin;
4f5492e5-0bb1-4caf-88dc-7bced6afb891	8fea1792-8152-486f-800a-abdb79469fad	transferOut	ABCD	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	4911
\.

copy freeze_link (id, customer_id, created_at, expires_at, used_at) from stdin;
1510e6ce-ed82-41df-89fa-8a261bd14f32	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	2026-07-02 09:42:34.529+00	2026-07-04 09:42:34.529+00	\N
181c7b6b-f21e-4d73-b4ec-51f315fc9f77	d700fdda-6f39-42c9-ab71-5ac17e788cac	2026-11-29 09:42:53.116+00	2026-11-29 15:42:53.116+00	\N
615e55d9-1f95-4abb-985f-382570698363	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	2026-07-02 09:42:34.529+00	2026-07-04 09:42:34.529+00	\N
\.

copy security_event (id, customer_id, kind, at, ip, device, city) from stdin;
3d00dbca-3959-43c6-a988-617bf907f418	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	bank_account_added	2026-07-02 09:42:34.529+00	127.0.0.1	lightMyRequest	\N
84b39753-efad-40da-bd5f-43be7f7fc1b9	d700fdda-6f39-42c9-ab71-5ac17e788cac	sub_account_created	2026-11-13 09:42:34.529+00	127.0.0.1	lightMyRequest	\N
d8b80526-0e70-4cab-b8ae-4e15bb5ed19e	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	bank_account_added	2026-07-02 09:42:34.529+00	127.0.0.1	lightMyRequest	\N
\.

copy login_event (id, customer_id, at, kind, ip, device, succeeded, city, note) from stdin;
30b538c0-19b0-4a4a-b4cd-2169c0710fd7	d700fdda-6f39-42c9-ab71-5ac17e788cac	2026-11-29 09:42:53.116+00	code	2001:db8:e39b:dabb::1	node	t	\N	new_device
c01ae117-bb78-4bd5-b91b-859c4045ae23	5faa6cab-ff6d-4e9a-9b20-06cce7079907	2026-11-29 09:42:53.116+00	code	2001:db8:38db:76cb::1	node	t	\N	new_device
\.

copy stop (id, number, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws, lifted_at, ended_at, written) from stdin;
fc194cd2-2bb9-4aa6-a4de-7e8c993a31ec	1052	coin	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	f1c6031a-cb77-4256-936b-e7e60e04bf71	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	t	\N	2026-06-03 00:00:00+00	4911
\.

copy operator (id, email, name, own_phone, own_document_hash, own_document_formula, password_hash, totp_secret_sealed, totp_last_step, totp_confirmed_at, roles, status, invited_until, wrong_passwords, wrong_codes, locked_until, created_at) from stdin;
2e9a3e03-26ca-4d4d-b207-160a48b4beba	root@tessera.example	Mei Lin Goh	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$pw3hMqnnDHXVaWOFuLcjvw$52xErNoeyIu/iM8n+z+bvdBWSPLag/EPUmgAkHLzpRM	k1.gB4sV-FEeJ5v0DRE.RuRvHQ_9n8yPHF81XOXGpQ.pOLhplT4DAPVsHdmk9BweHJ_aNZuSBc7NCfRLz9Ocio	59432845	2026-07-02 09:42:34.529+00	{superadmin}	active	\N	0	0	\N	2026-07-02 09:42:34.529+00
41277879-e123-4b89-a8cd-727467a4f861	wen@tessera.example	Teo Wen Hui	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$WRqvv9aOjLP9BQPEk491YA$sgCphEa7MSMkjI1aezDRofw77vLgeYN1cnwC3o4lta8	k1.IXgtTrijsNG2dT-v.w6cAgdkgfINvUzR03O-1Uw.QWgg9K0BrPnp_kZh39e4_J_h0OUlHMNgqkqI6uw1lZg	59432845	2026-07-02 09:42:34.529+00	{listing}	active	\N	0	0	\N	2026-07-02 09:42:34.529+00
9fb12aae-cb18-4890-81da-71b316b8d5b3	arjun@tessera.example	Arjun Nair	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$T/SGnVM70yZpy8zGG8kcgw$ftEIOqTDBoB/XA7SuJNbAHv5gXQXxsac+PTI6gf+mZs	k1.toyvevZpc_PHa-M7.1e-bs-RLwAEeRrnJDjGz2Q.hjFWtb5vPhvA-TyLHwFvk_wmcy4AM09i-D1gclCqAYY	59432845	2026-07-02 09:42:34.529+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 09:42:34.529+00
d2cc5150-56c4-48b7-8060-af32179b57f6	priya@tessera.example	Priya Tan	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$i1vrcRmzH1RKkkzbpuxKgw$kEhlYAQjFV3RaIKmXUVZLvdp7S1p5wWANrlaC2+UXew	k1.kiC_LopTwYcAicyM.I1ce2qObck-_eFkYiRNRpw.-6PLAAscZtkJ7lNqn9dPJ92xewJ1JwLQg7RzSy5gn3U	59432845	2026-07-02 09:42:34.529+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 09:42:34.529+00
f1c6031a-cb77-4256-936b-e7e60e04bf71	deputy@tessera.example	Hafiz Rahim	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$DRRm6W5oTRGGzIjwgFimgg$CnxDUNcFjEXiNg7sbDvjDS3+m23TQ6xbDkYTx8ohaO4	k1.2RSPguYHnxtfNdWL.2zl0y2sIryDgmlcKfSRytg.ZYmLvtR9tNVJ3lmONgChz2dKJxN07ZhQ1Gudcv1pj0E	59432845	2026-07-02 09:42:34.529+00	{superadmin}	active	\N	0	0	\N	2026-07-02 09:42:34.529+00
\.

copy operator_ticket (token_hash, operator_id, tries, created_at, expires_at, used_at) from stdin;
0587b7b0f7114caf493a02e16596dc846ed6cf486d55cf1ba717373df9d481f2	d2cc5150-56c4-48b7-8060-af32179b57f6	0	2026-07-02 09:42:34.529+00	2026-07-02 09:47:34.529+00	2026-07-02 09:42:34.529+00
55c9c7d5cf1d2d40bb0909277b41b52744a888603fc4306924934a3ebb2ec95f	9fb12aae-cb18-4890-81da-71b316b8d5b3	0	2026-07-02 09:42:34.529+00	2026-07-02 09:47:34.529+00	2026-07-02 09:42:34.529+00
742dd04945db426a6ca82fe713a46bc90363b8009fe8fdbf76a786d2cef7e843	2e9a3e03-26ca-4d4d-b207-160a48b4beba	0	2026-07-02 09:42:34.529+00	2026-07-02 09:47:34.529+00	2026-07-02 09:42:34.529+00
\.

copy operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ended_at, ip, device_hash) from stdin;
06a924d1-dc52-47cb-a126-22c6744e51c1	e81706c12984a9bd976cd2a83d752ab0d2bcb43525f03cf0cd4cf73a5cca3fe5	41277879-e123-4b89-a8cd-727467a4f861	2026-07-02 09:42:34.529+00	2026-11-29 09:42:34.959551+00	2026-07-02 21:42:34.529+00	\N	127.0.0.1	\N
3a8cbed5-d2d3-4577-b75a-bc23a16340cd	4879324a99dfbe69b5abd5344f1efdc221d2bd8be5e819f377e7dca838f60d83	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-11-29 09:42:35.21431+00	2026-11-29 09:42:49.188467+00	2026-11-29 21:42:35.21431+00	\N	127.0.0.1	\N
54d3821b-7545-41c0-9bd9-ef010c64e17a	435c8e4db270ab12354cc7bfc9045cf1691ff3d52a151e285e20122fdebaead3	9fb12aae-cb18-4890-81da-71b316b8d5b3	2026-07-02 09:42:34.529+00	2026-11-29 09:42:34.819516+00	2026-07-02 21:42:34.529+00	\N	127.0.0.1	\N
\.

copy operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
9a103552-f42c-4f46-ba93-55d5697e9a15	41277879-e123-4b89-a8cd-727467a4f861	USD	\\x61	100	{Invented}	SG	t	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy operator_account (operator_id, customer_id, status, declared_at, answered_by, reason) from stdin;
9fb12aae-cb18-4890-81da-71b316b8d5b3	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	own	2026-06-03 00:00:00+00	41277879-e123-4b89-a8cd-727467a4f861	INV000001
\.

copy key_canary (key, sealed, made_at) from stdin;
CHAIN_MASTER_SEED	k1.pm6gwA7isngcbmUu.vN93AwzxSG0qy9m-HiqV7Q.TRtXS5042t7QyBcexCCkilcVRBECXan1vHs4GFk-	2026-11-29 09:42:34.366773+00
SECRET_KEY	k1.fL4lQ-SC3S-fVNS9.wHt18XbQhnp-c0SWuaVopw.zZUw9tWr0-OPdBgZusePCmz2yJt6PiU	2026-11-29 09:42:34.364191+00
\.

copy cms_text (id, kind, slug, created_at) from stdin;
016e6ab9-55bd-41cd-b4e4-f6fbf43e7eb6	page	fees	2026-07-02 09:42:34.529+00
126e8486-94b2-4a25-9a93-91c47f4969a9	faq	faq-money	2026-07-02 09:42:34.529+00
16685c99-f11b-496d-9ac4-f3b34a159385	footer	footer	2026-07-02 09:42:34.529+00
570a52b4-dfeb-4e36-b5fa-acb830431333	announcement	first-listings	2026-10-03 09:42:34.529+00
d2a5637f-904c-47d1-a1be-203046c085e1	faq	faq-verification	2026-07-02 09:42:34.529+00
\.

copy cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at, archived_at) from stdin;
147851f7-4974-4c72-a080-2542d2a2ff61	016e6ab9-55bd-41cd-b4e4-f6fbf43e7eb6	1	published	{"kind": "page", "title": {"en_US": "Fees", "zh_CN": "费用说明"}, "blocks": [{"head": [{"en_US": "Service", "zh_CN": "服务"}, {"en_US": "Fee", "zh_CN": "费用"}], "rows": [[{"en_US": "Opening and holding an account", "zh_CN": "开户与账户管理"}, {"en_US": "Free", "zh_CN": "免费"}], [{"en_US": "Deposit by bank transfer", "zh_CN": "银行转账充值"}, {"en_US": "Free; your bank may charge you", "zh_CN": "免费，您的银行可能另行收费"}], [{"en_US": "Deposit of tUSD", "zh_CN": "tUSD 充值"}, {"en_US": "Free", "zh_CN": "免费"}], [{"en_US": "Subscription", "zh_CN": "认购"}, {"en_US": "See each product; charged on the amount allotted", "zh_CN": "见各产品说明，按获配金额收取"}], [{"en_US": "Trading as maker (your order was in the book)", "zh_CN": "交易（挂单方）"}, {"en_US": "0.10%", "zh_CN": "0.10%"}], [{"en_US": "Trading as taker (your order fills at once)", "zh_CN": "交易（吃单方）"}, {"en_US": "0.15%", "zh_CN": "0.15%"}], [{"en_US": "Withdrawal of tUSD", "zh_CN": "tUSD 提现"}, {"en_US": "1 tUSD", "zh_CN": "1 tUSD"}], [{"en_US": "Withdrawal to your bank account", "zh_CN": "提现至银行账户"}, {"en_US": "2 SGD, 5 USD or 10 CNY", "zh_CN": "2 SGD、5 USD 或 10 CNY"}], [{"en_US": "Transfers between your own accounts and to other customers", "zh_CN": "账户间划转、向其他客户转账"}, {"en_US": "Free", "zh_CN": "免费"}]], "type": "table"}, {"text": {"en_US": [{"href": null, "text": "Fees are rounded up to the smallest unit of the coin. Each order keeps the fees that applied when we accepted it.", "marks": []}], "zh_CN": [{"href": null, "text": "费用按币种的最小单位向上取整。每笔委托适用我们接受该委托时的费率。", "marks": []}]}, "type": "paragraph"}, {"href": "/cms/terms", "text": {"en_US": "Terms of service", "zh_CN": "服务条款"}, "type": "link"}], "summary": {"en_US": "All fees we charge. We show each amount again before you confirm.", "zh_CN": "平台的全部收费。每笔费用在您确认前都会再次显示。"}}	379a155f34dc6f6727acea7400c9ac50a66c93731852ea33ff2258cfaff095a8	\N	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-02 09:42:34.529+00	9fb12aae-cb18-4890-81da-71b316b8d5b3	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N
17a553e4-450d-4c6e-bd8a-7e78f1e63cd3	d2a5637f-904c-47d1-a1be-203046c085e1	1	published	{"kind": "faq", "rank": 60, "answer": [{"text": {"en_US": [{"href": null, "text": "3 to 7 working days for individuals and up to 15 for companies. If we need a photo again, we tell you why.", "marks": []}], "zh_CN": [{"href": null, "text": "个人需 3 至 7 个工作日，企业最长 15 个工作日。如需重新提交照片，我们会告知原因。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "How long does verification take?", "zh_CN": "身份认证需要多久？"}, "onLanding": false}	e78857cf77fc74228e976aa6a9c4ae62b28f42bfde0f2bcaf2136cfc841fdf67	\N	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-02 09:42:34.529+00	9fb12aae-cb18-4890-81da-71b316b8d5b3	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N
4f452689-c891-4685-ad12-a5fe158251ca	570a52b4-dfeb-4e36-b5fa-acb830431333	1	published	{"kind": "announcement", "title": {"en_US": "AURB and HCCL start trading", "zh_CN": "AURB 与 HCCL 开始交易"}, "blocks": [{"text": {"en_US": [{"href": null, "text": "After their allotment, both securities are admitted to trading. Orders are matched by price, then by time. Orders more than 20% away from the reference price are rejected.", "marks": []}], "zh_CN": [{"href": null, "text": "两只证券完成配售后获准交易。委托按价格优先、时间优先撮合，偏离参考价超过 20% 的委托将被拒绝。", "marks": []}]}, "type": "paragraph"}, {"text": {"en_US": [{"href": null, "text": "The trading fee is 0.10% for makers and 0.15% for takers. A sale is never guaranteed.", "marks": []}], "zh_CN": [{"href": null, "text": "挂单方手续费率为 0.10%，吃单方为 0.15%。卖出不保证成交。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "The first two securities are on the order book, quoted in tUSD.", "zh_CN": "首批两只证券已进入订单簿交易，以 tUSD 计价。"}}	6ad6bc17e1da35ca4c29d8e5fda38766b2994496f3290445d58d4a58b7664d95	\N	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-10-03 09:42:34.529+00	9fb12aae-cb18-4890-81da-71b316b8d5b3	2026-10-03 09:42:34.529+00	2026-10-03 09:42:34.529+00	\N
\.

copy coin (code, kind, scale, name_en, name_zh, listed_at) from stdin;
AURB	token	0	Aurelle Bioworks Series C	奥睿生科 C 轮优先股	2026-07-29 09:42:34.529+00
CNY	fiat	2	Chinese yuan	人民币	2026-07-02 09:42:34.529+00
HCCL	token	0	Halden Cold Chain Logistics Park	海登冷链物流园	2026-07-19 09:42:34.529+00
LBR3	token	0	Lantern Bay Residences Sub-Trust 3	灯塔湾公寓 子信托 3	2026-11-01 09:42:34.529+00
LUMA	token	2	Luma Freight Credits	流明货运积分	2026-10-13 09:42:34.529+00
NQC2	token	0	Northquay Private Credit Fund II	北码头私募信贷基金 II	2026-11-14 09:42:34.529+00
OPLG	token	0	Opaline Semiconductor Growth Fund	欧泊半导体成长基金	2026-11-21 09:42:34.529+00
SGD	fiat	2	Singapore dollar	新加坡元	2026-07-02 09:42:34.529+00
TIDE	token	6	Tidewater Storage Network	潮汐存储网络	2026-11-20 09:42:34.529+00
TMFG	token	0	Tamarind Foods Group Ordinary	罗望子食品集团 普通股	2026-09-12 09:42:34.529+00
USD	fiat	2	US dollar	美元	2026-07-02 09:42:34.529+00
tUSD	crypto	6	Tessera test dollar	Tessera 测试美元	2026-07-02 09:42:34.529+00
\.

copy coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo) from stdin;
tUSD	solana_devnet	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA	8	t	1000000	t	1000000	10000000	100000000000	optional
\.

copy account (id, customer_id, kind, purpose, role, coin, may_be_negative, posted, held) from stdin;
1	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	fiat	own	customer	SGD	f	19536636	3015000
2	\N	house	bank	external	SGD	t	-20449520000	0
3	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	fiat	own	customer	SGD	f	68094468	38207500
4	6b9399bf-4998-48b7-8984-d9456da8c2af	fiat	own	customer	SGD	f	6338337370	4879375000
5	8fea1792-8152-486f-800a-abdb79469fad	fiat	own	customer	SGD	f	5758808168	4428165750
6	5faa6cab-ff6d-4e9a-9b20-06cce7079907	fiat	own	customer	SGD	f	2429116520	1659750000
31	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	token	own	customer	tUSD	f	101056000000	10452000000
64	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	token	own	customer	LUMA	f	640000	480000
65	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	token	own	customer	LUMA	f	1920000	1440000
67	8fea1792-8152-486f-800a-abdb79469fad	token	own	customer	LUMA	f	1440000	1080000
\.

copy journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash) from stdin;
019f2235-6d21-71c1-90a4-3225a557876f	4	2026-07-02 09:42:34.529+00	fiat_credit	fiat_order	e90a2b17-f33f-4819-be94-031e7151bf12	job:bank	\N	b12b2f2a67986fae6cda1882f7b13bd5fca53dc8c6ba645d85f228a98855bfc2	9dff0a2aee801c5183d4456dd985ee38bd63ffca56bc1f758a8198b97b5ea98d
019f2235-6d21-7534-b188-6d44f3033faa	6	2026-07-02 09:42:34.529+00	fiat_credit	fiat_order	938e0b2a-64e3-465f-ba2b-d215d353fb85	job:bank	\N	4e14f02ce4d28895b1175c8845d5dac48301b0943fcbd3c3664fef5f35ec41b3	d8214b495833299f2bc7ba5aeb242d5e8836f05e52949ec126fafcc3bf0de4d6
019f2235-6d21-78e9-ba92-a87cd706d206	2	2026-07-02 09:42:34.529+00	fiat_credit	fiat_order	95dfd730-666f-4754-bb04-1b2b06756860	job:bank	\N	0331d67d5a3936300e335acb0a184404bf221003ae8830944c51d80acd120ce5	4c0d7c8440522399efeedb08ef55b8abf5c9d3dab03692fda3e7ad351171ed01
019f2235-6d21-7d11-b6c8-e121c98f6ee5	3	2026-07-02 09:42:34.529+00	fiat_credit	fiat_order	ae621824-2050-45f7-8d27-8c11d1935d1f	job:bank	\N	4c0d7c8440522399efeedb08ef55b8abf5c9d3dab03692fda3e7ad351171ed01	b12b2f2a67986fae6cda1882f7b13bd5fca53dc8c6ba645d85f228a98855bfc2
019f2235-6d21-7e29-ad0c-9cb8efb05217	1	2026-07-02 09:42:34.529+00	fiat_credit	fiat_order	dc462dd1-dc59-40e0-b655-c3203b64b180	job:bank	\N	0000000000000000000000000000000000000000000000000000000000000000	0331d67d5a3936300e335acb0a184404bf221003ae8830944c51d80acd120ce5
019f2235-6d21-7e8f-8584-4c70522bbb7d	5	2026-07-02 09:42:34.529+00	fiat_credit	fiat_order	16ddc2a2-19fd-4edd-b929-8e21942bc7c8	job:bank	\N	9dff0a2aee801c5183d4456dd985ee38bd63ffca56bc1f758a8198b97b5ea98d	4e14f02ce4d28895b1175c8845d5dac48301b0943fcbd3c3664fef5f35ec41b3
019f79c1-8921-789e-abee-d2485e578351	7	2026-07-19 09:42:34.529+00	issue	product	8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	d8214b495833299f2bc7ba5aeb242d5e8836f05e52949ec126fafcc3bf0de4d6	4e0cdbb243e796369756ede1a8ec9640ebce3d1351f9414fa3eda89563530136
019fad41-2121-7abb-924d-78cba2ce7c9a	8	2026-07-29 09:42:34.529+00	issue	product	69d79e3a-f78b-4b4f-a511-104578ea3c6c	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	4e0cdbb243e796369756ede1a8ec9640ebce3d1351f9414fa3eda89563530136	2c8cedeffebf11b31376106b0f5be50ed6bfb0e70f8bcf5ddda296837d1feb0f
01a0aebf-1921-731c-b29e-52a651014c92	10	2026-09-17 09:42:34.529+00	issue	product	29556e1c-9134-4f6f-8e64-b5846b0f1486	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	b09c79a952a33155c80fa864e11012e619e0d6dece50a30b3c858e239cbc6d51	48e2dd137c1f8e2bd7d685e0e0b07126052214c5aedcc490c1bb7871c834438f
01a0f6d8-2121-7034-9412-59c1fec56c29	28	2026-10-01 09:42:34.529+00	disburse	subscription	c27be53c-3083-450f-8df9-1c7a18345947	job:allotment	\N	3b2ff8b367d8155fdeef23fc8c47a64af162814098bef90396b33490a102e6da	4f2e89142d32af1b6a0c1351f854f6692f1a0af0b79eccaafd1d2b9894fe413f
01a0f6d8-2121-7275-9095-6c8e6a4e9b4e	12	2026-10-01 09:42:34.529+00	disburse	subscription	72a6aef5-ac25-4cab-9c3d-c19786d9b327	job:allotment	\N	be8628e2dcc0618f51027daf217e8fbca9642fec9112fcb8e08f1d0d707a21ab	9ca79211d2d4f88aaa695c808c4f7aee317705a33c412d205232df82d37d48ee
01a0f6d8-2121-73be-97d5-d3af8812ee75	23	2026-10-01 09:42:34.529+00	allot	subscription	171054f8-0b02-421f-b6e3-3a747114c012	job:allotment	\N	7fb71225fcb33c567e95cf53dc2effbe2086784cb1283b253c847774858a581c	7594933af93f0f835105d01a68fed05ba5357ed474276515ba1460154f0a65c2
01a0f6d8-2121-7543-b98c-55bc5aa8017c	16	2026-10-01 09:42:34.529+00	disburse	subscription	13b8e914-9b2c-4f78-a5a1-2e54a2e1647b	job:allotment	\N	7782b5a11c0e2468d577c8d60ecb1ca998088e2c1e4489cb802e2d13a5926156	58e58d8aeb13327800550e31fa847194fe8c4ea72e6a425147d734835953ed32
01a0f6d8-2121-759e-b972-6186ed767714	32	2026-10-01 09:42:34.529+00	disburse	subscription	044c130e-ea5d-4c60-b670-9300ba30d0da	job:allotment	\N	d588c8c2d8498acc1b94550f97b7158a6c1c47761aebd1822b21eb795efa1361	5631ed7564b756980b397d50117a323026c896862fb59b1adf378d66b15018cb
01a0f6d8-2121-75ae-b793-51c1214c6a41	31	2026-10-01 09:42:34.529+00	allot	subscription	044c130e-ea5d-4c60-b670-9300ba30d0da	job:allotment	\N	12af229c688472526d75b73311eb1ca4719a35cbe9b222ecd8a73255a738eeaf	d588c8c2d8498acc1b94550f97b7158a6c1c47761aebd1822b21eb795efa1361
01a0f6d8-2121-7a9a-a712-e70424fb3b00	11	2026-10-01 09:42:34.529+00	allot	subscription	72a6aef5-ac25-4cab-9c3d-c19786d9b327	job:allotment	\N	48e2dd137c1f8e2bd7d685e0e0b07126052214c5aedcc490c1bb7871c834438f	be8628e2dcc0618f51027daf217e8fbca9642fec9112fcb8e08f1d0d707a21ab
01a0f6d8-2121-7b30-8f2e-0a0f70ba922c	14	2026-10-01 09:42:34.529+00	disburse	subscription	9ea58a6f-e644-45ac-9aed-dfda8b700d75	job:allotment	\N	bae7c63aa7f5921eba8271a332ac9dbe3ab0ed54c7cee25ebc034101b9deb2b3	70593ecde2fa0e629c5ed2c2ff1d891a3252969c09170b9233f8ca88f12ad6d5
01a0f6d8-2121-7c92-b6d4-9b7cf54591da	15	2026-10-01 09:42:34.529+00	allot	subscription	13b8e914-9b2c-4f78-a5a1-2e54a2e1647b	job:allotment	\N	70593ecde2fa0e629c5ed2c2ff1d891a3252969c09170b9233f8ca88f12ad6d5	7782b5a11c0e2468d577c8d60ecb1ca998088e2c1e4489cb802e2d13a5926156
01a0f6d8-2121-7da8-b7d4-167fdac4ce8a	13	2026-10-01 09:42:34.529+00	allot	subscription	9ea58a6f-e644-45ac-9aed-dfda8b700d75	job:allotment	\N	9ca79211d2d4f88aaa695c808c4f7aee317705a33c412d205232df82d37d48ee	bae7c63aa7f5921eba8271a332ac9dbe3ab0ed54c7cee25ebc034101b9deb2b3
01a0fbfe-7d21-732c-b9ae-5da47a96b597	39	2026-10-02 09:42:34.529+00	deposit	deposit	61054590-ddfa-4ce3-8af9-df964c29b4f5	job:watch-deposits	\N	5f2294170a82476947b595adc4be98b58551c1934e91ba1ef48d74c6c4bf3764	f1906fce757067d0ab8da6a65c4e83bda838d26ceeb8c4209abfe1872aae1791
01a0fbfe-7d21-7604-b7ea-45a033bb5805	37	2026-10-02 09:42:34.529+00	deposit	deposit	213ba383-a0ae-4a82-b1a4-63da2373d816	job:watch-deposits	\N	eb96d554f8f07d6be86f2f47c117aaa1f6cecd3af5ea3fb3ed2f524a4f089f49	96f310e41d796e507bbddca5f3a8af9c19d986e691720d1fea08baf076716b21
01a0fbfe-7d21-7a89-8921-bcbf015f63ed	35	2026-10-02 09:42:34.529+00	deposit	deposit	ac1b1052-08ae-4e38-82c2-135d2d1dc461	job:watch-deposits	\N	f9d2cae2e2ba13133ab0f5648fb8dde6709344165c284774509df4f6feb1b7c3	f7a0d7d3710033e88956903c6b9ea62879714d0f0d158a92123e7c3e727a3684
01a0fbfe-7d21-7ba6-8755-582252b1d733	36	2026-10-02 09:42:34.529+00	deposit	deposit	62697f97-b39d-4a59-9c0a-52d2dae91ab7	job:watch-deposits	\N	f7a0d7d3710033e88956903c6b9ea62879714d0f0d158a92123e7c3e727a3684	eb96d554f8f07d6be86f2f47c117aaa1f6cecd3af5ea3fb3ed2f524a4f089f49
01a134a4-7121-7145-b3d2-24a8bc569d39	161	2026-10-13 09:42:34.529+00	issue	product	4cdb4d4b-5916-4f34-8b68-c17d60595d3b	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	0db512ffa0681c2f81632d6a5cc276389f9a145a4ed0847c84c32a8a1558e616	6a000c2efa6537184219e3f16402cbc9161178021324f3c5e91563a79d01d609
01a19156-e921-7524-b5d1-af86b6ff2c31	381	2026-10-31 09:42:34.529+00	distribution_release	distribution	54220038-b306-4b50-a237-b8509070a069	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	e74729cb9021609a54bf131f39d6bfc472803f8bdb8e6fe03ab86f33f2714394	045ef0cf0f5aec2d4bf3238ac96f2948bd9726b305babcce1f569a6f01f7b4e0
01a1967d-4521-7e1b-8a6e-5f4e942fa7ca	388	2026-11-01 09:42:34.529+00	issue	product	ccd21607-3aff-4f84-aeac-e8a56ec6455f	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	3b8b6456629495d3e9c421ea331ae996c1174a3a7f4ff5980973a4e87c389987	da88d6a5f92055278c687e9537477bfd5d4d7f21737808dc3bfe062344c4ab5c
01a19ba3-a121-707f-a156-de53e974663e	410	2026-11-02 09:42:34.529+00	distribution_pay	distribution_holder	0dfb2484-910b-4166-819e-89fc0090e47e	job:distributions	\N	4e4a16acc59f70f1fb3169396f524fd946315a4c63c79cddda8f40724f56f8fe	c855eb2da9bbb2181a0f190dd442101d08ddda7f99b6b7e797d463ed1420f486
01a19ba3-a121-7ab3-878e-42c76390c140	407	2026-11-02 09:42:34.529+00	distribution_pay	distribution_holder	4560c85d-609e-411b-8049-bde5516ffded	job:distributions	\N	0f7bc8c97afd5915c962a93c9033c59e02bdd1541cd3d84c3b6e91bafbb8de77	681f8e62f773ad580fb244ceb1af623f4535600f6d6ddbcf6b26d4449901e646
01a19ba3-a121-7c42-a4c2-14e26260934f	412	2026-11-02 09:42:34.529+00	distribution_pay	distribution_holder	0c98b0b9-da91-4e4e-a4bf-16dcf81b1e47	job:distributions	\N	7d886470bd8ee89278b79bce90a745020c71aefe7648335602c9c621939a5068	1ebfdbb87f690d3cb38dfc587703d57070b31513d103ad059932b122cd226036
01a1a5f0-5921-71f9-b1ca-d685599225bd	439	2026-11-04 09:42:34.529+00	allot	subscription	c5adfae7-677f-4088-9d26-6df9a5727d02	job:allotment	\N	00c16a4de91f6edc93d35dfad8a729556b32287e5cfc65545de55c13a67ab657	515213596d847cb0f24fd8274aea9b195d87d8f08431ec6317bdf1384429b97d
01a1a5f0-5921-775f-a303-c6adae45272b	442	2026-11-04 09:42:34.529+00	disburse	subscription	0cf28d6a-7f22-4eb4-aa9f-6afb9d4c8937	job:allotment	\N	316fcb22189872c728840df38d6a86ded78306da54efd09cd13436eef47720c7	05e33daf6650d15cfecf7130f568279fdbb91bce95debe02390c93555d78cc58
01a1a5f0-5921-77fe-9060-38ab87ec9ce1	441	2026-11-04 09:42:34.529+00	allot	subscription	0cf28d6a-7f22-4eb4-aa9f-6afb9d4c8937	job:allotment	\N	5417af1c4eba2b81b2215021fb11917b5fc2de903df15c1db8d28f64bc76cb62	316fcb22189872c728840df38d6a86ded78306da54efd09cd13436eef47720c7
01a1a5f0-5921-7962-8a2f-ba93b0df3258	440	2026-11-04 09:42:34.529+00	disburse	subscription	c5adfae7-677f-4088-9d26-6df9a5727d02	job:allotment	\N	515213596d847cb0f24fd8274aea9b195d87d8f08431ec6317bdf1384429b97d	5417af1c4eba2b81b2215021fb11917b5fc2de903df15c1db8d28f64bc76cb62
01a1b03d-1121-7d34-b5d3-1e8401405a54	461	2026-11-06 09:42:34.529+00	issue	product	f2ea57fb-45cf-4c48-9bf3-a08833cf0e58	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	4cd597f399a0219f583e0d1e53239e804c1596e77640457164e11c9961e2b759	b8ab979a2f48d4baa0d7a18274316ef0d9ad4e1418102928a6624e0f08f5828d
01a1d96f-f121-7b68-9990-43375f717119	561	2026-11-14 09:42:34.529+00	issue	product	3f7247ac-7bff-4604-9ac3-13e375ad3b97	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	ba286b721e29227246218e3cb07f65606017c041d8a35764e995838e7c5f29ab	198246eb15677a52e2e366a19fb8ccd7d515dd8180e5563c54f9cfa68d8011a2
01a1f856-1921-7bc1-94c0-2d5aefa4356a	640	2026-11-20 09:42:34.529+00	issue	product	3fd37785-c05c-43e0-924b-7aa6f55b6e15	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	13112e5abff28de757e1161e001b3348281e74657565fb7385ef139910e681f9	3dfe3dd9d1813ea93f60be429822fdb0c70e3cc998d6fdcd8d0e1a5daabdb9c5
01a1fd7c-7521-73cf-ac43-db9eb672bef0	647	2026-11-21 09:42:34.529+00	issue	product	00dedc11-a481-43af-a53f-cbdd98eb7013	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	84b4378511cd4ade4a26d610c99f8122850b67653860161233cc61b7e9ccc642	39dbb9236b113ad713d5f33610374b7195e8d344cfa39e50f0e62fd3908f9d9e
\.

copy posting (id, journal_id, account_id, coin, amount, balance) from stdin;
13	019f2235-6d21-71c1-90a4-3225a557876f	2	SGD	-6200000000	\N
15	019f2235-6d21-71c1-90a4-3225a557876f	5	SGD	6200000000	6200000000
21	019f2235-6d21-7534-b188-6d44f3033faa	2	SGD	-2000000000	\N
\.

copy hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at) from stdin;
00d4b386-2ad9-4343-89ad-6f67105d1d5b	5	SGD	3165750	0	0	open	subscription	c785b8c6-b052-486d-8f71-e2a221ed1399	2026-11-24 09:42:34.529+00	\N
010b4d3e-e0be-48a8-b5ca-0d55698641fd	5	SGD	3618000	2894400	723600	released	subscription	0cf28d6a-7f22-4eb4-aa9f-6afb9d4c8937	2026-10-27 09:42:34.529+00	2026-11-04 09:42:34.529+00
0d5b692f-63f9-440a-8f9d-0dea83d952f4	4	SGD	1515000000	0	0	open	subscription	92859e67-697b-4052-bad9-c06859039a0a	2026-11-23 09:42:34.529+00	\N
1e8298d1-a95e-433f-acb6-d84bf65b6cbb	31	tUSD	36180000000	28944000000	7236000000	released	subscription	c5adfae7-677f-4088-9d26-6df9a5727d02	2026-10-22 09:42:34.529+00	2026-11-04 09:42:34.529+00
28d44d1c-06b0-4ac2-b9d1-708c84d70d28	6	SGD	844200000	806881717	37318283	released	subscription	044c130e-ea5d-4c60-b670-9300ba30d0da	2026-09-03 06:16:51.671+00	2026-10-01 09:42:34.529+00
3be4f4c5-a3bb-4fb6-b550-05ac53bdcc58	3	SGD	16080000	15340320	739680	released	subscription	9ea58a6f-e644-45ac-9aed-dfda8b700d75	2026-08-18 13:08:17.386+00	2026-10-01 09:42:34.529+00
4f7c808b-52ea-47ee-bf8d-10b6d17ea494	4	SGD	804000000	767046552	36953448	released	subscription	13b8e914-9b2c-4f78-a5a1-2e54a2e1647b	2026-08-27 02:51:08.814+00	2026-10-01 09:42:34.529+00
5e0e08cc-0743-4c75-b716-bf4230a6c415	4	SGD	603000000	0	0	open	subscription	39484cee-7b27-4ae3-b395-ea3a3b4cf5da	2026-11-16 21:42:34.529+00	\N
5e5dac9e-fea7-4ee2-b7d8-0521bf7c77ad	64	LUMA	160000	0	160000	released	token_unlock	01a1a5f0-5921-7867-b6a9-3daeecf9cd2f	2026-11-04 09:42:34.529+00	2026-11-17 09:42:34.529+00
6f72fcc2-7c42-4493-abf4-54ff02717b99	1	SGD	4020000	3835080	184920	released	subscription	72a6aef5-ac25-4cab-9c3d-c19786d9b327	2026-08-09 23:25:25.957+00	2026-10-01 09:42:34.529+00
7a9f1399-9ca9-4aff-b166-d7028ac2b0b7	3	SGD	7035000	6724053	310947	released	subscription	262022f0-e670-48e6-9833-ee93731597f4	2026-08-08 13:08:17.386+00	2026-10-01 09:42:34.529+00
97f1536a-fa0e-4bbd-b91d-9884475c61ca	67	LUMA	720000	0	0	open	token_unlock	01a1a5f0-5921-7153-a27c-3f7950fe21e5	2026-11-04 09:42:34.529+00	\N
aab3e9a1-3a39-4d0a-a630-cc44a003835e	67	LUMA	360000	0	360000	released	token_unlock	01a1a5f0-5921-736d-8b74-db851ea7991c	2026-11-04 09:42:34.529+00	2026-11-17 09:42:34.529+00
b3afb093-6cf3-48a7-8cb5-b653bb32aa53	65	LUMA	480000	0	0	open	token_unlock	01a1a5f0-5921-73cb-b92d-2aaeee48eeb5	2026-11-04 09:42:34.529+00	\N
\.

copy limit_use (customer_id, win_kind, win_start, used, cap) from stdin;
6b9399bf-4998-48b7-8984-d9456da8c2af	month	2026-06-01 00:00:10+00	1	1
\.

copy rate (coin, fiat, price, as_of, source) from stdin;
CNY	SGD	1860286608	2026-11-29 09:42:50.683+00	Local world
CNY	USD	1388312445	2026-11-29 09:42:50.683+00	Local world
CNY	CNY	10000000000	2026-11-29 09:42:50.683+00	Local world
\.

copy rate_held (coin, feed, price, latest, reason, source, as_of, since) from stdin;
LBR3	second	2	1	step_too_large	2026-06-01	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy rate_range (coin, hour, low, high) from stdin;
CNY	2026-11-29 09:00:00+00	1388312445	1388312445
SGD	2026-11-29 09:00:00+00	7462895440	7462895440
USD	2026-11-29 09:00:00+00	10000000000	10000000000
\.

copy external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, told_amount, told_held, told_since) from stdin;
SGD	20449520000	20449520000	379	2026-11-02 09:42:34.529+00	0	\N	\N	\N	\N
\.

copy liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves) from stdin;
2026-11-29 09:42:52.874+00	AURB	1237	b3885d8a47cc6ce48e45d9dfc080e1d176ecbd939a7b68510862e46614cb5111	1920000	1024
2026-11-29 09:42:52.874+00	CNY	1237	0179ad71012e5e78327299e67599114e776389abc315a94b58c5888b9d190ace	0	1024
2026-11-29 09:42:52.874+00	HCCL	1237	c882f3c45b08b3fba06250d6e9b00db77fe51b5515ea773041ff6ab9c94ccc4e	12000000	1024
2026-11-29 09:42:52.874+00	SGD	1237	5dd9b1c268c4b57a8c156ba10fc627e2c4aa4c29bfce6fd003d7b1dfe0a00d98	15670318458	1024
\.

copy liability_leaf (taken_at, coin, customer_id, nonce, balance, position) from stdin;
2026-11-29 09:42:52.874+00	AURB	5faa6cab-ff6d-4e9a-9b20-06cce7079907	3fe8fa245fcc6996b90dd8191c438a19d9adc03871ce122ac5dde49ecace0a85	883210	376
2026-11-29 09:42:52.874+00	HCCL	5faa6cab-ff6d-4e9a-9b20-06cce7079907	c44ae07736cfe2943905ce4adcac5a34194d5d4a97a38eb66b1243d4d1fda61f	6431718	494
2026-11-29 09:42:52.874+00	SGD	5faa6cab-ff6d-4e9a-9b20-06cce7079907	593cc8c23027c76aaba19575c9fa173a620485ac1276fbcecc686d68eab11a43	2429116520	633
\.

copy liability_level (taken_at, coin, level, nodes) from stdin;
2026-11-29 09:42:52.874+00	AURB	5	\\xfdfa313226a8c327d5918ba4574b2e5295153227a970526aef813b8fd13eaeba00000000000000000000000000000000e7633f34ef7c04f0f9d1d8a43bc3787899ce09439b0ee27bfdbb1cda3525624600000000000000000000000000000000f556170b61db576e6b5d2aac71610bbf304a4082eda3edd8dad3d044dd72321a000000000000000000000000000000008ed59f9918313b83c1535a44fbf7b62abb65fda63979c4ed3ed6518a7b1a1b130000000000000000000000000000000038b75b7b86ad275e2a9a82d2bab8b8ba453b58dcb63fb9a57a33b36526acb0490000000000000000000000000000263ed5fe2724a32a974de922ea05a741e2a4b69fd7c2a927902604ffd279903d81470000000000000000000000000000000034c8ac44323628fa4b2b66e445e91d257f232debcad1a9faba5eb0cd3e69816900000000000000000000000000000000d88990fb54aee6779b9195a0e39113fa063fc88a928009ef612d9e0393cc4c9f00000000000000000000000000000000d018d52e44b6428a6450908a92ce130631368d49fa8c7a3cec7acb92d64b10280000000000000000000000000000000073fa6cac781c3a0b4a3b03a99bb6d03226a0a014c93a34d75b22c819caf6b8fa00000000000000000000000000000000adbade495305764448b46752b6528591d079234bafcd2368aa634673c9371aba000000000000000000000000000000007923d7bf39055f351209509688349d8f350f71f5ce5e23252f02740cd3fc0388000000000000000000000000000d7a0a714ab670a24a4a0ab2ddf5630a26cdb2ed0c5eb42d3e9248651fa2df9285571e0000000000000000000000000002e9572be08badfe788d36ab8f5c705f9251906aebf2aa8745e75ae562985d9597bda8000000000000000000000000000000002196a349417021ae548a5a94c125c8fb51b75948af6b63fe385db0e2a7f48672000000000000000000000000000000008fa8deacbbf8552688cc46137ed8abbbd679407d6801d2968830f44c4c9f880f000000000000000000000000000000009340242aeb32e5902e2fa4fa012ce03ef433539dea06b1c43745d50c47e8ced700000000000000000000000000000000d4c69810e9b55ede37090709ddf7ac5ea160a446fb5da4d114180d1db2d223ad00000000000000000000000000000000ccbf655cb0e50e3c44aa9171a2afb7302cc7788b04e30d290ba98268fe2b251900000000000000000000000000000000b6d9160f43a4ab14ff84745ccef939241554c05afed7a3790097036e6f57208d00000000000000000000000000000000f878aab986f70a09d03c9631bf279696f4c3b758533d865f63bc4036b346fc3500000000000000000000000000000000eb9e88fa4ff2f8a35853098ee80a5c29442430eb8206339bc568b1cd79b232d2000000000000000000000000000000006271d2155eb111a645300a35cb33433fd8a822a91131e9c1701c0ea637de807d0000000000000000000000000005711f85a43dfc9a9bdc0ad86c8a20edc02698ff3e799103e1ac8ce6de19ce8bf38502000000000000000000000000000000009965ffc8551c712af01e3df3d88b44ead0644c8a422dab5073bf92d0aa367bcd000000000000000000000000000009e7eb43009e7d7362c0b89bc04bd5fb4a45e44447dc251be8cb9187ee927ac446af0000000000000000000000000000000009838dd62991f24a2f7fec33c6743fba0c0489cbb25061bb85c5b9b9d13054190000000000000000000000000000000000df6c9d571adaf43cdc24459187d08ce2928224303152dec379a7973fdae04a00000000000000000000000000000000f56b723e9e99291e149dab96968805f604304e6d036e41c577b96f3457fe8a2700000000000000000000000000000000d611097feb3bedc0bdc4770c84ec73c66bb0532b53c0b4ee895ac1bf207bbfed0000000000000000000000000007475ba76726341ece052f2f03e781f66b633ee582ea388e1f775048c1f82118ef6beb000000000000000000000000000000004cd5827d056e6a1949e4a0c529320e22a5a454891ba6cf994603890de8d04a4b00000000000000000000000000000000
2026-11-29 09:42:52.874+00	AURB	6	\\x5b3669d30be49bb42af610a76d9e288f60b61a68b1d5edfd33a77e4628c285fb00000000000000000000000000000000a5e5e84f09bcbb63cc8a96634e7de8a517a26882a6fe9043756825df2a14ac8800000000000000000000000000000000159f93044641c69b85826e9ccbb6b8a8f4e6d9f959c805bc4cec468edf5597be0000000000000000000000000000263e214703cacd9896b7131a89c06921bbc1206161d6210ae06685605258a25011c00000000000000000000000000000000051a05d8c3345a32e0bb152eb63f7ee0d3885d285ea25af421db3602dc65cf7a40000000000000000000000000000000085a8918ac6a1ec0bab8b1a46a3a93ce74aa01d35f46345131896d247232dafea000000000000000000000000000d7a0ab70c89754c0d8131102d2b0b8bfaa8b05df588f06773c6ae459ddf65e018fe5e0000000000000000000000000002e957323804ba05f135a7cbc505f8cbf5e184809678b57f964df036bbb84543c4e6c7000000000000000000000000000000002b4fa6dabb4722634c03a09d13a877cc85870eafb7c1259469c0f60c7d9ac7630000000000000000000000000000000032076d27ff5bc9fb5283ebaeb6cc2b8e6f8aa7a8a513d632eacb1fa4afeb3fbe00000000000000000000000000000000afb386805baa7ee259e16953e30492670b16dad0706b9c7452f40fa82e46bf2600000000000000000000000000000000837c02b9e116898b4d5db9f06d98a407371d6cdaa2dbb084a0d178fc0dc3e0020000000000000000000000000005711f42414e6922910717e1dfc94f6a82a12c18112cdeba7bf8665017739212af972a000000000000000000000000000009e70d25a049941445ea2a16ab1cc8e7576904c4efff1a3b9b00e12e434e306c129900000000000000000000000000000000527ce27b00040d112cb05d40a84a3430d26e04693fb791f65024eecb2dd83ea10000000000000000000000000007475b7869a480f48465f9a6f6852eeb7ddfd9dcd2a49deb3b4416ba45a60e2e1872dd00000000000000000000000000000000
2026-11-29 09:42:52.874+00	AURB	7	\\x622e123a2f0d44fcc04b99938e5c13a8ccb1b0408dde3d2947d305c32d17402700000000000000000000000000000000653951ddfc2fbe17003b0a9a6c0eeb6fb9b16506d4ca0bc964343d62ccb25a210000000000000000000000000000263e7961d48a221ae3402d4c8ef6f50122fd35fc29063711eb9bd0a9af730e684403000000000000000000000000000d7a0a9c7ae9acaf604e983f79fbd1f57d27c8f2b9f58412984e00fba5e3291423a6b70000000000000000000000000002e95748033fa7c886b36540ef63e5b5020453c791d6b30bbcdac0092c9e7487d9a8b8000000000000000000000000000000004d4ef9ac3c1bd0409daa307472a267e76b64137c2857132186a72afceb760fea0000000000000000000000000005711f7683d781e80c2117cb4727a534b20cc2c36981dfb5c42251ad11b6e9e8bc460b000000000000000000000000000009e7a6a401060f63e404a263304554dbf8401f8c4b013dffb3aeeb2494846f7e97bf0000000000000000000000000007475b
\.

copy idempotency (owner, scope, key, body_hash, reply, ref_id, at) from stdin;
customer:5faa6cab-ff6d-4e9a-9b20-06cce7079907	ex/api/v1/investor_class/apply	aaf1ee45-2d00-4803-a902-b5cf5d3d671c	704855d94a7a18e566fdab8c40b23023ac506639b6c308d20e339c87ed7fa6d0	{"code": "ri", "held": null, "rules": {"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "retailMode": false, "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}, "newest": {"id": "02577596-bb09-4a30-8567-1b544a0fbaa9", "class": "ei", "files": [{"name": "Confirmation of role.pdf", "uploadId": "65c47280-2d97-4aee-9b1b-4ddc03955374"}], "worth": {"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}, "ground": "role", "number": "IC-40004", "status": "submitted", "consent": {"at": "2026-07-02T09:42:34.529Z", "sha256": "76e1443feec0f7e31a525a8f1ecdc0ab8a7f15a9f8a7f6bd709c7dd7f869423f", "version": "2026-11"}, "counted": null, "endedAt": null, "rejected": null, "decidedAt": null, "expiresAt": null, "statement": "Responsible for the investments of a licensed fund manager since 2015.", "submittedAt": "2026-07-02T09:42:34.529Z"}, "grounds": [{"class": "ai", "ground": "income"}, {"class": "ai", "ground": "financial_assets"}, {"class": "ai", "ground": "personal_assets"}, {"class": "ei", "ground": "exam"}, {"class": "ei", "ground": "role"}], "notices": [{"text": "I ask Tessera to treat me as an accredited investor. I understand that the law protects accredited investors less than retail investors. Products for accredited investors may have no prospectus registered with an authority, and Tessera is not required to check whether such a product suits me. I may lose everything I invest. My amounts and documents are true, and I will inform Tessera if I fall below the threshold. The class ends after one year, and I may withdraw this consent at any time. If the class ends, I become a retail investor at once. I keep what I hold and may sell it. My open buy orders that depended on the class are cancelled.", "class": "ai", "sha256": "02f3ce4ae04adbd1dbaec45a6723c775fec3ad8d132672fcb750c058dd3aaf8d", "version": "2026-11"}, {"text": "I ask Tessera to treat me as an expert investor. I understand that the law protects expert investors less than retail investors. Products for expert investors may have no prospectus registered with an authority, and Tessera is not required to check whether such a product suits me or to explain its risks. I may lose everything I invest. My statement and documents are true, and I will inform Tessera if my qualification or role ends. The class ends after one year, and I may withdraw this consent at any time. If the class ends, I become a retail investor at once. I keep what I hold and may sell it. My open buy orders that depended on the class are cancelled.", "class": "ei", "sha256": "76e1443feec0f7e31a525a8f1ecdc0ab8a7f15a9f8a7f6bd709c7dd7f869423f", "version": "2026-11"}], "ofOwner": false}	\N	2026-07-02 09:42:34.529+00
customer:5faa6cab-ff6d-4e9a-9b20-06cce7079907	ex/api/v1/fiat_orders/create	b08f5409-27c7-485a-a369-b8edd0e1b833	258b81b0a0b392a948a6aec8a24c9c306c2f42d74cc1324e9048d0b79068e142	{"id": "16ddc2a2-19fd-4edd-b929-8e21942bc7c8", "bank": "Merlion Bank", "fiat": "SGD", "payee": "Tessera Client Monies Trust", "payer": "Ong Rui Min", "proof": null, "amount": "46000000.00", "number": "FD2607020005", "paidAt": null, "status": "to_be_paid", "settled": null, "bankCode": "MERLSGSG", "createdAt": "2026-07-02T09:42:34.529Z", "expiresAt": "2026-07-05T09:42:34.529Z", "reference": "HNDVFDPX5", "cancellable": true, "completedAt": null, "accountNumber": "003-918204-7"}	16ddc2a2-19fd-4edd-b929-8e21942bc7c8	2026-07-02 09:42:34.529+00
customer:5faa6cab-ff6d-4e9a-9b20-06cce7079907	ex/api/v1/subscriptions/create	39057bed-f24f-4478-a86d-4effb4c3918e	36b983a78810bbf7f730de2acf3a514f1fd4c099461a5b4cc3840aad5fe6643b	{"id": "16e36178-e739-4d49-aa21-3c44646873de", "fee": "10000.00", "date": "2026-11-12T04:54:34.529Z", "paid": null, "type": "bond", "cause": null, "count": "8000", "price": "500.00", "amount": "4000000.00", "number": "SB2611120026", "status": "pending", "symbol": "SLW31", "paidFee": null, "project": "Solenne Water Infrastructure 2031", "allotted": null, "closesAt": "2026-11-25T09:42:34.529Z", "currency": "SGD", "refunded": null, "cancellable": true, "certificate": null}	16e36178-e739-4d49-aa21-3c44646873de	2026-11-12 04:54:34.529+00
\.

copy captcha_answer (digest, at) from stdin;
ABCDEFGHJK	2026-06-03 00:00:00+00
\.

copy upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at) from stdin;
0a0d146d-895e-4661-90ac-b97fb2885260	customer:e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	kyc	selfie.png	image/png	9977	a6e248f756f001752eef053614299a2015a8e272bca4af551e710a0d97671837	f1/f1c8ee94-bce5-466e-bce5-0f3cc9cc9a29	2026-07-02 09:42:34.529+00
0cc46461-ca01-4edd-82c3-f0b6ba164e95	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	attachment	SLW31-memorandum.pdf	application/pdf	1085	032e343887348caece2cee95b4dc28390752107edd80a50c433d4876f81b0282	1a/1a3f52ee-438e-4e57-945c-c0b0108414da	2026-09-17 09:42:34.529+00
10498194-b08a-496c-b4b9-ebd69b7b1614	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	attachment	PSRB-memorandum.pdf	application/pdf	1086	56249896e08c22d84723662546c4d904d09a5f16326d24acc43c0e26495466bf	3e/3ee53ee7-9146-4938-9eb1-d6606681b224	2026-11-06 09:42:34.529+00
170e141b-89f7-4948-894e-cad4140e0bb8	customer:e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	attachment	Statement of assets.pdf	application/pdf	754	4773380354cdd42ee9ad11e162c124754af304c9e820f4a5a0791b145a5f6947	85/85be1476-49c4-4f9d-a354-b84667a2e4ff	2026-07-02 09:42:34.529+00
176be8ea-5c98-4a1a-b0fc-82b12c7d7c93	customer:8fea1792-8152-486f-800a-abdb79469fad	kyc	selfie.png	image/png	10080	f5078bf1b82aea01cf9e195de39eb890e2d6cc8db15416ac728ef48aec799b76	58/581062c0-faf9-473c-9be3-83e09458cd4d	2026-07-02 09:42:34.529+00
1e063d3d-5f6d-4662-bd61-71408f603559	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	attachment	LUMA-memorandum.pdf	application/pdf	1129	d80261aa3ca38beb85f7b7a2e4368877c94ff0913bcef9513ceef2b3d5761b05	8a/8a32d32d-55f3-4da2-a7b1-90c26f868b39	2026-10-13 09:42:34.529+00
3930f99f-132d-4219-866f-0e25f91163da	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	attachment	OPLG-memorandum.pdf	application/pdf	1047	fba3ad02ea4c90b1630bb7093a1fee4f77e7ba09b18ab5c84e35bd5934616605	69/69118f3f-c4db-4309-ba87-3b58c286a036	2026-11-21 09:42:34.529+00
516e1569-312c-4ed5-bd6b-998f484c04c6	customer:6b9399bf-4998-48b7-8984-d9456da8c2af	kyc	passport.png	image/png	10101	37dc48b344f0b74d8e141add656f3b162f43bd91298af194df6da00ffa3947de	53/5358354e-b943-41a5-9e56-5516656cb18b	2026-07-02 09:42:34.529+00
65c47280-2d97-4aee-9b1b-4ddc03955374	customer:5faa6cab-ff6d-4e9a-9b20-06cce7079907	attachment	Confirmation of role.pdf	application/pdf	764	4518d78ea82ea3957633ebf163816e9b1fe39b47ba06eb3f3284a78e2588665c	67/67d8a688-4179-4f93-920a-7e6caa7884d8	2026-07-02 09:42:34.529+00
716bc27a-67cf-445f-bb32-6c007aa0bfc8	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	attachment	TIDE-memorandum.pdf	application/pdf	1235	e67f9fa4158ee51d3cb8aa33b4271a9070e587646dd3800317d9fc6aa4051cdf	dc/dc658740-bc40-4a12-9e5c-88322c710380	2026-11-20 09:42:34.529+00
75898819-bf1c-4e47-9256-e0b1b5cc7814	customer:5faa6cab-ff6d-4e9a-9b20-06cce7079907	kyc	selfie.png	image/png	10338	4a05d226d89d9286d2c9cdbea893a01940c7b47a1ffdae88825648692041152f	48/481f166d-4b86-4fef-8e5f-deed99416acb	2026-07-02 09:42:34.529+00
77976e7f-4dbd-4bdf-95ee-5decaef9b22a	customer:e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	kyc	passport.png	image/png	9943	b94ef40e9323904fd2c33f286e8854f8cfc50eb2de43e94c51ff6fae781c54bb	de/dec6c12a-b44f-4552-b99e-6600fc6e4076	2026-07-02 09:42:34.529+00
8e26fac7-5c97-4040-bb9e-5c99a55d05b2	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	video	lantern-bay.webm	video/webm	73481	0120a33897a9758686687ce80d5a44d998ef2de574bdb29926e22bebaa9c68a3	6a/6aa80938-e541-4abe-b995-af74534542f8	2026-11-01 09:42:34.529+00
9fad5d63-7c42-476f-b929-dd1cf5460fd4	customer:a1d68b18-0602-485b-ab4b-702467866bea	attachment	Register of members.pdf	application/pdf	724	66b7d3665ceeabc4da3c3a05c7a17fc5847680ad4491d93d2d6fa977b81e7ca4	bb/bbd30ba6-820a-47e6-968c-9c072662e71d	2026-11-13 09:42:34.529+00
ab60e313-6f80-49fa-814e-f19251adfcd4	customer:a1d68b18-0602-485b-ab4b-702467866bea	attachment	Best execution policy.pdf	application/pdf	706	e13748fd369ac2a337037413bbeae9a199beefb8603cb87fb26c6b680563cbbe	ad/adf393e7-5b86-4f8a-bd41-21e80f7e640e	2026-11-13 09:42:34.529+00
b0ddc639-cdff-46eb-bbbf-e10cc6e4f37a	customer:d700fdda-6f39-42c9-ab71-5ac17e788cac	kyc	passport.png	image/png	10410	6c34155ac46a4e548f357b4f1eff2387992938485882f2e59b9af5809140f0ec	fa/faadf66d-cfa8-4eb2-8fab-9317c7fc0141	2026-07-02 09:42:34.529+00
c17469f1-0e79-468d-80a8-00be35648418	customer:8fea1792-8152-486f-800a-abdb79469fad	attachment	Statement of assets.pdf	application/pdf	754	f50f1d6566d18a9536e3862f71b9875bf3233e4e8004cc19114b4efd0dd609cd	88/8846f200-ec32-4fb4-ab71-687ccfec83c6	2026-07-02 09:42:34.529+00
c3d1e3c7-e967-4220-9235-2bdeb0c03ceb	customer:8fea1792-8152-486f-800a-abdb79469fad	kyc	passport.png	image/png	10043	b03d5c6b748c222b3556f06e6a52110bbaf524ea5cb65b76acf52eedd6040c05	0c/0cf4b82d-538a-466d-9897-2d3a413fe12c	2026-07-02 09:42:34.529+00
cfa63d39-6c0b-41db-96cd-4a0ccf67cdb7	customer:a1d68b18-0602-485b-ab4b-702467866bea	attachment	Partnership agreement.pdf	application/pdf	706	853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f	15/1591445c-1d20-4b08-93bb-359b250ee954	2026-11-13 09:42:34.529+00
d0b41c52-22ca-4da9-b820-c6e45567a740	customer:d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	kyc	selfie.png	image/png	10058	4456557ddbb022efdc8051a156c319cc86a6a787fa13d3c88060eb2882bef34f	7a/7a301205-408b-49d5-83c7-c89a5280f93e	2026-07-02 09:42:34.529+00
d76f237e-b2e3-489d-95df-77f9c4248b27	customer:a1d68b18-0602-485b-ab4b-702467866bea	attachment	Capital markets services licence.pdf	application/pdf	717	149a99e2d0a0c2c281b1e9f26cff805562eb8140ab2133fa5a28a7c212abcba2	0f/0f4ffe7a-5da6-4677-bd3f-084b5fefa210	2026-11-13 09:42:34.529+00
f5434a1a-52fa-4312-bab5-c14b83eb4552	customer:a1d68b18-0602-485b-ab4b-702467866bea	attachment	Resolution to open an account and appoint traders.pdf	application/pdf	734	61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b	42/429ad2aa-d006-4f51-ae54-1ee043958c94	2026-11-13 09:42:34.529+00
f652039a-c2bf-4642-94a4-01a4ee6c5723	customer:a1d68b18-0602-485b-ab4b-702467866bea	attachment	Business profile from the registry.pdf	application/pdf	719	cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518	5f/5f2991c4-0963-4812-8cd2-5adcc6de8381	2026-11-13 09:42:34.529+00
\.

copy quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at, finding) from stdin;
9ac799ab-d8f8-4a4f-8797-9523c51d6e9c	SG	en_US	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	SG	2	2026-06-01	2026-06	2026-06-02 00:00:00+00	solana
\.

copy message (id, customer_id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at) from stdin;
06a82a2d-dcaf-4992-9f85-7df84f53b37b	8fea1792-8152-486f-800a-abdb79469fad	invest	subscription_refunded	{"coin": "SGD", "amount": "7236.00", "product": {"en_US": "Luma Freight Credits", "zh_CN": "流明货运积分"}}	/assets/fiatAccount	2026-11-04 09:42:34.529+00	\N	\N	f	\N
0c7a5df0-1afc-4e62-8383-8c7d8b16d065	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	invest	subscription_refunded	{"coin": "SGD", "amount": "3109.47", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}}	/assets/fiatAccount	2026-10-01 09:42:34.529+00	\N	\N	f	\N
178b8507-290b-426a-a542-d0bc33971004	8fea1792-8152-486f-800a-abdb79469fad	invest	subscription_allotted	{"coin": "HCCL", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}, "quantity": "955794"}	/assets/tokenAccount	2026-10-01 09:42:34.529+00	\N	\N	f	\N
\.

copy mail (id, recipient, lang, kind, params, created_at, useless_at, sent_at) from stdin;
00d90952-4988-4f08-9e6d-83b0e7a0d55e	lim@tessera.example	en_US	bank_account_added	{"ip": "127.0.0.1", "bank": "Harbour Bank", "coin": "SGD", "ending": "8201", "usable": "2026-07-02T09:42:34.529Z", "freezeLink": "1510e6ce-ed82-41df-89fa-8a261bd14f32"}	2026-07-02 09:42:34.529+00	\N	2026-11-29 09:42:50.875283+00
036685c7-bfeb-414f-8cce-78d04af28974	desk@quaystone.example	en_US	subscription_allotted	{"coin": "HCCL", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}, "quantity": "2867384"}	2026-10-01 09:42:34.529+00	\N	2026-11-29 09:42:51.908622+00
097f59a2-0415-435a-a929-384044e0329b	chen@tessera.example	zh_CN	subscription_refunded	{"coin": "tUSD", "amount": "7236.000000", "product": {"en_US": "Luma Freight Credits", "zh_CN": "流明货运积分"}}	2026-11-04 09:42:34.529+00	\N	2026-11-29 09:42:52.465876+00
\.

copy sms (id, phone, prefix, dial, channel, lang, kind, params, asked_by, created_at, useless_at, sent_at, provider_id, status, status_at, unsent_for) from stdin;
30250a45-e18f-461f-9945-1afd80ca249d	en_US	ABCDEFGHJK	2026-06-01	sms	zh_CN	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{}	house	2026-06-01 00:00:00+00	\N	2026-06-03 00:00:00+00	HDFC0ABCDEF	delivered	2026-06-03 00:00:00+00	\N
\.

copy sms_budget (the_row, sms_closed, voice_closed, number_day, prefix_day, country_day, house_day) from stdin;
t	f	f	10	100	2000	20000
\.

copy sms_country_budget (dial, country_day, sms_closed, voice_closed) from stdin;
65	2	t	f
\.

copy approval_request (id, number, kind, subject_id, verdict, proposal, reason_code, told, content, content_hash, reason, status, requested_by, requested_at, decided_at) from stdin;
028bb8f1-1672-414d-8e7f-4a3695b7b951	23	kyc_review	ae5125dd-8981-4072-8529-09976854ac09	approve	{}	\N	\N	{"number": "KYC-30003", "photos": [{"kind": "front", "sha256": "37dc48b344f0b74d8e141add656f3b162f43bd91298af194df6da00ffa3947de", "uploadId": "516e1569-312c-4ed5-bd6b-998f484c04c6"}, {"kind": "selfie", "sha256": "e79b724a6e37459938b6af6edfe36f39074c316fc3245efdf62ee6553f0d8486", "uploadId": "8a8d2837-cd10-4a72-9bd4-6617b7714398"}], "address": {"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}, "version": 1, "birthDate": "1971-06-21", "legalName": "Farid Anwar", "customerId": "6b9399bf-4998-48b7-8984-d9456da8c2af", "nationality": "MY", "documentType": "passport", "documentExpiresOn": "2033-05-31", "documentNumberHash": "3525e89834ff86de19eb944b9fe1f55df80c231a6d93e977c0b7213743f95c61", "documentNumberMasked": "••••••275"}	5d6c5b49c64aff12dd5b8ea04d42c08afdafff510cdc8cb203ab6ecd975aa7a4	Passport is genuine and matches the photo.	approved	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00
02ee655a-74d7-4090-9360-d7cf5a095c19	58	distribution_announce	cfbccba9-5509-41ee-95e9-14df7c882051	approve	{}	\N	\N	{"name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "type": "dividend", "payAt": "2026-12-24T09:42:34.529Z", "number": "DS-70002", "period": "2026-H2", "symbol": "HCCL", "perUnit": "0.0245", "currency": "SGD", "recordAt": "2026-12-17T09:42:34.529Z", "declaredBy": "Teo Wen Hui", "withholding": ["CN 10%", "NO 15%", "0%"]}	7460df84f6c74c7457a764b17e7942e6417065efe17236840b0b09aa38577582	As the board of the issuer resolved.	approved	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-11-25 09:42:34.529+00	2026-11-25 09:42:34.529+00
11f4b45a-f529-43a3-93ed-2c4256c366b7	1	cms_text	3a931364-73f6-4811-9e08-ede524892bae	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "legal", "name": {"en": "Terms of service", "zh": "服务条款"}, "slug": "terms", "author": {"id": "d2cc5150-56c4-48b7-8060-af32179b57f6", "name": "Priya Tan"}, "version": 1, "textHash": "28cc89941d6d141fd062427fe30659053e7eb5f0bce77cce0fbfebbc62b6898c", "publishAt": null, "linkedFrom": null}	169ab2ffdd59dd5a51807e8da2cfd9bec7d02d9366c3aac109740e4f92929a6e	Read in both languages.	approved	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00
578bd18a-3bd0-4dc8-a7bd-b3ade2c824e7	40	product_publish	61d42a7f-d4b5-42c3-8d65-585dd306402b	approve	{}	\N	\N	{"name": {"en": "Kestrel Grid Green Notes 2029", "zh": "红隼电网绿色票据 2029"}, "supply": "40000", "symbol": "KGN29", "opensAt": "2026-10-20T09:42:34.529Z", "version": 2, "closesAt": "2026-12-11T09:42:34.529Z", "currency": "SGD", "termsHash": "aadd7d61c2e1f931d54b73e3e269deb92be7a246fe1eb1b4e227611453c61aaa", "unitPrice": "1000.00"}	bf0406dd8cbe562b479dc14d0ea5139afee2c4e00f13d922a0f2c9a8e0c5e743	Terms agree with the memorandum.	approved	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-10-17 09:42:34.529+00	2026-10-17 09:42:34.529+00
cd8ab5a2-01c0-4b83-9e45-be01b3e83051	10	cms_text	87b350dd-23d8-4ddd-bbf6-3e90ad533ddb	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "How is my money held?", "zh": "我的资金如何存放？"}, "slug": "faq-money", "author": {"id": "d2cc5150-56c4-48b7-8060-af32179b57f6", "name": "Priya Tan"}, "version": 1, "textHash": "9b2a330ba3d49dd9e19fc193ed659b0f06eb467503443f57af4f31331f298649", "publishAt": null, "linkedFrom": null}	0ad663190a5e0c6c3b192c375faa2523ad63a00f7d491366fb5d9619324dc8a0	Read in both languages.	approved	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00
d9673f2d-4cb8-45a7-97d9-382e560a90fd	25	kyc_review	4c2587cd-51d9-4895-8062-f2caf34a2b4f	approve	{}	\N	\N	{"number": "KYC-30004", "photos": [{"kind": "front", "sha256": "b03d5c6b748c222b3556f06e6a52110bbaf524ea5cb65b76acf52eedd6040c05", "uploadId": "c3d1e3c7-e967-4220-9235-2bdeb0c03ceb"}, {"kind": "selfie", "sha256": "f5078bf1b82aea01cf9e195de39eb890e2d6cc8db15416ac728ef48aec799b76", "uploadId": "176be8ea-5c98-4a1a-b0fc-82b12c7d7c93"}], "address": {"city": "Oslo", "line1": "8 Harbor Street", "country": "NO", "postcode": "018960"}, "version": 1, "birthDate": "1983-02-17", "legalName": "Tomas Dahl", "customerId": "8fea1792-8152-486f-800a-abdb79469fad", "nationality": "NO", "documentType": "passport", "documentExpiresOn": "2033-05-31", "documentNumberHash": "e54834dadbb3bed048b60b8e704dc5018bb722c307ccc97429b1f4006b0e2c1e", "documentNumberMasked": "••••••034"}	a63b59a9b51ff3a151e0b2770767278e028858e6e0617fa9348d6c961a929732	Passport is genuine and matches the photo.	approved	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00
\.

copy approval (id, request_id, verdict, content_hash, approver_id, note, at) from stdin;
077ac28d-e1d4-41ae-8492-3b735db37214	d9673f2d-4cb8-45a7-97d9-382e560a90fd	approve	a63b59a9b51ff3a151e0b2770767278e028858e6e0617fa9348d6c961a929732	9fb12aae-cb18-4890-81da-71b316b8d5b3	Passport is genuine and matches the photo.	2026-07-02 09:42:34.529+00
0861a10d-7de3-4abd-8544-2bd92d7a186d	578bd18a-3bd0-4dc8-a7bd-b3ade2c824e7	approve	bf0406dd8cbe562b479dc14d0ea5139afee2c4e00f13d922a0f2c9a8e0c5e743	9fb12aae-cb18-4890-81da-71b316b8d5b3	Terms agree with the memorandum.	2026-10-17 09:42:34.529+00
0e3cd918-667f-4dbf-901d-f10d1f5508c7	cd8ab5a2-01c0-4b83-9e45-be01b3e83051	approve	0ad663190a5e0c6c3b192c375faa2523ad63a00f7d491366fb5d9619324dc8a0	9fb12aae-cb18-4890-81da-71b316b8d5b3	Read in both languages.	2026-07-02 09:42:34.529+00
\.

copy document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at) from stdin;
9fb12aae-cb18-4890-81da-71b316b8d5b3	4c2587cd-51d9-4895-8062-f2caf34a2b4f	c3d1e3c7-e967-4220-9235-2bdeb0c03ceb	2026-07-02 09:42:34.529+00	accepted	2026-07-02 09:42:34.529+00
9fb12aae-cb18-4890-81da-71b316b8d5b3	4c2587cd-51d9-4895-8062-f2caf34a2b4f	176be8ea-5c98-4a1a-b0fc-82b12c7d7c93	2026-07-02 09:42:34.529+00	accepted	2026-07-02 09:42:34.529+00
9fb12aae-cb18-4890-81da-71b316b8d5b3	02577596-bb09-4a30-8567-1b544a0fbaa9	65c47280-2d97-4aee-9b1b-4ddc03955374	2026-07-02 09:42:34.529+00	accepted	2026-07-02 09:42:34.529+00
\.

copy audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash) from stdin;
1	2026-07-02 09:42:34.529+00	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	operators.activate	operator	d2cc5150-56c4-48b7-8060-af32179b57f6	\N	{"status": "active"}	\N	127.0.0.1	0000000000000000000000000000000000000000000000000000000000000000	1d6f269bb65886339ef651a6864711d016b6f6bbbb4e738bb85a01c8f3a4db5a
2	2026-07-02 09:42:34.529+00	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	operators.sign_in	operator	d2cc5150-56c4-48b7-8060-af32179b57f6	\N	\N	\N	127.0.0.1	1d6f269bb65886339ef651a6864711d016b6f6bbbb4e738bb85a01c8f3a4db5a	172e4cbdef622e4280715f76b336524f8a34fdd9c649fa507889d471cfea93a0
3	2026-07-02 09:42:34.529+00	operator:9fb12aae-cb18-4890-81da-71b316b8d5b3	operators.activate	operator	9fb12aae-cb18-4890-81da-71b316b8d5b3	\N	{"status": "active"}	\N	127.0.0.1	172e4cbdef622e4280715f76b336524f8a34fdd9c649fa507889d471cfea93a0	d48c719184fe0cbb9337c15aa1274b093433449f5d8a0c631ad7f359988502b9
\.

copy audit_copy (the_row, seq, hash, at, answered_at, knows_more) from stdin;
t	329	e4a3c935c37eabcb3e3f4485c0b30d60d7463fac1bba3e3c003488524ead423f	2026-11-29 09:42:50.513+00	2026-11-29 09:42:50.513478+00	f
\.

copy books_check (id, at, scope, findings, detail, saw_up_to, began_at, saw_journal, saw_act, unconfirmed) from stdin;
1	2026-07-02 09:42:34.529+00	everything	0	[]	0	2026-11-29 09:42:35.951+00	0	67	[]
2	2026-11-29 09:42:53.543+00	tail	0	[]	\N	2026-11-29 09:42:52.71+00	1237	329	[]
3	2026-11-29 09:43:00.579+00	tail	0	[]	\N	2026-11-29 09:43:00.013+00	1239	329	[]
\.

copy webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at, accepted_at, rests_until, busy_until, turn_at, is_quick) from stdin;
8a37ac42-52cf-4f36-aa2f-bafc7991fcd0	d700fdda-6f39-42c9-ab71-5ac17e788cac	f763491b-d755-442e-92bb-d585d8f64cd6	1	invented	{Invented}	1	failing	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	f
\.

copy webhook_event (id, number, customer_id, type, subject_id, data, created_at) from stdin;
ae47618e-8892-4b8a-8cba-f0a6231b12b7	1	f763491b-d755-442e-92bb-d585d8f64cd6	2026-06-01	\N	[]	2026-06-03 00:00:00+00
\.

copy webhook_delivery (id, endpoint_id, event_id, status, tries, created_at, next_at, last_at, last_status, last_error) from stdin;
2d972d04-5528-480e-846f-afd9bf8408cd	8a37ac42-52cf-4f36-aa2f-bafc7991fcd0	ae47618e-8892-4b8a-8cba-f0a6231b12b7	waiting	5	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	\N	\N
\.

copy webhook_orders_read (id, fill_seq, canceled_number) from stdin;
1	1239	2395
\.

copy identity_choice (customer_id, kind, at) from stdin;
5faa6cab-ff6d-4e9a-9b20-06cce7079907	personal	2026-07-02 09:42:34.529+00
6b9399bf-4998-48b7-8984-d9456da8c2af	personal	2026-07-02 09:42:34.529+00
8fea1792-8152-486f-800a-abdb79469fad	personal	2026-07-02 09:42:34.529+00
\.

copy kyc_case (id, number, customer_id, status, version, opened_at, submitted_at, decided_at, reason_code, told, approved_at) from stdin;
4c2587cd-51d9-4895-8062-f2caf34a2b4f	30004	8fea1792-8152-486f-800a-abdb79469fad	approved	1	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	2026-07-02 09:42:34.529+00
5908db12-beb0-458d-b4e9-12d343c8be27	30002	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	approved	1	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	2026-07-02 09:42:34.529+00
75dd7f79-c527-455c-abcb-6bbc348cadee	30006	d700fdda-6f39-42c9-ab71-5ac17e788cac	approved	1	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	2026-07-02 09:42:34.529+00
\.

copy kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash, document_number_masked, document_expires_on, address, at, source, source_at, unverified_fields, number_formula) from stdin;
4c2587cd-51d9-4895-8062-f2caf34a2b4f	1	Tomas Dahl	1983-02-17	NO	passport	k1._g-fQ03b8B1hOYBf.3DJkfp92_yeVtQBX07619w.sRjO-1OOeuub	e54834dadbb3bed048b60b8e704dc5018bb722c307ccc97429b1f4006b0e2c1e	••••••034	2033-05-31	{"city": "Oslo", "line1": "8 Harbor Street", "country": "NO", "postcode": "018960"}	2026-07-02 09:42:34.529+00	customer	\N	{}	2
5908db12-beb0-458d-b4e9-12d343c8be27	1	陈思远	1979-11-03	CN	passport	k1.QNuYv5Bpc9CQtjAm.hJtYw3tapMFlcEcxM-hvNQ.z8GQYLUYMgmn	2cdab8e72d085c8a822ca0d21276764eb630b535166e0d582c6a8ce154bd2495	••••••443	2033-05-31	{"city": "上海", "line1": "8 Harbor Street", "country": "CN", "postcode": "018960"}	2026-07-02 09:42:34.529+00	customer	\N	{}	2
75dd7f79-c527-455c-abcb-6bbc348cadee	1	Nadia Rahman	1986-12-08	SG	passport	k1.ac3n4DYwaIqXPo92.3e4B4yZljbSYtuVAECO2Vg.tluh5bdvSIuG	479ca555e1d8395b8e908eefc719f64660f9a219a4aa604da664e5ae77b67b30	••••••38M	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 09:42:34.529+00	customer	\N	{}	2
\.

copy kyc_document (case_id, version, kind, upload_id) from stdin;
4c2587cd-51d9-4895-8062-f2caf34a2b4f	1	front	c3d1e3c7-e967-4220-9235-2bdeb0c03ceb
4c2587cd-51d9-4895-8062-f2caf34a2b4f	1	selfie	176be8ea-5c98-4a1a-b0fc-82b12c7d7c93
5908db12-beb0-458d-b4e9-12d343c8be27	1	front	77976e7f-4dbd-4bdf-95ee-5decaef9b22a
\.

copy kyc_ask (case_id, version, item, reason_code, told, asked_by, at) from stdin;
5908db12-beb0-458d-b4e9-12d343c8be27	1	details	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	f1c6031a-cb77-4256-936b-e7e60e04bf71	2026-06-02 00:00:00+00
\.

copy kyc_identity (number_hash, customer_id) from stdin;
2cdab8e72d085c8a822ca0d21276764eb630b535166e0d582c6a8ce154bd2495	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819
3525e89834ff86de19eb944b9fe1f55df80c231a6d93e977c0b7213743f95c61	6b9399bf-4998-48b7-8984-d9456da8c2af
479ca555e1d8395b8e908eefc719f64660f9a219a4aa604da664e5ae77b67b30	d700fdda-6f39-42c9-ab71-5ac17e788cac
\.

copy identity_check (id, customer_id, at, matched) from stdin;
f8832694-e4a4-48fd-9f84-1f74ad5070a1	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	2026-06-01 00:00:10+00	t
\.

copy kyc_handover (id, customer_id, flow, items, status, code_hash, device, phone_hash, created_at, opened_at, done_at, expires_at) from stdin;
45527d87-8146-4c94-8bef-24d9c026dc89	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	company	{Invented}	opened	solana	DBSSSGSG	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	\N	2026-06-02 00:00:00+00
\.

copy kyc_handover_photo (handover_id, item, upload_id, at) from stdin;
45527d87-8146-4c94-8bef-24d9c026dc89	+6591234567	b0ddc639-cdff-46eb-bbbf-e10cc6e4f37a	2026-06-02 00:00:00+00
\.

copy company_application (id, number, customer_id, status, version, company_type, name, registration_number, registration_hash, incorporated_on, contact_number, source_of_funds, nature_of_business, application_reason, website, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code, told) from stdin;
71c1d98b-d485-4946-ab89-c5cc27b76bd1	50001	a1d68b18-0602-485b-ab4b-702467866bea	approved	2	limited_liability_partnership	Northquay Capital Partners LLP	T19LL0452K	05d1b9b98d252e7feaa0c3f0f50e2dffd5bd0513f8831c8360d6249df4ff40de	2019-06-01	+6561234567	Capital of the partners and retained earnings.	Investment in private credit.	To subscribe to offerings and hold them.	\N	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	f	2026-11-13 09:42:34.529+00	2026-11-13 09:42:34.529+00	2026-11-13 09:42:34.529+00	0	2026-11-13 09:42:34.529+00	\N	\N
\.

copy company_document (application_id, kind, upload_id, issued_on, added_at) from stdin;
71c1d98b-d485-4946-ab89-c5cc27b76bd1	partnership_agreement	cfa63d39-6c0b-41db-96cd-4a0ccf67cdb7	2026-11-04	2026-11-13 09:42:34.529+00
71c1d98b-d485-4946-ab89-c5cc27b76bd1	business_profile	f652039a-c2bf-4642-94a4-01a4ee6c5723	2026-11-04	2026-11-13 09:42:34.529+00
71c1d98b-d485-4946-ab89-c5cc27b76bd1	board_resolution	f5434a1a-52fa-4312-bab5-c14b83eb4552	2026-11-04	2026-11-13 09:42:34.529+00
\.

copy company_person (id, application_id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, added_at, account_hash, register_fields, register_roles, number_formula, register_differs) from stdin;
a9803dbb-30ae-4826-a498-32b53586f144	71c1d98b-d485-4946-ab89-c5cc27b76bd1	Helena Voss	{general_partner,authorized_trader}	passport	k1.IeBoA6v7Koawo-Fu.KgbL0cLguvCRqw07_K-7_Q.pUwF2b1Q-91v	2a0829f5822ce07aee26469bce69e61c2b7914298e6c9aa6b087447b6ed67cf5	••••••20K	SG	1974-05-04	4200	2026-11-13 09:42:34.529+00	adfc4e1e60fb4e0f3e6c9385f2610cd4154acd718452e66fc8227e6ddc336f33	\N	\N	2	{}
acb9600a-f785-4759-9dd2-59bcba459c5d	71c1d98b-d485-4946-ab89-c5cc27b76bd1	Mira Ranganathan	{limited_partner}	passport	k1.wfGDNvJMkIop-c1y.t3K5yNUBQ01vZ56J71NaNA.Z9eFYAP09APv	5e95037c4202427cba63b5bc60987163cb702e3ed8d86de093492cd8b6dde8f3	••••••22K	IN	1981-02-14	1800	2026-11-13 09:42:34.529+00	cb6e2edff711539e81467e3c6cf82672dd7272119b23c7b9649927a82b3bdb36	\N	\N	2	{}
d2c617c9-ee91-423d-8f9d-c93f5b456757	71c1d98b-d485-4946-ab89-c5cc27b76bd1	Tomas Dahl	{limited_partner}	passport	k1.z5XYdtv-QN006ERw.as_sVoLCZrVDjIKHCcOxsg.4FZ-dJgum3Xm	33ea0e21d8befeb010f2d8eba3d43b90f03aeef46857cd1c59fd65876a751f7a	••••••21K	NO	1968-11-02	\N	2026-11-13 09:42:34.529+00	238ac4838201d7182e87dcedc7899f07e5e2757f72fbb4a98aaacd6cd606a321	\N	\N	2	{}
\.

copy company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at) from stdin;
71c1d98b-d485-4946-ab89-c5cc27b76bd1	1	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "a9803dbb-30ae-4826-a498-32b53586f144", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "adfc4e1e60fb4e0f3e6c9385f2610cd4154acd718452e66fc8227e6ddc336f33", "id_number_hash": "2a0829f5822ce07aee26469bce69e61c2b7914298e6c9aa6b087447b6ed67cf5", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.IeBoA6v7Koawo-Fu.KgbL0cLguvCRqw07_K-7_Q.pUwF2b1Q-91v", "register_differs": []}, {"id": "acb9600a-f785-4759-9dd2-59bcba459c5d", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "cb6e2edff711539e81467e3c6cf82672dd7272119b23c7b9649927a82b3bdb36", "id_number_hash": "5e95037c4202427cba63b5bc60987163cb702e3ed8d86de093492cd8b6dde8f3", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.wfGDNvJMkIop-c1y.t3K5yNUBQ01vZ56J71NaNA.Z9eFYAP09APv", "register_differs": []}, {"id": "d2c617c9-ee91-423d-8f9d-c93f5b456757", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "238ac4838201d7182e87dcedc7899f07e5e2757f72fbb4a98aaacd6cd606a321", "id_number_hash": "33ea0e21d8befeb010f2d8eba3d43b90f03aeef46857cd1c59fd65876a751f7a", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.z5XYdtv-QN006ERw.as_sVoLCZrVDjIKHCcOxsg.4FZ-dJgum3Xm", "register_differs": []}], "structure": {"stakes": [], "entities": [], "restBelow": false}}	2026-11	e3cfba9ce947ff1333e1a395d2be4df189d93bd1480cda17cc95d30a390bcf5d	a9803dbb-30ae-4826-a498-32b53586f144	Helena Voss	2026-11-13 09:42:34.529+00
71c1d98b-d485-4946-ab89-c5cc27b76bd1	2	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "a9803dbb-30ae-4826-a498-32b53586f144", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "adfc4e1e60fb4e0f3e6c9385f2610cd4154acd718452e66fc8227e6ddc336f33", "id_number_hash": "2a0829f5822ce07aee26469bce69e61c2b7914298e6c9aa6b087447b6ed67cf5", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.IeBoA6v7Koawo-Fu.KgbL0cLguvCRqw07_K-7_Q.pUwF2b1Q-91v", "register_differs": []}, {"id": "acb9600a-f785-4759-9dd2-59bcba459c5d", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "cb6e2edff711539e81467e3c6cf82672dd7272119b23c7b9649927a82b3bdb36", "id_number_hash": "5e95037c4202427cba63b5bc60987163cb702e3ed8d86de093492cd8b6dde8f3", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.wfGDNvJMkIop-c1y.t3K5yNUBQ01vZ56J71NaNA.Z9eFYAP09APv", "register_differs": []}, {"id": "d2c617c9-ee91-423d-8f9d-c93f5b456757", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "238ac4838201d7182e87dcedc7899f07e5e2757f72fbb4a98aaacd6cd606a321", "id_number_hash": "33ea0e21d8befeb010f2d8eba3d43b90f03aeef46857cd1c59fd65876a751f7a", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.z5XYdtv-QN006ERw.as_sVoLCZrVDjIKHCcOxsg.4FZ-dJgum3Xm", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "affa73b7-ecf1-479f-876e-325fa1adc00f"}, {"ofId": "affa73b7-ecf1-479f-876e-325fa1adc00f", "share": 10000, "ownerId": "aa7847a0-a402-41d2-810c-55a06888424f"}, {"ofId": "aa7847a0-a402-41d2-810c-55a06888424f", "share": 9700, "ownerId": "d2c617c9-ee91-423d-8f9d-c93f5b456757"}], "entities": [{"id": "affa73b7-ecf1-479f-876e-325fa1adc00f", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "aa7847a0-a402-41d2-810c-55a06888424f", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	e3cfba9ce947ff1333e1a395d2be4df189d93bd1480cda17cc95d30a390bcf5d	a9803dbb-30ae-4826-a498-32b53586f144	Helena Voss	2026-11-13 09:42:34.529+00
\.

copy company_version_document (application_id, version, kind, upload_id, issued_on) from stdin;
71c1d98b-d485-4946-ab89-c5cc27b76bd1	1	board_resolution	f5434a1a-52fa-4312-bab5-c14b83eb4552	2026-11-04
71c1d98b-d485-4946-ab89-c5cc27b76bd1	1	business_profile	f652039a-c2bf-4642-94a4-01a4ee6c5723	2026-11-04
71c1d98b-d485-4946-ab89-c5cc27b76bd1	1	partnership_agreement	cfa63d39-6c0b-41db-96cd-4a0ccf67cdb7	2026-11-04
\.

copy company_ask (application_id, version, item, reason_code, told, asked_by, at, answered_at) from stdin;
71c1d98b-d485-4946-ab89-c5cc27b76bd1	1	ABCD	USD	\N	9fb12aae-cb18-4890-81da-71b316b8d5b3	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy company_identity (registration_hash, customer_id) from stdin;
05d1b9b98d252e7feaa0c3f0f50e2dffd5bd0513f8831c8360d6249df4ff40de	a1d68b18-0602-485b-ab4b-702467866bea
\.

copy company_structure (application_id, structure, saved_at) from stdin;
71c1d98b-d485-4946-ab89-c5cc27b76bd1	{"stakes": [{"ofId": null, "share": 3100, "ownerId": "affa73b7-ecf1-479f-876e-325fa1adc00f"}, {"ofId": "affa73b7-ecf1-479f-876e-325fa1adc00f", "share": 10000, "ownerId": "aa7847a0-a402-41d2-810c-55a06888424f"}, {"ofId": "aa7847a0-a402-41d2-810c-55a06888424f", "share": 9700, "ownerId": "d2c617c9-ee91-423d-8f9d-c93f5b456757"}], "entities": [{"id": "affa73b7-ecf1-479f-876e-325fa1adc00f", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "aa7847a0-a402-41d2-810c-55a06888424f", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}	2026-11-13 09:42:34.529+00
\.

copy company_change (id, number, application_id, status, base_version, to_version, changed_on, note, content, declaration_version, declaration_sha256, signer_id, signer_name, filed_at, decided_at, reason_code, told) from stdin;
96266461-69c5-4c54-a6a4-284caf82d4bc	70001	71c1d98b-d485-4946-ab89-c5cc27b76bd1	approved	1	2	2026-11-04	Tomas Dahl transferred his stake to Dahl Holding AS.	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "a9803dbb-30ae-4826-a498-32b53586f144", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "adfc4e1e60fb4e0f3e6c9385f2610cd4154acd718452e66fc8227e6ddc336f33", "id_number_hash": "2a0829f5822ce07aee26469bce69e61c2b7914298e6c9aa6b087447b6ed67cf5", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.IeBoA6v7Koawo-Fu.KgbL0cLguvCRqw07_K-7_Q.pUwF2b1Q-91v", "register_differs": []}, {"id": "acb9600a-f785-4759-9dd2-59bcba459c5d", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "cb6e2edff711539e81467e3c6cf82672dd7272119b23c7b9649927a82b3bdb36", "id_number_hash": "5e95037c4202427cba63b5bc60987163cb702e3ed8d86de093492cd8b6dde8f3", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.wfGDNvJMkIop-c1y.t3K5yNUBQ01vZ56J71NaNA.Z9eFYAP09APv", "register_differs": []}, {"id": "d2c617c9-ee91-423d-8f9d-c93f5b456757", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "238ac4838201d7182e87dcedc7899f07e5e2757f72fbb4a98aaacd6cd606a321", "id_number_hash": "33ea0e21d8befeb010f2d8eba3d43b90f03aeef46857cd1c59fd65876a751f7a", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.z5XYdtv-QN006ERw.as_sVoLCZrVDjIKHCcOxsg.4FZ-dJgum3Xm", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "affa73b7-ecf1-479f-876e-325fa1adc00f"}, {"ofId": "affa73b7-ecf1-479f-876e-325fa1adc00f", "share": 10000, "ownerId": "aa7847a0-a402-41d2-810c-55a06888424f"}, {"ofId": "aa7847a0-a402-41d2-810c-55a06888424f", "share": 9700, "ownerId": "d2c617c9-ee91-423d-8f9d-c93f5b456757"}], "entities": [{"id": "affa73b7-ecf1-479f-876e-325fa1adc00f", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "aa7847a0-a402-41d2-810c-55a06888424f", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	e3cfba9ce947ff1333e1a395d2be4df189d93bd1480cda17cc95d30a390bcf5d	a9803dbb-30ae-4826-a498-32b53586f144	Helena Voss	2026-11-13 09:42:34.529+00	2026-11-13 09:42:34.529+00	\N	\N
\.

copy company_change_document (change_id, application_id, kind, upload_id, issued_on) from stdin;
96266461-69c5-4c54-a6a4-284caf82d4bc	71c1d98b-d485-4946-ab89-c5cc27b76bd1	register_of_members	9fad5d63-7c42-476f-b929-dd1cf5460fd4	2026-11-04
\.

copy company_register (application_id, fetched_at, fields, company_owners, left_out, differs, removed) from stdin;
71c1d98b-d485-4946-ab89-c5cc27b76bd1	2026-06-02 00:00:00+00	{}	[]	0	{}	{}
\.

copy company_rule (id, person_link_days) from stdin;
t	7
\.

copy company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, token_hash, facts_hash, consent_version, consent_sha256, created_at, opened_at, done_at, expires_at, wrong_dates) from stdin;
4550c3b7-0235-4025-bb0f-5ac395147ec9	71c1d98b-d485-4946-ab89-c5cc27b76bd1	d2c617c9-ee91-423d-8f9d-c93f5b456757	sent	tomas.dahl@northquay.example	en_US	808b693abbf6b5d348256ccaf6f77907b7bc1196e23dd4d3f5abefb742bb5c1e	\N	\N	\N	\N	2026-11-13 09:42:34.529+00	\N	\N	2026-11-20 09:42:34.529+00	0
\.

copy company_person_photo (link_id, application_id, item, upload_id, at) from stdin;
4550c3b7-0235-4025-bb0f-5ac395147ec9	71c1d98b-d485-4946-ab89-c5cc27b76bd1	front	1e063d3d-5f6d-4662-bd61-71408f603559	2026-06-01 00:00:10+00
\.

copy investor_application (id, number, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at, decided_at, reason_code, told, expires_at, reminded_days, ended_at) from stdin;
02577596-bb09-4a30-8567-1b544a0fbaa9	40004	5faa6cab-ff6d-4e9a-9b20-06cce7079907	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	76e1443feec0f7e31a525a8f1ecdc0ab8a7f15a9f8a7f6bd709c7dd7f869423f	granted	f	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	2027-07-02 09:42:34.529+00	\N	\N
5318913e-7a6c-470a-8e8e-169947856426	40001	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	02f3ce4ae04adbd1dbaec45a6723c775fec3ad8d132672fcb750c058dd3aaf8d	granted	f	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	2027-07-02 09:42:34.529+00	\N	\N
60e0c5a3-b2bd-45ac-846a-06fe2f0863bd	40003	8fea1792-8152-486f-800a-abdb79469fad	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	02f3ce4ae04adbd1dbaec45a6723c775fec3ad8d132672fcb750c058dd3aaf8d	granted	f	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	2027-07-02 09:42:34.529+00	\N	\N
\.

copy investor_evidence (application_id, upload_id) from stdin;
02577596-bb09-4a30-8567-1b544a0fbaa9	65c47280-2d97-4aee-9b1b-4ddc03955374
5318913e-7a6c-470a-8e8e-169947856426	170e141b-89f7-4948-894e-cad4140e0bb8
60e0c5a3-b2bd-45ac-846a-06fe2f0863bd	c17469f1-0e79-468d-80a8-00be35648418
\.

copy investor_rule (id, version, rules, changed_at) from stdin;
t	1	{"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}	\N
\.

copy risk_test (id, customer_id, questions, answers, right_answers, pass_percent, status, started_at, ended_at) from stdin;
93a31762-0765-4866-8821-b5b8c247ca50	f763491b-d755-442e-92bb-d585d8f64cd6	{Invented}	{10}	0	1	failed	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00
\.

copy sumsub_applicant (id, customer_id, kind, mode, applicant_id, subject_hash, level_name, info_digest, status, labels, comment, newest_at, green_at, taken_at, case_id, started_at, changed_at) from stdin;
a3adcb74-7370-4be4-bee8-ccf10bc97e1e	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	personal	sandbox	\N	SG	solana	en_US	retry	{}	\N	\N	\N	2026-06-03 00:00:00+00	\N	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy sumsub_event (id, digest, body_sealed, received_at, external_user_id, outcome, handled_at) from stdin;
87058ca7-032a-43c3-b481-13c2f336e0f3	ABCD	invented	2026-06-01 00:00:10+00	2026-06-01	\N	\N
\.

copy sumsub_removal (id, applicant_id, mode, requested_at, tries, tried_at, done_at) from stdin;
90768d33-8d09-4ce2-be6a-fdefa85a1dd2	\N	sandbox	2026-06-01 00:00:00+00	1	\N	2026-06-01 00:00:10+00
\.

copy sumsub_rule (id, verifies, countries) from stdin;
t	f	{}
\.

copy vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at, used_at, outcome) from stdin;
7f737ab2-96b7-437f-b08f-f05d8a382eef	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	2510f95f-cbb7-4353-9a26-f2534f79b275	singpass	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N
\.

copy myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at) from stdin;
4038da79-638f-4ba6-a6c4-8d996e9e7db0	5faa6cab-ff6d-4e9a-9b20-06cce7079907	Invented	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00
\.

copy transfer (id, number, customer_id, target_customer_id, coin, amount, source, target, status, requested_at, completed_at) from stdin;
096f1643-380f-4136-ab08-cd88f745d56c	5	d700fdda-6f39-42c9-ab71-5ac17e788cac	\N	HCCL	2000000	token	spot	completed	2026-10-03 09:42:34.529+00	2026-10-03 09:42:34.529+00
1e909880-01f5-4607-b9f7-a2775c8eb6af	6	d700fdda-6f39-42c9-ab71-5ac17e788cac	\N	tUSD	2500000000000	token	spot	completed	2026-10-03 09:42:34.529+00	2026-10-03 09:42:34.529+00
21e1db88-632c-41f1-be61-04a40ed1d6d1	1	5faa6cab-ff6d-4e9a-9b20-06cce7079907	\N	AURB	300000	token	spot	completed	2026-10-03 09:42:34.529+00	2026-10-03 09:42:34.529+00
\.

copy sub_account (customer_id, parent_id, slot, name, deposits_open, trading_open) from stdin;
f763491b-d755-442e-92bb-d585d8f64cd6	d700fdda-6f39-42c9-ab71-5ac17e788cac	1	Northquay	t	t
\.

copy blacklist_entry (customer_id, blocked_number, remark, created_at) from stdin;
dbc656e7-d6a9-4c02-8bca-763c60acb998	1	INV000001	2026-06-01 00:00:00+00
\.

copy account_closing (customer_id, requested_at, closes_at) from stdin;
8fea1792-8152-486f-800a-abdb79469fad	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy member (login_id, account_id, roles, invited_by, joined_at, removed_at, removed_by, counts_from) from stdin;
5faa6cab-ff6d-4e9a-9b20-06cce7079907	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	{administer}	6b9399bf-4998-48b7-8984-d9456da8c2af	2026-06-01 00:00:00+00	\N	\N	2026-06-01 00:00:10+00
\.

copy member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at, ended_at, outcome) from stdin;
2c10ebc8-4bfa-4b57-b88a-c768f4ff85f2	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	65	1	{trade}	en_US	dbc656e7-d6a9-4c02-8bca-763c60acb998	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	\N
\.

copy member_act (id, account_id, login_id, key_id, at, path, subject, ip) from stdin;
50a17a3b-faa0-4517-ad4e-af555cbf6289	a1d68b18-0602-485b-ab4b-702467866bea	a1d68b18-0602-485b-ab4b-702467866bea	\N	2026-11-13 09:42:34.529+00	upload/api/v1/uploads/create	d76f237e-b2e3-489d-95df-77f9c4248b27	127.0.0.1
586cd9e6-2812-49bf-b003-eeefc0710090	a1d68b18-0602-485b-ab4b-702467866bea	a1d68b18-0602-485b-ab4b-702467866bea	\N	2026-11-13 09:42:34.529+00	ex/broker/apply	534bb750-e470-4151-9b95-5edb012cee71	127.0.0.1
59ad3649-eb21-4056-a795-06c01a6c1d03	a1d68b18-0602-485b-ab4b-702467866bea	a1d68b18-0602-485b-ab4b-702467866bea	\N	2026-11-13 09:42:34.529+00	ex/api/v1/company_changes/file	\N	127.0.0.1
\.

copy signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at) from stdin;
95ff053b-c51f-4cc1-9b4e-61d97b423306	d700fdda-6f39-42c9-ab71-5ac17e788cac	1	\N	\N	8fea1792-8152-486f-800a-abdb79469fad	6b9399bf-4998-48b7-8984-d9456da8c2af	2026-06-01 00:00:10+00
\.

copy signature_act (id, number, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, asked_by, asked_at, factor, lapses_at, second_by, second_factor, ended_by, ended_at, failed_code, result_id) from stdin;
9f45b8cf-a685-4e82-8967-eac2e980bb84	20	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	order	lapsed	[]	en_US	USD	1	\N	7a9f1399-9ca9-4aff-b166-d7028ac2b0b7	\N	5faa6cab-ff6d-4e9a-9b20-06cce7079907	2026-06-01 00:00:10+00	HDFC0ABCDEF	2026-06-03 00:00:00+00	\N	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	d700fdda-6f39-42c9-ab71-5ac17e788cac	2026-06-01 00:00:10+00	\N	33964690-ef73-46f9-a32d-abdb78e97822
\.

copy single_act (id, login_id, account_id, kind, value, client_order_id, at) from stdin;
cfb5e4ae-811a-47be-900a-cb9d20a6e706	a1d68b18-0602-485b-ab4b-702467866bea	f763491b-d755-442e-92bb-d585d8f64cd6	money	100	\N	2026-06-02 00:00:00+00
\.

copy deposit_address (chain, address, customer_id, seal, created_at) from stdin;
solana_devnet	D1AenbxURdb5KzzV7YCNX6njLTjgTD4tLYDj7Anh14R9	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	dbed4b991c889bcbf1879f190d41e71fcc16f25a2af609471a94778b6e4045c2	2026-07-02 09:42:34.529+00
solana_devnet	3h58vEXobwvVVAH6L7RhxxpMxpQz3BPMJ6YDk7pfb7h7	5faa6cab-ff6d-4e9a-9b20-06cce7079907	a7ceb04845183eb082e773d8f721ec795fe406eeeba3a958c421192251bdc32b	2026-07-02 09:42:34.529+00
solana_devnet	Do1GkAUY8d2iTiLbAnkeXG5spD63NU9ZC9j8oJ9TmHeZ	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	72c87f58ff174df9bdf36bd74a00d6626b80d4fc855f6645cad14a2957c7de7b	2026-07-02 09:42:34.529+00
solana_devnet	6rid5efKpnqBicKu5JvznLRqeTbqDqx3D8Gn2STuwX6N	6b9399bf-4998-48b7-8984-d9456da8c2af	705df494ff59cdbb18a063efd19fb74f07ad9b6fa7a466bd7ef3f3fc90d1c7d2	2026-07-02 09:42:34.529+00
solana_devnet	2q9L7DVYNhKsbuiXZffnzro5kEUyaJ5PpzXPkRcZTiDq	a1d68b18-0602-485b-ab4b-702467866bea	55991cdc15497157050aaad14c22e5b8db231c2750a2288d81a8f61872a9fdf3	2026-11-13 09:42:34.529+00
\.

copy chain_cursor (chain, token_account, coin, mint, address, customer_id, signature, slot, balance, empty_looks) from stdin;
solana_devnet	6E49NCggBpKh1CMrTAHkiEgFUBTwjHWgEvEqy7gQ5yHH	tUSD	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	6rid5efKpnqBicKu5JvznLRqeTbqDqx3D8Gn2STuwX6N	6b9399bf-4998-48b7-8984-d9456da8c2af	4zZr6YeyPEuMrtA171sWtd2uvHXXN6bMH7XNCTbq5XjrFa3kiNPevHn3dFy6yt62S5cvfKDkAL8MVWGrTV2tErdZ	36	0	2
solana_devnet	GNtsRsAEGfMtzKxsAVQRpHXJLtiaXsFREwkUnNAeK58m	tUSD	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	2q9L7DVYNhKsbuiXZffnzro5kEUyaJ5PpzXPkRcZTiDq	a1d68b18-0602-485b-ab4b-702467866bea	3DiyUZ33jiiWsAy82XRipLDkyHdWEza7Km8R7egKyHWdmS74suyaLoz4szimYHH4j5xW83qU5gRVU4QnHnvEUsjH	60	0	2
solana_devnet	3k22XZY21XH4wffBduEvzF4o4NWtLSXG8myxWwUxraqk	tUSD	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	Do1GkAUY8d2iTiLbAnkeXG5spD63NU9ZC9j8oJ9TmHeZ	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	3ZKyrG4vrPFuLJJy7YMVdtvR5TBTsvYHEVtA1kYV7Jk9HMsgSny2fzNy7BAYjYVtLTGjaCmsebBDVw7RP2hjjE3	36	0	2
solana_devnet	4qR9dtw73aBwvG3nDSEJbg7pJ7Cv4fGg1LcwhADrkxZJ	tUSD	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	D1AenbxURdb5KzzV7YCNX6njLTjgTD4tLYDj7Anh14R9	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	3udLpwpDMdP8XDwJpBG6ECKPTcqn1EN9SMQd7wk7gkenRdXpEDbNkaWVkgH8JPg6ST1QzprBHmGF8eK1rAc16ySS	36	0	2
\.

copy deposit (id, customer_id, coin, chain, signature, path, destination, sender, mint, amount, slot, confirmations, status, reason, journal_id, seen_at, credited_at) from stdin;
213ba383-a0ae-4a82-b1a4-63da2373d816	6b9399bf-4998-48b7-8984-d9456da8c2af	tUSD	solana_devnet	5bCTU58qT4ZEPTVfgXJcDwALzcDyPDz5hbGbe4LVA8eDH6K64nG3BaZEWxSVRtYj5jSkBqXkRMSvQEVoL1hnuSK2	1	6E49NCggBpKh1CMrTAHkiEgFUBTwjHWgEvEqy7gQ5yHH	\N	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	500000000000	22	8	credited	\N	01a0fbfe-7d21-7604-b7ea-45a033bb5805	2026-10-02 09:42:34.529+00	2026-10-02 09:42:34.529+00
61054590-ddfa-4ce3-8af9-df964c29b4f5	8fea1792-8152-486f-800a-abdb79469fad	tUSD	solana_devnet	4tVnHoq73qUjiZq6cxzP6NQ31Y4Xrou55ZwJPFZRxzRoTr619nX1U9kThspwn6wff3m5hHWVSUTEYSAMjq38GG9M	1	HRJzk25fCJ1L2oLQLkYL1Rw7eYMfu2SRu7nDHGUGgNpH	\N	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	300000000000	22	8	credited	\N	01a0fbfe-7d21-732c-b9ae-5da47a96b597	2026-10-02 09:42:34.529+00	2026-10-02 09:42:34.529+00
62697f97-b39d-4a59-9c0a-52d2dae91ab7	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	tUSD	solana_devnet	2nkL8R6Sdh5CRVsWg3gn6dyW445SQESsDW6XRo4Si5c4Bj73wyNEAjyw5BN6HvBqoTKTEYNBrDUpaT8nL4fSt3w1	1	4qR9dtw73aBwvG3nDSEJbg7pJ7Cv4fGg1LcwhADrkxZJ	\N	ABPduYB5m7w4ft6UZSsowtgEEaYNLpeiBqr6MhWKEjNc	60000000000	22	8	credited	\N	01a0fbfe-7d21-7ba6-8755-582252b1d733	2026-10-02 09:42:34.529+00	2026-10-02 09:42:34.529+00
\.

copy house_address (chain, address, created_at, kind) from stdin;
solana_devnet	26N3KrFnEPVJ25REGhn6jzfvErZXjDZkDGr1qfYexXUU	2026-07-02 09:42:34.529+00	hot
solana_devnet	2dwNUJJBvUoqqagJrYguQq3dWuZ3b9xDiG1s1t3vVwNm	2026-07-02 09:42:34.529+00	cold
\.

copy sweep (id, chain, token_account, coin, amount, signature, wire, last_valid_height, outcome, created_at, resolved_at, target) from stdin;
045d87f2-5390-4042-8ea1-2d6309a3f2b7	solana_devnet	3k22XZY21XH4wffBduEvzF4o4NWtLSXG8myxWwUxraqk	tUSD	150000000000	3ZKyrG4vrPFuLJJy7YMVdtvR5TBTsvYHEVtA1kYV7Jk9HMsgSny2fzNy7BAYjYVtLTGjaCmsebBDVw7RP2hjjE3	AgI0k37dGhBNNm9Mf0ak6FfyrbfgHNGlwrxeJ4pRTgCsrOHm+LSSxph3e3LZ3puRh4r1WExDdFtBexDfZuXOLQwG/LdWEr8iHUVR0QloBkxQSnCjbhdjMT1WUg+xaN/e2uEVsk5A098jwJZNeeARQi+zRBXEvzJF5h/z0xCP9hMAgAIBBgoQO2GN/Giztr1Qb08M0R5wpvfLfWQLCaJN9fK2IHD8Ob4VRGt7Vykd1JVFgJ3IlY2fJW9zoZ6Kt0wTq2vb1MqCKLyCVUO49NhNHBZHXSNJ4M5WfEsAXXPlbmhrJjyX1afSG05iYoz+hIkKJ339cHQeb/IyoIlarmNvQgXkckJm8QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAiGKV25nHSslkl3TmxiJYh8VJXicc7NDIw1DkW2tKKhWMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqQoSp24HGq7jkplBjxdXkRj7b/04sz3m99lBWxmTYeWXBQcABQJADQMABwAJAwAAAAAAAAAABgYAAwAFBAkBAQkEAgUDAQoMAFyy7CIAAAAGCAAkMDQ1ZDg3ZjItNTM5MC00MDQyLThlYTEtMmQ2MzA5YTNmMmI3AA==	177	finalised	2026-10-02 09:42:34.529+00	2026-11-04 09:42:34.529+00	hot
25fc9208-df26-48ba-ac81-fbab520bf52d	solana_devnet	F9AmShqPcVxbCAhY8NmfX173JvGyyehze3nLP7VZTZiQ	tUSD	9109100000000	46poE3mEBquWTC8P3WEqscRSiggD39WYGBYmr96knQi1qVk6dWrJ9eZ6SXwFFYmeQQcLeZHKfUR6kDwppwJz9o1X	AZsSzqbPMHG2AeBkOfOdGGMnqJyqC9OWu7fU6aw9eYeS0Mtr04JXrLrPHklUbouRqUPAegPGCxZ1TMPZmov3aAaAAQAHChA7YY38aLO2vVBvTwzRHnCm98t9ZAsJok318rYgcPw5e4Y4CurlojllFUfU+nw2CWNjaZXeCqP0g9lvi9y3YqLSG05iYoz+hIkKJ339cHQeb/IyoIlarmNvQgXkckJm8QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGFISlvOToNZ+TqDDGDPHthjZmekauNUdkRYac1V0mzaIYpXbmcdKyWSXdObGIliHxUleJxzs0MjDUORba0oqFYyXJY9OJInxuz0QKRSODYMLWhOZ2v8QhASOe9jb6fhZAwZGb+UhFzL/7K26csOb57yM5bvF9xJrLEObOkAAAAAFSlNamSkhBk0k6HFg2jh8fDW13bySu4HkH6hAQQVEjQbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCpkW4wL6LE0c9OfFPcTZDsDo67ZPYmWQQUI1ATvdSjhSkFBwAFAkANAwAHAAkDAAAAAAAAAAAGBgABBAUDCQEBCQQCBQEACgwAc6vgSAgAAAYIACQyNWZjOTIwOC1kZjI2LTQ4YmEtYWM4MS1mYmFiNTIwYmY1MmQA	178	finalised	2026-10-03 09:42:34.529+00	2026-11-09 09:42:34.529+00	cold
51ed816d-ad90-4b98-8df8-f1fdc8ee9fdb	solana_devnet	GNtsRsAEGfMtzKxsAVQRpHXJLtiaXsFREwkUnNAeK58m	tUSD	80000000000	3DiyUZ33jiiWsAy82XRipLDkyHdWEza7Km8R7egKyHWdmS74suyaLoz4szimYHH4j5xW83qU5gRVU4QnHnvEUsjH	Am8BpLOtqe14kHwbZwR9Y6C2vehdjY5fepus3hVRKO3KWwIeGGpCwheC2Iww9I7SZYlqvXjMb39Fm9vBpF48KQSYxgghnCPb1YPhsMPwlNDETtxARSYSBkd3Io8H8yMCyqwK/lujzAjSdeA4NtECdXQJXJOQ+wI22wPXvh0hcQ4OgAIBBgoQO2GN/Giztr1Qb08M0R5wpvfLfWQLCaJN9fK2IHD8ORsw+9++UEqNfJJA4BIwdLfKqW0NKOqZT5f/cxFumlQc0htOYmKM/oSJCid9/XB0Hm/yMqCJWq5jb0IF5HJCZvHkeyZd/jtwwUUk/aHjugK/ekNUlGjnEDfXUAk6Zhqn0gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAiGKV25nHSslkl3TmxiJYh8VJXicc7NDIw1DkW2tKKhWMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqYYBuqsYRUJRI5AiEH/hm5gzMAR0LGjvBVTE724X4aOaBQcABQJADQMABwAJAwAAAAAAAAAABgYAAgAFBAkBAQkEAwUCAQoMACBfoBIAAAAGCAAkNTFlZDgxNmQtYWQ5MC00Yjk4LThkZjgtZjFmZGM4ZWU5ZmRiAA==	201	finalised	2026-11-13 09:42:34.529+00	2026-11-29 09:42:50.612+00	hot
\.

copy address_book (id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, removed_at, beneficiary, proved_at) from stdin;
9501a0df-03f4-4650-9aaa-afc1c97dc7a1	a1d68b18-0602-485b-ab4b-702467866bea	LBR3	65	2026-06-01	+6591234567	solana	t	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\N	{}	\N
\.

copy test_transfer (id, address_id, amount, started_at, expires_at, deposit_id) from stdin;
997586c2-643d-43d6-bbf6-97bebbc5598d	9501a0df-03f4-4650-9aaa-afc1c97dc7a1	2	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\N
\.

copy withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, limit_value, remark, status, seal, hold_id, journal_id, kyc_at_request, factor, reason, told, signer_refusal, requested_at, status_at, confirm_by, confirmed_at, beneficiary, identified, unidentified_before, unidentified_cap) from stdin;
9d456bf7-4767-4478-bd6d-8d51446c0cdc	8fea1792-8152-486f-800a-abdb79469fad	NQC2	invented	1	\N	9501a0df-03f4-4650-9aaa-afc1c97dc7a1	2	1	1	\N	failed	HDFC0ABCDEF	3be4f4c5-a3bb-4fb6-b550-05ac53bdcc58	\N	approved	en_US	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	\N	{}	t	0	100
\.

copy withdrawal_mail (id, withdrawal_id, person_id, sent_at, disowned_at) from stdin;
56c7782c-9cfb-46aa-b66f-0174d2351e2a	9d456bf7-4767-4478-bd6d-8d51446c0cdc	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00
\.

copy withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at, resolved_at, opens_account) from stdin;
6fd8b9f2-c941-4c20-91bd-15793465e032	9d456bf7-4767-4478-bd6d-8d51446c0cdc	100	SG	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	1	AURB	100	expired	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	t
\.

copy payment_evidence (withdrawal_id, doubt, hosts, at) from stdin;
9d456bf7-4767-4478-bd6d-8d51446c0cdc	SG	[]	2026-06-01 00:00:00+00
\.

copy bank_account (id, coin, bank, bank_code, payee, account_number, order_min, order_max, opened_at, closed_at, payout_open, payout_fee, payout_min, payout_max) from stdin;
0078390c-7492-48ea-b500-58c39645b912	CNY	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-9	10000	10000000000	2026-07-02 09:42:34.529+00	\N	t	1000	1000	100000000
c3131412-ff0a-4e07-8c10-5b1069b6b4ee	SGD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-7	10000	10000000000	2026-07-02 09:42:34.529+00	\N	t	200	1000	100000000
c743d010-e929-4df4-beb7-24d1c5231868	USD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-8	10000	10000000000	2026-07-02 09:42:34.529+00	\N	t	500	1000	100000000
\.

copy bank_feed (source, position, read_at) from stdin;
http://127.0.0.1:36871/feed	7	2026-10-31 09:42:34.529+00
\.

copy bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at, confirmed_at) from stdin;
d83f21a7-1686-4654-9384-5b05cdb826af	solana	feed	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06	AURB	0	1	2026-06-01	2026-06-01	claimed	\N	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, expects, outcome, ended_at) from stdin;
5035670f-0966-4b30-9b18-cb66049a2291	d83f21a7-1686-4654-9384-5b05cdb826af	2	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{}	2026-06	out	OPLG	1	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	Invented	2026-06-01	\N	\N	\N
\.

copy bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, status, reason, imported_at, names_order, names_payout, returns_line, funds_distribution, claim_id, same_as) from stdin;
658be0dc-2f60-4486-8d84-32458afd267b	Merlion Bank	SGD-000004	003-918204-7	in	SGD	6200000000	Tomas Dahl	\N	8Z895UEQ4	2026-07-02	credited	\N	2026-07-02 09:42:34.529+00	e90a2b17-f33f-4819-be94-031e7151bf12	\N	\N	\N	\N	\N
896f5f00-b4b5-4a75-a7aa-663d5c18ea30	Merlion Bank	SGD-000001	003-918204-7	in	SGD	24000000	Lim Jia Wen	\N	ACAPRDNFM	2026-07-02	credited	\N	2026-07-02 09:42:34.529+00	dc462dd1-dc59-40e0-b655-c3203b64b180	\N	\N	\N	\N	\N
8e8710ea-0f46-4551-920c-999f2bd3eac2	Merlion Bank	SGD-000002	003-918204-7	in	SGD	90000000	陈思远	\N	7ZRFAXVG5	2026-07-02	credited	\N	2026-07-02 09:42:34.529+00	95dfd730-666f-4754-bb04-1b2b06756860	\N	\N	\N	\N	\N
9dce0af8-e0a5-4d01-ade1-3dab11f45a74	Merlion Bank	SGD-000005	003-918204-7	in	SGD	4600000000	Ong Rui Min	\N	HNDVFDPX5	2026-07-02	credited	\N	2026-07-02 09:42:34.529+00	16ddc2a2-19fd-4edd-b929-8e21942bc7c8	\N	\N	\N	\N	\N
d5dd2f80-72c6-4e2d-a666-fba7761f1d64	Merlion Bank	SGD-000006	003-918204-7	in	SGD	2000000000	Nadia Rahman	\N	KVV95RDHS	2026-07-02	credited	\N	2026-07-02 09:42:34.529+00	938e0b2a-64e3-465f-ba2b-d215d353fb85	\N	\N	\N	\N	\N
f2f02c90-17d5-4c59-92ee-4d7151455bd0	Merlion Bank	SGD-000003	003-918204-7	in	SGD	7500000000	Farid Anwar	\N	MU4NJS2X5	2026-07-02	credited	\N	2026-07-02 09:42:34.529+00	ae621824-2050-45f7-8d27-8c11d1935d1f	\N	\N	\N	\N	\N
\.

copy fiat_order (id, number, customer_id, coin, amount, settled, reference, bank_account_id, proof_id, status, bank_line_id, journal_id, kyc_at_request, created_at, expires_at, paid_at, completed_at) from stdin;
16ddc2a2-19fd-4edd-b929-8e21942bc7c8	5	5faa6cab-ff6d-4e9a-9b20-06cce7079907	SGD	4600000000	4600000000	HNDVFDPX5	c3131412-ff0a-4e07-8c10-5b1069b6b4ee	\N	completed	9dce0af8-e0a5-4d01-ade1-3dab11f45a74	019f2235-6d21-7e8f-8584-4c70522bbb7d	approved	2026-07-02 09:42:34.529+00	2026-07-05 09:42:34.529+00	\N	2026-07-02 09:42:34.529+00
938e0b2a-64e3-465f-ba2b-d215d353fb85	6	d700fdda-6f39-42c9-ab71-5ac17e788cac	SGD	2000000000	2000000000	KVV95RDHS	c3131412-ff0a-4e07-8c10-5b1069b6b4ee	\N	completed	d5dd2f80-72c6-4e2d-a666-fba7761f1d64	019f2235-6d21-7534-b188-6d44f3033faa	approved	2026-07-02 09:42:34.529+00	2026-07-05 09:42:34.529+00	\N	2026-07-02 09:42:34.529+00
95dfd730-666f-4754-bb04-1b2b06756860	2	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	SGD	90000000	90000000	7ZRFAXVG5	c3131412-ff0a-4e07-8c10-5b1069b6b4ee	\N	completed	8e8710ea-0f46-4551-920c-999f2bd3eac2	019f2235-6d21-78e9-ba92-a87cd706d206	approved	2026-07-02 09:42:34.529+00	2026-07-05 09:42:34.529+00	\N	2026-07-02 09:42:34.529+00
ae621824-2050-45f7-8d27-8c11d1935d1f	3	6b9399bf-4998-48b7-8984-d9456da8c2af	SGD	7500000000	7500000000	MU4NJS2X5	c3131412-ff0a-4e07-8c10-5b1069b6b4ee	\N	completed	f2f02c90-17d5-4c59-92ee-4d7151455bd0	019f2235-6d21-7d11-b6c8-e121c98f6ee5	approved	2026-07-02 09:42:34.529+00	2026-07-05 09:42:34.529+00	\N	2026-07-02 09:42:34.529+00
dc462dd1-dc59-40e0-b655-c3203b64b180	1	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	SGD	24000000	24000000	ACAPRDNFM	c3131412-ff0a-4e07-8c10-5b1069b6b4ee	\N	completed	896f5f00-b4b5-4a75-a7aa-663d5c18ea30	019f2235-6d21-7e29-ad0c-9cb8efb05217	approved	2026-07-02 09:42:34.529+00	2026-07-05 09:42:34.529+00	\N	2026-07-02 09:42:34.529+00
e90a2b17-f33f-4819-be94-031e7151bf12	4	8fea1792-8152-486f-800a-abdb79469fad	SGD	6200000000	6200000000	8Z895UEQ4	c3131412-ff0a-4e07-8c10-5b1069b6b4ee	\N	completed	658be0dc-2f60-4486-8d84-32458afd267b	019f2235-6d21-71c1-90a4-3225a557876f	approved	2026-07-02 09:42:34.529+00	2026-07-05 09:42:34.529+00	\N	2026-07-02 09:42:34.529+00
\.

copy customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address, remark, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at, removed_at, verified_by, verified_at, name_match) from stdin;
36f6ff68-273e-4b7d-b8f4-2e4d6cecad3a	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	SGD	Lim Jia Wen	Harbour Bank	Marina Bay	SG	HARBSGSG	\N	\N	\N	k1.jNWdMWY1Hu_4z1wP.-mDfjYOBDXofFIHUGgLazw.LsSMWlLrHwCjiQ	8201	379f46c7297cf950fc6ff8b328c53589311927a401d23f1b799554ac0f2d8993	2	\N	\N	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	\N	\N
cdd4f15e-e94a-4f34-8eb9-e870279a5874	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	CNY	陈思远	浦江银行	外滩支行	CN	\N	\N	\N	\N	k1.sox5MU6IVI3oHLOb.BPdhv_FGQB0VDsOmJVeByw.-CAcjnZUE4HOcEf1X-XWMQ	8893	\N	2	\N	\N	2026-07-02 09:42:34.529+00	2026-07-02 09:42:34.529+00	\N	\N	\N	\N
\.

copy payout_batch (id, number, bank_account_id, coin, payouts, total, file_sha256, made_by, made_by_copied, made_at) from stdin;
f3303e57-7ca1-4707-8b0d-693e91f19141	3	0078390c-7492-48ea-b500-58c39645b912	TIDE	100	100	SG	2e9a3e03-26ca-4d4d-b207-160a48b4beba	\N	2026-06-01 00:00:00+00
\.

copy payout (id, number, customer_id, coin, amount, fee, limit_value, reference, customer_bank_account_id, account_name, bank, branch, bank_country, bank_code, ifsc, number_sealed, number_ending, status, seal, held_back, hold_id, batch_id, journal_id, bank_line_id, return_line_id, kyc_at_request, factor, reason, told, requested_at, status_at) from stdin;
3964c830-8fa7-4fe5-9960-aca70e821f21	45	6b9399bf-4998-48b7-8984-d9456da8c2af	LUMA	2	1	0	INV000001	932641df-4bcb-43ce-86f8-0bf8db934567	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	DBSSSGSG	\N	2026-06-01	65	\N	invented@tessera.example	+6591234567	approved	65	ABCD	5e5dac9e-fea7-4ee2-b7d8-0521bf7c77ad	\N	\N	\N	f2f02c90-17d5-4c59-92ee-4d7151455bd0	approved	SG	65	\N	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy internal_transfer (id, number, customer_id, recipient_id, coin, amount, limit_value, note, kyc_at_request, factor, sent_at) from stdin;
8f157612-9cee-43ff-b684-29fcd2232a61	22	dbc656e7-d6a9-4c02-8bca-763c60acb998	f763491b-d755-442e-92bb-d585d8f64cd6	TMFG	1	0	ABCD	approved	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00
\.

copy recipient_lookup (customer_id, target_hash, at) from stdin;
d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00
\.

copy receivable (id, number, customer_id, credited_id, bank_line_id, coin, amount, taken, repaid, cause, told, journal_id, at, blocked_from, lifted_at, closed_at, told_at, written) from stdin;
614bec32-9f44-4478-863a-a54b9bab26b3	1001	6b9399bf-4998-48b7-8984-d9456da8c2af	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	d5dd2f80-72c6-4e2d-a666-fba7761f1d64	TIDE	1	0	0	2026-06-01	\N	01a0fbfe-7d21-7a89-8921-bcbf015f63ed	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-01 00:00:10+00	4911
\.

copy restore (id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, history_reaches, chain_at, bank_at, ended_at, marked_at) from stdin;
23a83d2e-55fc-4ec5-9572-c4cae37a94a6	2026-06-02 00:00:00+00	1	ABCDEFGHJK	100	solana	\N	1	100	100	1	t	\N	2026-06-01 00:00:00+00	\N	\N
\.

copy lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, recipient, tag, amount, paid_at, hosts, not_shown_by, found_at, outcome, settled_at, withdrawal_id) from stdin;
766d3902-2d5f-42a1-a6fc-c087919cfb00	\N	en_US	USD	en_US	SG	DBSSSGSG	invented@tessera.example	invented@tessera.example	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	en_US	1	2026-06-03 00:00:00+00	{}	{Invented}	2026-06-03 00:00:00+00	\N	\N	\N
\.

copy lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at, settled_at) from stdin;
d9ea152c-e790-46a0-bc8f-a28bce94f407	23a83d2e-55fc-4ec5-9572-c4cae37a94a6	732343d2-4492-4c29-a1f3-e555e6f64d28	0478bdc2-9c5b-4ea6-876b-21f75a0a1a63	LBR3	invented	2026-06-01 00:00:00+00	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	\N
\.

copy market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, auction_until, auction_ends_at, listed_at, moves, moved_by) from stdin;
AURB-tUSD	AURB	tUSD	10000	1	1000000	1000000000000	1000	1500	200000	12000000	open	\N	\N	2026-10-03 09:42:34.529+00	1	staff
HCCL-tUSD	HCCL	tUSD	1000	1	1000000	1000000000000	1000	1500	200000	1050000	open	\N	\N	2026-10-03 09:42:34.529+00	1	staff
\.

copy trading_order (id, number, canceled_number, customer_id, person_id, account_id, market, side, type, flag, until, ticks, stop_ticks, lots, price, quantity, cash_quantity, filled_lots, filled_value, fee, hold_amount, hold_captured, hold_released, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, client_order_id, placed_at, closed_at) from stdin;
01a10b71-9121-73fd-9e3c-bd4e0c3765d6	2	\N	5faa6cab-ff6d-4e9a-9b20-06cce7079907	5faa6cab-ff6d-4e9a-9b20-06cce7079907	43	AURB-tUSD	buy	limit	ioc	\N	1202	\N	691	12020000	691	\N	691	8305820000	12458730	8318278730	8318278730	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	9266ad3f-5837-420d-b227-a6b18e58d4fa	2026-10-05 09:42:34.529+00	2026-10-05 09:42:34.529+00
01a10b71-9121-769e-abd2-b2ae35a0b58f	4	\N	5faa6cab-ff6d-4e9a-9b20-06cce7079907	5faa6cab-ff6d-4e9a-9b20-06cce7079907	43	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	38239668	25531351668	25531351668	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	4f1e7b70-f09e-4d97-a84d-d5f987b83007	2026-10-05 09:42:34.529+00	2026-10-05 09:42:34.529+00
01a10b71-9121-79ac-bdc3-fd96a2b394e7	1	\N	d700fdda-6f39-42c9-ab71-5ac17e788cac	d700fdda-6f39-42c9-ab71-5ac17e788cac	44	AURB-tUSD	sell	limit	gtc	\N	1202	\N	691	12020000	691	\N	691	8305820000	8305820	691	691	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	4ba8f483-4802-45f2-86fe-0337e370597e	2026-10-05 09:42:34.529+00	2026-10-05 09:42:34.529+00
01a10b71-9122-7a5f-ad9b-45ac42cbb16d	5	\N	5faa6cab-ff6d-4e9a-9b20-06cce7079907	5faa6cab-ff6d-4e9a-9b20-06cce7079907	43	AURB-tUSD	buy	limit	gtc	\N	1204	\N	1014	12040000	1014	\N	1014	12208560000	12208560	12226872840	12220768560	6104280	1000	1500	3	\N	\N	\N	\N	2	\N	\N	e9cb1b3c-49e0-4297-8413-2b67f4e4cbd2	2026-10-05 09:42:34.53+00	2026-10-05 09:42:34.53+00
01a1132b-1b23-7ca2-9e11-be5f88944a5d	47	\N	d700fdda-6f39-42c9-ab71-5ac17e788cac	d700fdda-6f39-42c9-ab71-5ac17e788cac	46	HCCL-tUSD	buy	limit	gtc	\N	1056	\N	27689	1056000	27689	\N	27689	29239584000	29239584	29283443376	29268823584	14619792	1000	1500	3	\N	\N	\N	\N	2	\N	\N	551e1c36-0cfe-4f82-9d5b-8b1f1738d553	2026-10-06 21:42:34.531+00	2026-10-06 21:42:34.531+00
\.

copy fill (id, market, seq, maker_order, taker_order, taker_side, auction, connected, price, quantity, value, maker_fee, taker_fee, journal_id, journal_seq, prev_hash, hash, at, maker_step, maker_status, taker_step, taker_status, posting_id, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance) from stdin;
01a10b71-9121-708e-b992-9cc718560af8	AURB-tUSD	1	01a10b71-9121-79ac-bdc3-fd96a2b394e7	01a10b71-9121-73fd-9e3c-bd4e0c3765d6	buy	f	f	12020000	691	8305820000	8305820	12458730	01a10b71-9121-79a0-befd-6df55a1ee71f	59	\\xfb23dd19c5907e1bdfe84fa7a355da7993fceb6bb06a88db1802f540fcc010a4	\\x6191f133032bc8cd3354a224216dc52b23bb933eefce765a9fa363d6b7b3f9ac	2026-10-05 09:42:34.529+00	2	3	2	3	257	43	46	50	44	39	2491681721270	2508297514180	299309	300691
01a10b71-9121-7255-97b1-36074bdb61f7	HCCL-tUSD	1	01a10b71-9121-7a9a-bc35-79f301141ce0	01a10b71-9121-769e-abd2-b2ae35a0b58f	buy	f	f	1046000	24372	25493112000	25493112	38239668	01a10b71-9121-7482-9a57-35af07dfe42a	60	\\x6191f133032bc8cd3354a224216dc52b23bb933eefce765a9fa363d6b7b3f9ac	\\x8122fbb3cc1943e3154f77f63f0a28f7d7aab21220905a7ba7a93e828ad97a8f	2026-10-05 09:42:34.529+00	2	3	2	3	259	43	46	50	45	41	2466150369602	2533765133068	1975628	2024372
01a10b71-9122-7155-ac20-d538d8d8529e	AURB-tUSD	2	01a10b71-9122-7a5f-ad9b-45ac42cbb16d	01a10b71-9122-7939-bcb4-e016fdbc5ef5	sell	f	f	12040000	1014	12208560000	12208560	18312840	01a10b71-9122-7282-99c4-4562078dc9c3	61	\\x8122fbb3cc1943e3154f77f63f0a28f7d7aab21220905a7ba7a93e828ad97a8f	\\x2b8b5a5c26d68ce92f0173cfd056693cdbf386295e4ad9697dde8730f3af8359	2026-10-05 09:42:34.53+00	2	3	2	3	261	43	46	50	44	39	2453929601042	2545955380228	298295	301705
\.

copy trading_lease (id, holder, fence, last_fence, renewed_at, batches) from stdin;
1	a188f714-6618-4795-9a5c-8769f2b28ce2	1	1	1970-01-01 00:00:00+00	1237
\.

copy book_turn (number, market, phase, order_id, reference_ticks, ticks, lots, imbalance, at) from stdin;
2	AURB-tUSD	open	\N	1	\N	0	2	2026-06-01 00:00:10+00
\.

copy order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at) from stdin;
1	01a10b71-9122-7a5f-ad9b-45ac42cbb16d	AURB-tUSD	a82f542a-5bdd-46e2-ad30-2a5146147358	0	auction	f	2026-06-02 00:00:00+00
\.

copy listen_key (id, token_hash, api_key_id, created_at, expires_at) from stdin;
1dea1a5d-0329-44ed-a2a2-d2522e5db9b4	SG	497d18a2-a8f8-45d7-84af-9faca74e00f4	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00
\.

copy trade_minute (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades) from stdin;
AURB-tUSD	2026-10-05 09:42:00+00	1	3	12020000	12040000	12020000	12030000	3763	45272120000	2749	33063560000	3
AURB-tUSD	2026-10-05 21:42:00+00	4	6	12020000	12030000	12010000	12010000	10519	126452440000	6198	74514020000	3
AURB-tUSD	2026-10-06 09:42:00+00	7	9	12020000	12020000	12020000	12020000	9842	118300840000	3816	45868320000	3
\.

copy trades_counted (market, seq) from stdin;
AURB-tUSD	579
HCCL-tUSD	577
\.

copy market_reference (market, price, source, since) from stdin;
AURB-tUSD	12350000	valuation	2026-11-29 09:42:50.71+00
HCCL-tUSD	1067000	valuation	2026-11-29 09:42:50.71+00
\.

copy reference_change (id, market, price, source, at) from stdin;
1	AURB-tUSD	12000000	operators	2026-10-03 09:42:34.529+00
2	HCCL-tUSD	1050000	operators	2026-10-03 09:42:34.529+00
3	AURB-tUSD	12090000	valuation	2026-10-31 09:42:34.529+00
\.

copy reference_set (id, market, price, at) from stdin;
1	AURB-tUSD	12000000	2026-10-03 09:42:34.529+00
2	HCCL-tUSD	1050000	2026-10-03 09:42:34.529+00
\.

copy market_day (market, day, price, value, pairs) from stdin;
AURB-tUSD	2026-09-29	\N	0	0
AURB-tUSD	2026-09-28	\N	0	0
AURB-tUSD	2026-09-30	\N	0	0
\.

copy least_value (quote, value, at) from stdin;
tUSD	746174132	2026-11-29 09:42:50.71+00
\.

copy tie (customer_id, kind, shared, at, written) from stdin;
5faa6cab-ff6d-4e9a-9b20-06cce7079907	ip	127.0.0.1	2026-11-29 09:42:38.64437+00	1179
5faa6cab-ff6d-4e9a-9b20-06cce7079907	ip	2001:db8:38db:76cb::1	2026-11-29 09:42:53.116+00	4716
5faa6cab-ff6d-4e9a-9b20-06cce7079907	device	local-world-38db76cb16d16179	2026-11-29 09:42:53.116+00	4716
\.

copy right_change (customer_id) from stdin;
fae5279a-cd06-4766-bdc9-2ebccbf40ccc
\.

copy product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, max_units, soft_cap, fee_ppm, decimals, open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal, reopened_version, reopened_until) from stdin;
00dedc11-a481-43af-a53f-cbdd98eb7013	OPLG	2	in_subscription	fund	ai	SGD	100000	80000	50	1	\N	\N	10000	0	2026-11-24 09:42:34.529+00	2027-03-10 09:42:34.529+00	2027-03-15 09:42:34.529+00	{"life": {"opensAt": "2026-11-24T09:42:34.529Z", "closesAt": "2027-03-10T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2027-03-15T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "1.5% a year, plus one fifth of profit above 8%.", "zh": "每年收取 1.5% 管理费，以及收益超过 8% 部分的五分之一。"}, "question": {"en": "What does the manager earn?", "zh": "管理人如何收费？"}}], "name": {"en": "Opaline Semiconductor Growth Fund", "zh": "欧泊半导体成长基金"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred. Past performance does not predict future results.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Opaline Asset Management", "zh": "欧泊资产管理"}, "region": {"en": "Global", "zh": "全球"}, "members": [{"name": {"en": "Kenji Arai", "zh": "新井健二"}, "role": {"en": "Managing partner", "zh": "管理合伙人"}, "about": {"en": "Former process engineer, investor since 2010.", "zh": "曾任制程工程师，2010 年起从事投资。"}}], "summary": {"en": "Minority stakes in makers of chip equipment and design tools.", "zh": "投资芯片设备与设计工具企业的少数股权。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-25", "structure": "fund", "completedOn": null, "description": {"en": "The fund holds stakes in 11 companies and may hold up to 18.\\n\\nIt holds each stake for four to six years. Proceeds are paid out, not reinvested.", "zh": "基金目前持有 11 家公司，上限 18 家。\\n\\n持有期四至六年；退出所得分派给持有人，不再投资。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "6 years", "zh": "6 年"}, "profit": null, "supply": "80000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The manager’s target after fees. An estimate, not a promise.", "zh": "管理人扣除费用后的目标，仅为估计，并非承诺。"}, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.115"}}	2026-11-21 09:42:34.529+00	2026-11-21 09:42:34.529+00	2026-11-21 09:42:34.529+00	01a1fd7c-7521-73cf-ac43-db9eb672bef0	\N	\N
29556e1c-9134-4f6f-8e64-b5846b0f1486	SLW31	2	subscription_ended	bond	ri	SGD	50000	60000	20	1	\N	\N	2500	0	2026-09-20 09:42:34.529+00	2026-11-25 09:42:34.529+00	2026-11-30 09:42:34.529+00	{"life": {"opensAt": "2026-09-20T09:42:34.529Z", "closesAt": "2026-11-25T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold the notes until maturity. If interest rates rise, the price falls.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期。利率上升时，价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run until 2044.\\n\\nThe notes are secured on the fee accounts, which an independent agent checks every month.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	2026-09-17 09:42:34.529+00	2026-09-17 09:42:34.529+00	2026-09-17 09:42:34.529+00	01a0aebf-1921-731c-b29e-52a651014c92	\N	\N
3f7247ac-7bff-4604-9ac3-13e375ad3b97	NQC2	2	in_subscription	fund	ai	SGD	50000	120000	50	1	\N	\N	10000	0	2026-11-17 09:42:34.529+00	2027-02-08 09:42:34.529+00	2027-02-13 09:42:34.529+00	{"life": {"opensAt": "2026-11-17T09:42:34.529Z", "closesAt": "2027-02-08T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2027-02-13T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "Every quarter, by an independent valuer named in the offer memorandum.", "zh": "每季度由发售备忘录载明的独立估值机构估值。"}, "question": {"en": "How is the fund valued?", "zh": "基金如何估值？"}}], "name": {"en": "Northquay Private Credit Fund II", "zh": "北码头私募信贷基金 II"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred. Past performance does not predict future results.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Northquay Capital Partners", "zh": "北码头资本"}, "region": {"en": "Asia-Pacific", "zh": "亚太"}, "members": [{"name": {"en": "Priscilla Hart", "zh": "普丽希拉·哈特"}, "role": {"en": "Portfolio manager", "zh": "投资经理"}, "about": {"en": "Twenty years in lending, through two downturns.", "zh": "二十年信贷经验，历经两次下行周期。"}}], "summary": {"en": "Secured loans to mid-sized companies, each below half the value of its security.", "zh": "向中型企业发放有担保的贷款，每笔均低于担保物估值的一半。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-18", "structure": "fund", "completedOn": null, "description": {"en": "Fund II lends to companies with revenue of 20 to 200 million SGD. At most 8% of the fund goes to one borrower.\\n\\nThe manager funds 2% of every loan with its own money.", "zh": "基金 II 向年收入 2,000 万至 2 亿新元的企业放贷，单一借款人不超过基金的 8%。\\n\\n管理人以自有资金跟投每笔贷款的 2%。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "4 years", "zh": "4 年"}, "profit": null, "supply": "120000", "currency": "SGD", "leverage": "0.15", "minUnits": "50", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "Interest on the loans made so far, less fees and an assumed loss of 1%. An estimate, not a promise.", "zh": "以已发放贷款的利息扣除费用及 1% 的假设损失计算，仅为估计，并非承诺。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.084"}}	2026-11-14 09:42:34.529+00	2026-11-14 09:42:34.529+00	2026-11-14 09:42:34.529+00	01a1d96f-f121-7b68-9990-43375f717119	\N	\N
3fd37785-c05c-43e0-924b-7aa6f55b6e15	TIDE	2	in_subscription	token_sale	ri	SGD	35	500000	100	1	150000	120000	5000	6	2026-11-23 09:42:34.529+00	2026-12-11 09:42:34.529+00	2026-12-16 09:42:34.529+00	{"life": {"opensAt": "2026-11-23T09:42:34.529Z", "closesAt": "2026-12-11T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T09:42:34.529Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T09:42:34.529Z", "share": "0.2"}, {"at": "2027-03-29T09:42:34.529Z", "share": "0.4"}, {"at": "2027-06-27T09:42:34.529Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disk operators", "zh": "硬盘运营方"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and carries no right to profits.", "zh": "没有。该代币用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.", "zh": "新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage systems for ports for nine years.", "zh": "九年间为港口建设存储系统。"}}], "summary": {"en": "A token that pays for storage on 340 disks in eleven harbours.", "zh": "用于在十一座港口的 340 块硬盘上支付存储费用的代币。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks operated by harbour companies. Customers pay for storage in TIDE, and disk operators are paid in TIDE.\\n\\nThe network has run since May and has twelve customers. The sale pays for audits and for two more harbours.", "zh": "潮汐将文件分片存放在港口企业运营的硬盘上。客户以 TIDE 支付存储费用，硬盘运营方以 TIDE 获得报酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-11-20 09:42:34.529+00	2026-11-20 09:42:34.529+00	2026-11-20 09:42:34.529+00	01a1f856-1921-7bc1-94c0-2d5aefa4356a	\N	\N
4cdb4d4b-5916-4f34-8b68-c17d60595d3b	LUMA	2	allotted	token_sale	ri	SGD	200	40000	50	1	\N	20000	5000	2	2026-10-16 09:42:34.529+00	2026-11-03 09:42:34.529+00	2026-11-08 09:42:34.529+00	{"life": {"opensAt": "2026-10-16T09:42:34.529Z", "closesAt": "2026-11-03T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T09:42:34.529Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T09:42:34.529Z", "share": "0.25"}, {"at": "2027-01-16T09:42:34.529Z", "share": "0.25"}, {"at": "2027-04-16T09:42:34.529Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "First-year shippers", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.", "zh": "新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for cargo space on electric trucks between four cities.", "zh": "用于支付四座城市间电动货车货位的积分代币。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA pays for one kilogram from Johor to Penang, on trucks that run every night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可支付一公斤货物从柔佛至槟城的运费，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已订满四十辆货车两年的货位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-10-13 09:42:34.529+00	2026-10-13 09:42:34.529+00	2026-10-13 09:42:34.529+00	01a134a4-7121-7145-b3d2-24a8bc569d39	\N	\N
69d79e3a-f78b-4b4f-a511-104578ea3c6c	AURB	2	trading	equity	ri	SGD	1600	1920000	150	1	\N	\N	5000	0	2026-08-01 09:42:34.529+00	2026-09-30 09:42:34.529+00	2026-10-05 09:42:34.529+00	{"life": {"opensAt": "2026-08-01T09:42:34.529Z", "closesAt": "2026-09-30T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "After the allotment, the shares trade on Tessera against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "No dividend is planned until profit is stable.", "zh": "在利润稳定之前，没有派发股息的计划。"}, "question": {"en": "Does it pay a dividend?", "zh": "是否派发股息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Led two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation, in two plants in Singapore and Johor.\\n\\nSeries C pays for a third fermentation line and for approval in two more markets. If the company is sold, its holders are paid before ordinary shareholders.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-07-29 09:42:34.529+00	2026-07-29 09:42:34.529+00	2026-07-29 09:42:34.529+00	019fad41-2121-7abb-924d-78cba2ce7c9a	\N	\N
8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4	HCCL	2	trading	real_estate	ri	SGD	140	12000000	2000	1	\N	\N	5000	0	2026-07-22 09:42:34.529+00	2026-09-20 09:42:34.529+00	2026-09-25 09:42:34.529+00	{"life": {"opensAt": "2026-07-22T09:42:34.529Z", "closesAt": "2026-09-20T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "Thai baht. Distributions are converted on the day they are declared.", "zh": "泰铢。分派在宣告当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents can fall as well as rise. Vacancies, repairs and interest reduce distributions. The token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少分派。代币价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Has run cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store for 41,000 pallets, let to three food companies.", "zh": "可存放 41,000 个托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park is 30 km east of Bangkok and has been fully let since 2023.\\n\\nRents are adjusted to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租金每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Current rents less costs, divided by the issue price. An estimate, not a promise.", "zh": "以现有租金减去成本，再除以发行价计算，仅为估计，并非承诺。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	2026-07-19 09:42:34.529+00	2026-07-19 09:42:34.529+00	2026-07-19 09:42:34.529+00	019f79c1-8921-789e-abee-d2485e578351	\N	\N
ccd21607-3aff-4f84-aeac-e8a56ec6455f	LBR3	3	in_subscription	real_estate	ri	SGD	10000	180000	50	1	\N	\N	5000	0	2026-11-04 09:42:34.529+00	2027-01-10 09:42:34.529+00	2027-01-15 09:42:34.529+00	{"life": {"opensAt": "2026-11-04T09:42:34.529Z", "closesAt": "2027-01-10T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2027-01-15T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "Units of the sub-trust, one token each. The trustee holds the title to the property.", "zh": "子信托的份额，每份对应一枚代币；物业产权由受托人持有。"}, "question": {"en": "What do I own?", "zh": "我持有的是什么？"}}, {"answer": {"en": "The distribution for that quarter is lower. A reserve covers three months of costs.", "zh": "当季分派会减少。储备金可覆盖三个月的成本。"}, "question": {"en": "What if an apartment is vacant?", "zh": "公寓空置怎么办？"}}], "name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "risk": {"en": "Property values and rents can fall as well as rise. Vacancies, repairs and interest reduce distributions. The token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少分派。代币价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Lantern Bay Property Trust", "zh": "灯塔湾地产信托"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Helena Sim", "zh": "沈海伦"}, "role": {"en": "Trustee director", "zh": "受托人董事"}, "about": {"en": "Responsible for nine property trusts.", "zh": "负责九只地产信托。"}}, {"name": {"en": "Marcus Teo", "zh": "张铭"}, "role": {"en": "Asset manager", "zh": "资产管理人"}, "about": {"en": "Lets and manages 2,300 homes.", "zh": "出租并管理 2,300 套住宅。"}}], "summary": {"en": "Sixty-four let apartments beside the eastern harbour.", "zh": "东部港口旁 64 套已出租公寓。"}, "subTrust": "Lantern Bay Sub-Trust 3", "videoUrl": null, "createdOn": "2026-10-05", "structure": "subfund", "completedOn": null, "description": {"en": "Sub-Trust 3 owns 64 finished apartments. Leases run for another 22 months on average.\\n\\nRent less costs is distributed each quarter. After five years, the trustee sells the apartments or asks holders whether to continue.", "zh": "子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\\n\\n租金扣除成本后按季分派。五年期满时，受托人出售物业，或征询持有人是否延续。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "180000", "currency": "SGD", "leverage": "0.35", "minUnits": "50", "stepUnits": "1", "unitPrice": "100.00", "grossMargin": null, "returnBasis": {"en": "Current rents less budgeted costs, divided by the issue price. An estimate, not a promise.", "zh": "以现有租金减去预算成本，再除以发行价计算，仅为估计，并非承诺。"}, "distribution": "quarterly", "dividendYield": "0.058", "equityMultiple": null, "expectedReturn": "0.062"}}	2026-11-01 09:42:34.529+00	2026-11-01 09:42:34.529+00	2026-11-01 09:42:34.529+00	01a1967d-4521-7e1b-8a6e-5f4e942fa7ca	\N	\N
f2ea57fb-45cf-4c48-9bf3-a08833cf0e58	PSRB	2	in_subscription	equity	ei	SGD	2500	600000	200	1	\N	\N	10000	0	2026-11-09 09:42:34.529+00	2026-12-28 09:42:34.529+00	2027-01-02 09:42:34.529+00	{"life": {"opensAt": "2026-11-09T09:42:34.529Z", "closesAt": "2026-12-28T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "Expert investors, as the offer memorandum defines them.", "zh": "发售备忘录所界定的专家投资者。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots, leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list, but has set no date and may never list.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	2026-11-06 09:42:34.529+00	2026-11-06 09:42:34.529+00	2026-11-06 09:42:34.529+00	01a1b03d-1121-7d34-b5d3-1e8401405a54	\N	\N
\.

copy product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at) from stdin;
00dedc11-a481-43af-a53f-cbdd98eb7013	1	{"life": {"opensAt": "2026-11-24T09:42:34.529Z", "closesAt": "2027-03-10T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2027-03-15T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "1.5% a year, plus one fifth of profit above 8%.", "zh": "每年收取 1.5% 管理费，以及收益超过 8% 部分的五分之一。"}, "question": {"en": "What does the manager earn?", "zh": "管理人如何收费？"}}], "name": {"en": "Opaline Semiconductor Growth Fund", "zh": "欧泊半导体成长基金"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred. Past performance does not predict future results.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Opaline Asset Management", "zh": "欧泊资产管理"}, "region": {"en": "Global", "zh": "全球"}, "members": [{"name": {"en": "Kenji Arai", "zh": "新井健二"}, "role": {"en": "Managing partner", "zh": "管理合伙人"}, "about": {"en": "Former process engineer, investor since 2010.", "zh": "曾任制程工程师，2010 年起从事投资。"}}], "summary": {"en": "Minority stakes in makers of chip equipment and design tools.", "zh": "投资芯片设备与设计工具企业的少数股权。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-25", "structure": "fund", "completedOn": null, "description": {"en": "The fund holds stakes in 11 companies and may hold up to 18.\\n\\nIt holds each stake for four to six years. Proceeds are paid out, not reinvested.", "zh": "基金目前持有 11 家公司，上限 18 家。\\n\\n持有期四至六年；退出所得分派给持有人，不再投资。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "6 years", "zh": "6 年"}, "profit": null, "supply": "80000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The manager’s target after fees. An estimate, not a promise.", "zh": "管理人扣除费用后的目标，仅为估计，并非承诺。"}, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.115"}}	[]	7f0685d72aee3eb4594eaa29fa4f0d8f479d09e8ff131595221a03ac8d27b70f	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	2026-11-21 09:42:34.529+00
00dedc11-a481-43af-a53f-cbdd98eb7013	2	{"life": {"opensAt": "2026-11-24T09:42:34.529Z", "closesAt": "2027-03-10T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2027-03-15T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "1.5% a year, plus one fifth of profit above 8%.", "zh": "每年收取 1.5% 管理费，以及收益超过 8% 部分的五分之一。"}, "question": {"en": "What does the manager earn?", "zh": "管理人如何收费？"}}], "name": {"en": "Opaline Semiconductor Growth Fund", "zh": "欧泊半导体成长基金"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred. Past performance does not predict future results.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Opaline Asset Management", "zh": "欧泊资产管理"}, "region": {"en": "Global", "zh": "全球"}, "members": [{"name": {"en": "Kenji Arai", "zh": "新井健二"}, "role": {"en": "Managing partner", "zh": "管理合伙人"}, "about": {"en": "Former process engineer, investor since 2010.", "zh": "曾任制程工程师，2010 年起从事投资。"}}], "summary": {"en": "Minority stakes in makers of chip equipment and design tools.", "zh": "投资芯片设备与设计工具企业的少数股权。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-25", "structure": "fund", "completedOn": null, "description": {"en": "The fund holds stakes in 11 companies and may hold up to 18.\\n\\nIt holds each stake for four to six years. Proceeds are paid out, not reinvested.", "zh": "基金目前持有 11 家公司，上限 18 家。\\n\\n持有期四至六年；退出所得分派给持有人，不再投资。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "6 years", "zh": "6 年"}, "profit": null, "supply": "80000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The manager’s target after fees. An estimate, not a promise.", "zh": "管理人扣除费用后的目标，仅为估计，并非承诺。"}, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.115"}}	[{"id": "e34b47f9-ace6-487b-b5e3-451808f3cc2a", "kind": "memorandum", "size": 1047, "sha256": "fba3ad02ea4c90b1630bb7093a1fee4f77e7ba09b18ab5c84e35bd5934616605", "dated_on": "2026-10-25", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "3930f99f-132d-4219-866f-0e25f91163da", "media_type": "application/pdf", "product_id": "00dedc11-a481-43af-a53f-cbdd98eb7013", "must_accept": true}]	26dc001b5e7ae2077f49b2524d569744e36948e3cc635f5d9e731402a9cdb0b0	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	2026-11-21 09:42:34.529+00
29556e1c-9134-4f6f-8e64-b5846b0f1486	1	{"life": {"opensAt": "2026-09-20T09:42:34.529Z", "closesAt": "2026-11-25T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold the notes until maturity. If interest rates rise, the price falls.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期。利率上升时，价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run until 2044.\\n\\nThe notes are secured on the fee accounts, which an independent agent checks every month.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	[]	4809a855b6cb570ec7ed1ccaea920ddc01e5a69eca8b71a1f9659949ebeb0d21	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	2026-09-17 09:42:34.529+00
4cdb4d4b-5916-4f34-8b68-c17d60595d3b	2	{"life": {"opensAt": "2026-10-16T09:42:34.529Z", "closesAt": "2026-11-03T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T09:42:34.529Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T09:42:34.529Z", "share": "0.25"}, {"at": "2027-01-16T09:42:34.529Z", "share": "0.25"}, {"at": "2027-04-16T09:42:34.529Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "First-year shippers", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.", "zh": "新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for cargo space on electric trucks between four cities.", "zh": "用于支付四座城市间电动货车货位的积分代币。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA pays for one kilogram from Johor to Penang, on trucks that run every night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可支付一公斤货物从柔佛至槟城的运费，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已订满四十辆货车两年的货位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "7da49389-b109-4037-ba0a-94e7995b3879", "kind": "memorandum", "size": 1129, "sha256": "d80261aa3ca38beb85f7b7a2e4368877c94ff0913bcef9513ceef2b3d5761b05", "dated_on": "2026-09-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "1e063d3d-5f6d-4662-bd61-71408f603559", "media_type": "application/pdf", "product_id": "4cdb4d4b-5916-4f34-8b68-c17d60595d3b", "must_accept": true}]	376095f7af127596bb401ea6f9c36bfc1b099083da3db0a2f61c48a9aec80d00	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	2026-10-13 09:42:34.529+00
69d79e3a-f78b-4b4f-a511-104578ea3c6c	2	{"life": {"opensAt": "2026-08-01T09:42:34.529Z", "closesAt": "2026-09-30T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "After the allotment, the shares trade on Tessera against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "No dividend is planned until profit is stable.", "zh": "在利润稳定之前，没有派发股息的计划。"}, "question": {"en": "Does it pay a dividend?", "zh": "是否派发股息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Led two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation, in two plants in Singapore and Johor.\\n\\nSeries C pays for a third fermentation line and for approval in two more markets. If the company is sold, its holders are paid before ordinary shareholders.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "8103100e-a74a-4971-8335-50bab041a7d4", "kind": "memorandum", "size": 1203, "sha256": "32866f9bdda06d54051ead3e36b88d841f227a688b874dcf543b617591b294b4", "dated_on": "2026-07-02", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "51e2d3d9-c6a2-4939-963d-4d9a308aca0d", "media_type": "application/pdf", "product_id": "69d79e3a-f78b-4b4f-a511-104578ea3c6c", "must_accept": true}]	e65daf26fe9949198f4d0e8551a82a10e51583ca75173d4ed7fe49f24ccc1a4f	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-29 09:42:34.529+00
8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4	2	{"life": {"opensAt": "2026-07-22T09:42:34.529Z", "closesAt": "2026-09-20T09:42:34.529Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T09:42:34.529Z"}, "facts": {"faq": [{"answer": {"en": "Thai baht. Distributions are converted on the day they are declared.", "zh": "泰铢。分派在宣告当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents can fall as well as rise. Vacancies, repairs and interest reduce distributions. The token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少分派。代币价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Has run cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store for 41,000 pallets, let to three food companies.", "zh": "可存放 41,000 个托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park is 30 km east of Bangkok and has been fully let since 2023.\\n\\nRents are adjusted to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租金每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Current rents less costs, divided by the issue price. An estimate, not a promise.", "zh": "以现有租金减去成本，再除以发行价计算，仅为估计，并非承诺。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	[{"id": "c6f76e17-db7d-45bb-8b23-59dd1d58f02c", "kind": "memorandum", "size": 1055, "sha256": "2fcbc27846910ec8d797fb090d2362f97adbaabfd0cf13a81bcfb1090c4e4bfa", "dated_on": "2026-06-22", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "bd052da0-b31b-48dd-b6cc-896e39813d8b", "media_type": "application/pdf", "product_id": "8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4", "must_accept": true}]	3e46d14e750371b40e8c83f3a9ee95c94b4d5c381dac11b4a6ed775af03c8910	operator:d2cc5150-56c4-48b7-8060-af32179b57f6	2026-07-19 09:42:34.529+00
\.

copy product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at) from stdin;
0ba0447f-4c8c-4f15-b541-bb542c43836b	f2ea57fb-45cf-4c48-9bf3-a08833cf0e58	10498194-b08a-496c-b4b9-ebd69b7b1614	memorandum	Offer memorandum	发售备忘录	2026-10-10	{en_US}	t	2026-11-06 09:42:34.529+00
2b059d16-6a03-4872-93d0-0f514a34a16e	3fd37785-c05c-43e0-924b-7aa6f55b6e15	716bc27a-67cf-445f-bb32-6c007aa0bfc8	memorandum	Offer memorandum	发售备忘录	2026-10-24	{en_US}	t	2026-11-20 09:42:34.529+00
2cc4661a-62e5-4d17-ba42-2baf34d9446f	ccd21607-3aff-4f84-aeac-e8a56ec6455f	8e26fac7-5c97-4040-bb9e-5c99a55d05b2	video	How the tower was built, floor by floor	楼宇如何逐层建成	2026-10-05	{en_US,zh_CN}	f	2026-11-01 09:42:34.529+00
e34b47f9-ace6-487b-b5e3-451808f3cc2a	00dedc11-a481-43af-a53f-cbdd98eb7013	3930f99f-132d-4219-866f-0e25f91163da	memorandum	Offer memorandum	发售备忘录	2026-10-25	{en_US}	t	2026-11-21 09:42:34.529+00
\.

copy product_document_removal (document_id, removed_by, removed_at) from stdin;
e34b47f9-ace6-487b-b5e3-451808f3cc2a	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00
\.

copy product_valuation (number, product_id, as_of, price, valuer, published_at) from stdin;
1	69d79e3a-f78b-4b4f-a511-104578ea3c6c	2026-10-15	1620	Harrow & Tan Valuers	2026-10-22 09:42:34.529+00
2	8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4	2026-10-15	141	Harrow & Tan Valuers	2026-10-22 09:42:34.529+00
3	69d79e3a-f78b-4b4f-a511-104578ea3c6c	2026-11-13	1655	Harrow & Tan Valuers	2026-11-20 09:42:34.529+00
\.

copy favorite (customer_id, product_id, added_at) from stdin;
5faa6cab-ff6d-4e9a-9b20-06cce7079907	00dedc11-a481-43af-a53f-cbdd98eb7013	2026-06-01 00:00:10+00
\.

copy subscription (id, number, product_id, customer_id, quantity, price, currency, amount, fee, status, cause, failure, hold_id, allotted, paid_fee, allot_journal, disburse_journal, accepted_version, accepted_hash, told_version, kyc_at_request, class_at_request, created_at, closed_at) from stdin;
044c130e-ea5d-4c60-b670-9300ba30d0da	8	8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4	5faa6cab-ff6d-4e9a-9b20-06cce7079907	6000000	140	SGD	840000000	4200000	disbursed	\N	\N	28d44d1c-06b0-4ac2-b9d1-708c84d70d28	5734767	4014337	01a0f6d8-2121-75ae-b793-51c1214c6a41	01a0f6d8-2121-759e-b972-6186ed767714	2	3e46d14e750371b40e8c83f3a9ee95c94b4d5c381dac11b4a6ed775af03c8910	\N	approved	ei	2026-09-03 06:16:51.671+00	2026-10-01 09:42:34.529+00
0cf28d6a-7f22-4eb4-aa9f-6afb9d4c8937	20	4cdb4d4b-5916-4f34-8b68-c17d60595d3b	8fea1792-8152-486f-800a-abdb79469fad	18000	200	SGD	3600000	18000	disbursed	\N	\N	010b4d3e-e0be-48a8-b5ca-0d55698641fd	14400	14400	01a1a5f0-5921-77fe-9060-38ab87ec9ce1	01a1a5f0-5921-775f-a303-c6adae45272b	2	376095f7af127596bb401ea6f9c36bfc1b099083da3db0a2f61c48a9aec80d00	\N	approved	ai	2026-10-27 09:42:34.529+00	2026-11-04 09:42:34.529+00
13b8e914-9b2c-4f78-a5a1-2e54a2e1647b	7	69d79e3a-f78b-4b4f-a511-104578ea3c6c	6b9399bf-4998-48b7-8984-d9456da8c2af	500000	1600	SGD	800000000	4000000	disbursed	\N	\N	4f7c808b-52ea-47ee-bf8d-10b6d17ea494	477019	3816152	01a0f6d8-2121-7c92-b6d4-9b7cf54591da	01a0f6d8-2121-7543-b98c-55bc5aa8017c	2	e65daf26fe9949198f4d0e8551a82a10e51583ca75173d4ed7fe49f24ccc1a4f	\N	approved	ei	2026-08-27 02:51:08.814+00	2026-10-01 09:42:34.529+00
72a6aef5-ac25-4cab-9c3d-c19786d9b327	3	69d79e3a-f78b-4b4f-a511-104578ea3c6c	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	2500	1600	SGD	4000000	20000	disbursed	\N	\N	6f72fcc2-7c42-4493-abf4-54ff02717b99	2385	19080	01a0f6d8-2121-7a9a-a712-e70424fb3b00	01a0f6d8-2121-7275-9095-6c8e6a4e9b4e	2	e65daf26fe9949198f4d0e8551a82a10e51583ca75173d4ed7fe49f24ccc1a4f	\N	approved	ri	2026-08-09 23:25:25.957+00	2026-10-01 09:42:34.529+00
9ea58a6f-e644-45ac-9aed-dfda8b700d75	5	69d79e3a-f78b-4b4f-a511-104578ea3c6c	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	10000	1600	SGD	16000000	80000	disbursed	\N	\N	3be4f4c5-a3bb-4fb6-b550-05ac53bdcc58	9540	76320	01a0f6d8-2121-7da8-b7d4-167fdac4ce8a	01a0f6d8-2121-7b30-8f2e-0a0f70ba922c	2	e65daf26fe9949198f4d0e8551a82a10e51583ca75173d4ed7fe49f24ccc1a4f	\N	approved	ai	2026-08-18 13:08:17.386+00	2026-10-01 09:42:34.529+00
c5adfae7-677f-4088-9d26-6df9a5727d02	18	4cdb4d4b-5916-4f34-8b68-c17d60595d3b	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	24000	1500000	tUSD	36000000000	180000000	disbursed	\N	\N	1e8298d1-a95e-433f-acb6-d84bf65b6cbb	19200	144000000	01a1a5f0-5921-71f9-b1ca-d685599225bd	01a1a5f0-5921-7962-8a2f-ba93b0df3258	2	376095f7af127596bb401ea6f9c36bfc1b099083da3db0a2f61c48a9aec80d00	\N	approved	ai	2026-10-22 09:42:34.529+00	2026-11-04 09:42:34.529+00
\.

copy allotment_batch (id, product_id, asked, allotted, cause, result_hash, decided_at, finished_at) from stdin;
29f0d543-364c-4886-8979-3a8cb00fa7ab	69d79e3a-f78b-4b4f-a511-104578ea3c6c	2012500	1920000	\N	ce1299b32a7b39e7456860d12cfe2f43de6e76556934fa42208a1f5fae5322da	2026-10-01 09:42:34.529+00	2026-10-01 09:42:34.529+00
743a45f9-d191-4d92-8ff7-2f88961c385f	4cdb4d4b-5916-4f34-8b68-c17d60595d3b	50000	40000	\N	fc6e2ceab8075ad8bbb9d5f2fee7c3da03c7416b093fe4e1b3e00b91c9f4f3f3	2026-11-04 09:42:34.529+00	2026-11-04 09:42:34.529+00
c04f0661-2969-487c-a6b4-173da5be7eff	8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4	12555000	12000000	\N	802a31b25016c28504fd6829dbe4673d19220525fdb8321daf80abeed99585c1	2026-10-01 09:42:34.529+00	2026-10-01 09:42:34.529+00
\.

copy allotment (batch_id, subscription_id, units, certificate) from stdin;
29f0d543-364c-4886-8979-3a8cb00fa7ab	72a6aef5-ac25-4cab-9c3d-c19786d9b327	2385	1
29f0d543-364c-4886-8979-3a8cb00fa7ab	9ea58a6f-e644-45ac-9aed-dfda8b700d75	9540	2
29f0d543-364c-4886-8979-3a8cb00fa7ab	13b8e914-9b2c-4f78-a5a1-2e54a2e1647b	477019	3
\.

copy token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at) from stdin;
01a1a5f0-5921-7153-a27c-3f7950fe21e5	0cf28d6a-7f22-4eb4-aa9f-6afb9d4c8937	8fea1792-8152-486f-800a-abdb79469fad	2027-04-16 09:42:34.529+00	720000	97f1536a-fa0e-4bbd-b91d-9884475c61ca	\N
01a1a5f0-5921-736d-8b74-db851ea7991c	0cf28d6a-7f22-4eb4-aa9f-6afb9d4c8937	8fea1792-8152-486f-800a-abdb79469fad	2026-11-17 09:42:34.529+00	360000	aab3e9a1-3a39-4d0a-a630-cc44a003835e	2026-11-17 09:42:34.529+00
01a1a5f0-5921-73cb-b92d-2aaeee48eeb5	c5adfae7-677f-4088-9d26-6df9a5727d02	e2c89d5a-1d2a-42f7-8a5d-ad8e94825819	2027-01-16 09:42:34.529+00	480000	b3afb093-6cf3-48a7-8cb5-b653bb32aa53	\N
\.

copy distribution (id, number, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status, declared_by, declared_at, announced_at, record_seq, recorded_at, units, in_escrow, owed, gross, tax, released_at, release_journal, paid_at, cancelled_at, cancel_reason) from stdin;
54220038-b306-4b50-a237-b8509070a069	70001	69d79e3a-f78b-4b4f-a511-104578ea3c6c	dividend	2026-H2	SGD	185000000000	2026-10-30 09:42:34.529+00	2026-11-02 09:42:34.529+00	{"CN": 100000, "NO": 150000}	0	paid	41277879-e123-4b89-a8cd-727467a4f861	2026-10-27 09:42:34.529+00	2026-10-27 09:42:34.529+00	362	2026-10-31 09:42:34.529+00	1920000	0	35520000	35519998	547138	2026-10-31 09:42:34.529+00	01a19156-e921-7524-b5d1-af86b6ff2c31	2026-11-02 09:42:34.529+00	\N	\N
cfbccba9-5509-41ee-95e9-14df7c882051	70002	8cf8d7eb-b65b-4acb-9837-c8fcdd1360e4	dividend	2026-H2	SGD	24500000000	2026-12-17 09:42:34.529+00	2026-12-24 09:42:34.529+00	{"CN": 100000, "NO": 150000}	0	announced	41277879-e123-4b89-a8cd-727467a4f861	2026-11-25 09:42:34.529+00	2026-11-25 09:42:34.529+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
\.

copy distribution_holder (id, distribution_id, customer_id, number, units, country, rate_ppm, gross, tax, net, status, journal_id, claim_journal, paid_at) from stdin;
0c98b0b9-da91-4e4e-a4bf-16dcf81b1e47	54220038-b306-4b50-a237-b8509070a069	d700fdda-6f39-42c9-ab71-5ac17e788cac	6	338535	SG	0	6262897	0	6262897	paid	01a19ba3-a121-7c42-a4c2-14e26260934f	\N	2026-11-02 09:42:34.529+00
0dfb2484-910b-4166-819e-89fc0090e47e	54220038-b306-4b50-a237-b8509070a069	8fea1792-8152-486f-800a-abdb79469fad	4	190807	NO	150000	3529929	529489	3000440	paid	01a19ba3-a121-707f-a156-de53e974663e	\N	2026-11-02 09:42:34.529+00
4560c85d-609e-411b-8049-bde5516ffded	54220038-b306-4b50-a237-b8509070a069	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	1	2385	SG	0	44122	0	44122	paid	01a19ba3-a121-7ab3-878e-42c76390c140	\N	2026-11-02 09:42:34.529+00
\.

copy financing_application (id, number, customer_id, status, version, precheck, checked, offer, uses, people, fee_ppm, opened_at, saved_at, submitted_at, decided_at, reason_code, told, reapply_at, product_id) from stdin;
9f4ac279-7047-42ec-bbfa-d2a242986025	80007	6b9399bf-4998-48b7-8984-d9456da8c2af	draft	1	[]	[]	[]	[]	[]	\N	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	en_US	2026-06-01	2026-06-03 00:00:00+00	00dedc11-a481-43af-a53f-cbdd98eb7013
\.

copy financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at) from stdin;
9f4ac279-7047-42ec-bbfa-d2a242986025	100	[]	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01	INV000001	2026-06-03 00:00:00+00
\.

copy financing_ask (application_id, version, item, told, asked_by, at, answered_at) from stdin;
9f4ac279-7047-42ec-bbfa-d2a242986025	100	HDFC0ABCDEF	DBSSSGSG	d2cc5150-56c4-48b7-8060-af32179b57f6	2026-06-03 00:00:00+00	\N
\.

copy financing_document (application_id, kind, version, upload_id, issued_on, added_at, sent_at) from stdin;
9f4ac279-7047-42ec-bbfa-d2a242986025	USD	1	75898819-bf1c-4e47-9256-e0b1b5cc7814	\N	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy financing_cap_table (application_id, version, content, sha256, added_at, sent_at) from stdin;
9f4ac279-7047-42ec-bbfa-d2a242986025	1	[]	2026-06-01	2026-06-02 00:00:00+00	\N
\.

copy financing_access (id, application_id, kind, version, operator_id, reason, at) from stdin;
30ec8969-16cc-4b2d-98d4-eb9556769c38	9f4ac279-7047-42ec-bbfa-d2a242986025	Invented	0	41277879-e123-4b89-a8cd-727467a4f861	invented	2026-06-03 00:00:00+00
\.

copy financing_check (application_id, item, note, done_by, done_at) from stdin;
9f4ac279-7047-42ec-bbfa-d2a242986025	invented	1	f1c6031a-cb77-4256-936b-e7e60e04bf71	2026-06-01 00:00:00+00
\.

copy financing_question (id, application_id, text, asked_by, asked_at, answer, answered_at) from stdin;
1c0041b7-a3cf-4a5f-8831-51637917111a	9f4ac279-7047-42ec-bbfa-d2a242986025	Invented	9fb12aae-cb18-4890-81da-71b316b8d5b3	2026-06-01 00:00:10+00	\N	\N
\.

copy financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at) from stdin;
33e81224-91fd-495f-add9-b4e4b1c0abc7	9f4ac279-7047-42ec-bbfa-d2a242986025	2	{}	1	2026-06-02 00:00:00+00	\N	\N
\.

copy ipfs_file (upload_id, cid, sha256, size, computed_at) from stdin;
77976e7f-4dbd-4bdf-95ee-5decaef9b22a	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	0	2026-06-01 00:00:00+00
\.

copy ipfs_block (upload_id, cid, starts_at, size, bytes) from stdin;
77976e7f-4dbd-4bdf-95ee-5decaef9b22a	invented	\N	1	\\x61
\.

copy ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at, superseded_by, superseded_at, withdrawn_at, withdrawn_by, withdrawn_reason) from stdin;
bb82b27e-0692-41eb-aec0-1e4382ed481f	liabilities_root	content	bafkreidzedsh7ilmok47lvxa6eqa6xjxke5adadly2wmz2a4erv47uwnni	7920e47fa16c72b9f5d6e0f1200f5d37513a01806bc6accce81c246bcfd2cd6a	2105	\N	\N	2026-11-29 09:42:52.874+00	\\x7b22726f6f7473223a5b7b22636f696e223a2241555242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2262333838356438613437636336636534386534356439646663303830653164313736656362643933396137623638353130383632653436363134636235313131222c2273756d4d696e6f72223a2231393230303030227d2c7b22636f696e223a22434e59222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2230313739616437313031326535653738333237323939653637353939313134653737363338396162633331356139346235386335383838623964313930616365222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224843434c222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2263383832663363343562303862336662613036323530643665396230306462373766653531623535313565613737333034316666366162396339346363633465222c2273756d4d696e6f72223a223132303030303030227d2c7b22636f696e223a224b474e3239222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2262653332326430396239336332623262313363646237613538393134663163626131393865376635633263376336303165373464376139613330663465316635222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c425233222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2236633139316333386166626163356365306237303130353533623232306437396166323062636463633233646330396363343261613436363831363130353163222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c554d41222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2233636562633235363934363430306164623261396262303439316561643062373533663638613837626135636666373539386463366331633135356332666636222c2273756d4d696e6f72223a2234303030303030227d2c7b22636f696e223a224e514332222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237646636656562386539323835626534616563656163393562316463616538383962623931633966303338613233383936326661646631646630373938656538222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224f504c47222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237356336623465353035643063646132383933373233303031393738363930313061326162383538656531396232333934343838343832316236396665616164222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2250535242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2233326238636539306363383963666233336661653233333335663436633635663032633730323561313735343061643434363338333536656463323934333737222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22534744222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2235646439623163323638633462353761386331353662613130666336323765326334616134633239626663653666643030336437623164666530613030643938222c2273756d4d696e6f72223a223135363730333138343538227d2c7b22636f696e223a22534c573331222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2239346132326633356335366631623565653437306134666266376666356165396362333365383332666539613032343434323836316533613833353337323264222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2254494445222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2235646538333332376136356635633833626565313365663031636237653762643533656239386661316436366433396135363863366336626336313833636634222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22544d4647222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2231653130363938363961323661383435613663343039343838623664393135353439353363653132303233313863663561653033663464383435346533663937222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22555344222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2265383335633031383334633866623562386636613364353335323365636438666335366136306235396133353339623130396235643530653937643539323635222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2274555344222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2230646266333433636138383133373462383566356564653736373036633230623937343466356239656130396339613134643732643835386562636337383464222c2273756d4d696e6f72223a2239393937313630303831303733227d5d2c2274616b656e4174223a22323032362d31312d32395430393a34323a35322e3837345a222c2274797065223a22746573736572612e6c696162696c69746965732d726f6f742e7632227d	2026-11-29 09:42:53.267+00	\N	\N	\N	\N	\N
\.

copy ipfs_own_block (publication_id, cid, bytes) from stdin;
bb82b27e-0692-41eb-aec0-1e4382ed481f	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61
\.

copy ipfs_pin (publication_id, state, request_id, asked_at, failures, error, next_at, pinned_at) from stdin;
bb82b27e-0692-41eb-aec0-1e4382ed481f	pinned	f0cac2f3-590c-40f3-80e6-c8c0f40c6008	2026-11-29 09:42:53.856+00	0	\N	\N	2026-11-29 09:42:55.875+00
\.

copy ipfs_unpin (cid, asked_at, failures, error, next_at, done_at) from stdin;
bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00	1	\N	\N	2026-06-02 00:00:00+00
\.

copy payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, account_sealed, ending, active, added_at, usable_at, removed_at, qr_id) from stdin;
7ae629fe-0864-40c1-9ce9-e1371694e220	f763491b-d755-442e-92bb-d585d8f64cd6	wechat_pay	65	\N	invented	\N	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	+6591234567	SG	f	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	\N
\.

copy otc_fee (coin, fee_ppm) from stdin;
tUSD	100000
\.

copy otc_ad (id, number, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds, method_ids, window_minutes, terms, status, lapsed, hold_id, close_reason, told, looked_at, created_at, status_at) from stdin;
07739bc4-5a18-40dd-b6f7-e13380f16770	65	a1d68b18-0602-485b-ab4b-702467866bea	buy	USD	USD	\N	1	1	100	1	1	{Invented}	{}	60	2026-06-01	published	\N	\N	INV000001	1	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy otc_deal (id, number, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, large, window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code, account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, paid_at, proof_id, ended_at, cancelled_by, outcome, journal_id, seller_kyc, buyer_kyc, factor, created_at, status_at) from stdin;
0329323a-74ee-48bf-ba81-606037d08af1	75	07739bc4-5a18-40dd-b6f7-e13380f16770	f763491b-d755-442e-92bb-d585d8f64cd6	dbc656e7-d6a9-4c02-8bca-763c60acb998	f763491b-d755-442e-92bb-d585d8f64cd6	OPLG	HCCL	2	2	1	100	1	t	0	Invented	SG	a4b8d248-fee6-4cd1-adf6-3e29d57dd30c	+6591234567	USD	1	65	DBSSSGSG	USD	d0b41c52-22ca-4da9-b820-c6e45567a740	65	5e0e08cc-0743-4c75-b716-bf4230a6c415	paid	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	516e1569-312c-4ed5-bd6b-998f484c04c6	2026-06-01 00:00:10+00	\N	release	01a0f6d8-2121-7034-9412-59c1fec56c29	approved	approved	\N	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy otc_appeal (id, number, deal_id, by_side, reason, text, status, opened_at, due_at, outcome, outcome_reason, told, ended_at) from stdin;
c6fd4eb0-cf24-4c90-8ec6-db02ddcf70fd	39	0329323a-74ee-48bf-ba81-606037d08af1	buy	ABCDEFGHJK	ABCDEFGHJK	open	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	\N	\N	2026-06-02 00:00:00+00
\.

copy otc_message (id, deal_id, author_id, text, upload_id, at) from stdin;
1	0329323a-74ee-48bf-ba81-606037d08af1	5faa6cab-ff6d-4e9a-9b20-06cce7079907	USD	65c47280-2d97-4aee-9b1b-4ddc03955374	2026-06-02 00:00:00+00
\.

copy agent (id, number, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country, licence_expires_on, upload_id, how, expected_clients, applied_at, status_at, reason, contract_version, contract_sha256, factor, signed_at, own_ppm, parent_ppm, grand_ppm) from stdin;
534bb750-e470-4151-9b95-5edb012cee71	80001	a1d68b18-0602-485b-ab4b-702467866bea	broker	active	\N	1	A4Q7TXPN0C	securities_dealing	CMS101204	MAS	SG	2040-12-31	d76f237e-b2e3-489d-95df-77f9c4248b27	Our order management system sends limit orders by API. Two portfolio managers decide each order.	40	2026-11-13 09:42:34.529+00	2026-11-13 09:42:34.529+00	\N	2026-11	3ec0c316aefd10c916bcb39afba995a9fd4b2c903dfd3434ed7616b27ba07502	mobile	2026-11-13 09:42:34.529+00	250000	0	0
\.

copy agent_evidence (agent_id, upload_id, place) from stdin;
534bb750-e470-4151-9b95-5edb012cee71	ab60e313-6f80-49fa-814e-f19251adfcd4	1
\.

copy agent_client (id, number, agent_id, customer_id, consent_version, consent_sha256, consented_at, withdrawn_at) from stdin;
a9270cca-7912-4db8-a407-33830afca579	10	534bb750-e470-4151-9b95-5edb012cee71	d6bcb760-aa1e-4ff9-9322-7a8fa42505d1	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	\N
\.

copy agent_export (id, customer_id, programme, month, lang, asked_at, ready_at, rows, content) from stdin;
57c7e64b-4b8f-47bd-a8c9-69c034bc46de	8fea1792-8152-486f-800a-abdb79469fad	broker	\N	zh_CN	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	0	1
\.

copy broker_power (id, number, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at, withdrawn_at) from stdin;
dc0cf111-1491-47bf-8df7-9ad273b13461	1	534bb750-e470-4151-9b95-5edb012cee71	d700fdda-6f39-42c9-ab71-5ac17e788cac	f763491b-d755-442e-92bb-d585d8f64cd6	2026-11	8c53b1d476b3b994f822252582477a2ee331c59f1c8a6f158a81b7003fa1ba21	mobile	2026-11-13 09:42:34.529+00	\N
\.

copy broker_order (order_id, power_id, api_key_id, best, reference) from stdin;
01a1132b-1b23-7ca2-9e11-be5f88944a5d	dc0cf111-1491-47bf-8df7-9ad273b13461	9ff8d5ac-e465-45ff-9831-a229473963e7	1	2
\.

copy rebate_day (day, counted_at) from stdin;
2026-11-13	2026-11-17 09:42:34.529+00
2026-11-14	2026-11-17 09:42:34.529+00
2026-11-15	2026-11-17 09:42:34.529+00
2026-11-22	2026-11-23 09:42:34.529+00
\.

copy rebate_run (id, number, month, until, status, drawn_at, released_at, ended_at) from stdin;
d2e1d41a-1f50-4539-bf62-ba07506d6995	90054	2026-06	2026-06-02	dropped	2026-06-01 00:00:00+00	\N	2026-06-03 00:00:00+00
\.

copy rebate_payment (id, number, run_id, customer_id, coin, amount, rows, journal_id, paid_at) from stdin;
d35657e7-5ec9-4ae1-ba0f-c46848a22a19	3	d2e1d41a-1f50-4539-bf62-ba07506d6995	8fea1792-8152-486f-800a-abdb79469fad	HCCL	1	1	01a0f6d8-2121-73be-97d5-d3af8812ee75	2026-06-03 00:00:00+00
\.

copy rebate (id, number, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount, payment_id) from stdin;
3afd4434-e9bb-4ef1-bc1b-d3882fd9b561	3	8fea1792-8152-486f-800a-abdb79469fad	534bb750-e470-4151-9b95-5edb012cee71	d700fdda-6f39-42c9-ab71-5ac17e788cac	534bb750-e470-4151-9b95-5edb012cee71	1	2026-11-22	2026-06-02	HCCL	2	500000	-1	d35657e7-5ec9-4ae1-ba0f-c46848a22a19
\.

copy invitation_application (id, number, customer_id, code_count, description, status, reason_code, told, created_at, decided_at) from stdin;
27ea3aa7-44ca-4d30-9d81-739de95b73a9	6	d700fdda-6f39-42c9-ab71-5ac17e788cac	2	INV000001	approved	\N	2026-06	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00
\.

copy invitation_code (id, code, customer_id, application_id, max_uses, uses, created_at, expires_at, ended_at, ended_by) from stdin;
c4df8fec-c5ca-4bab-b437-6c437a092927	ABCDEFGHJK	8fea1792-8152-486f-800a-abdb79469fad	27ea3aa7-44ca-4d30-9d81-739de95b73a9	1	0	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N
\.

copy personal_data_export (id, customer_id, lang, requested_at, ready_at, json, pdf) from stdin;
aa4482b9-4700-4a7b-a82a-dcc88e28d034	6b9399bf-4998-48b7-8984-d9456da8c2af	en_US	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\\x61	\\x61
\.

select setval('public.account_id_seq', 78);
select setval('public.agent_client_number_seq', 10);
select setval('public.agent_number_seq', 80001);
select setval('public.approval_request_number_seq', 58);
select setval('public.books_check_id_seq', 3);
select setval('public.broker_power_number_seq', 1);
select setval('public.company_application_number_seq', 50001);
select setval('public.company_change_number_seq', 70001);
select setval('public.customer_number', 30182752);
select setval('public.distribution_holder_number_seq', 6);
select setval('public.distribution_number_seq', 70002);
select setval('public.fiat_order_number_seq', 6);
select setval('public.financing_application_number_seq', 80007);
select setval('public.internal_transfer_number_seq', 22);
select setval('public.investor_application_number_seq', 40005);
select setval('public.invitation_application_number_seq', 6);
select setval('public.kyc_case_number_seq', 30006);
select setval('public.otc_ad_number_seq', 65);
select setval('public.otc_appeal_number_seq', 39);
select setval('public.otc_deal_number_seq', 75);
select setval('public.otc_message_id_seq', 1);
select setval('public.payout_batch_number_seq', 3);
select setval('public.payout_number_seq', 45);
select setval('public.posting_id_seq', 2683);
select setval('public.product_valuation_number_seq', 4);
select setval('public.rebate_number_seq', 3);
select setval('public.rebate_payment_number_seq', 3);
select setval('public.rebate_run_number_seq', 90054);
select setval('public.receivable_number_seq', 1001);
select setval('public.reference_change_id_seq', 6);
select setval('public.reference_set_id_seq', 2);
select setval('public.signature_act_number_seq', 20);
select setval('public.stop_number_seq', 1052);
select setval('public.subscription_number_seq', 42);
select setval('public.transfer_number_seq', 10);
select setval('public.webhook_event_number_seq', 1);

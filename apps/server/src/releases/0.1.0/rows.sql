copy migration (name, sha256, applied_at) from stdin;
0001_platform.sql	ef6ff0a70885a5fee67d44602732b65bea7d21451cb70150b61bdc8bdf0ba78f	2026-11-29 05:34:33.07832+00
0002_access.sql	325a412d050dbcac161488f6a8b2fd04c9848277b3822e7a997a74c119d1d3b8	2026-11-29 05:34:33.07832+00
0003_office.sql	64d7aa4b588f93b73ee0c03119ce0401859b896894f56619ba12427fae904731	2026-11-29 05:34:33.07832+00
0004_books.sql	3278baa3fb812c2c0e35917efb66d7e5efde448d47124f999a0878e5dfb8813d	2026-11-29 05:34:33.07832+00
0005_services.sql	ef9ef975100e65eff8d269aca26caa95c765721815952425704a5724fb06dbee	2026-11-29 05:34:33.07832+00
0006_identity.sql	ebdc79b87aa0146bed1cc9d286c593795a57e1010ef3f72479ca15190667ccd4	2026-11-29 05:34:33.07832+00
0007_profile.sql	e9d0ab288bcbc9d108e03fb7578b9a53f9c8abd7716c834344ae11f82dc9f9d0	2026-11-29 05:34:33.07832+00
0008_payments.sql	5f4353bc56c8cd3809797b7a975ac6a202575499f3d03797ca342b4e5fae50f8	2026-11-29 05:34:33.07832+00
0009_trading.sql	5a42ac520a643ef6b03713c49190b0fd86bb4c3a9508abad25b5dcd7940995f4	2026-11-29 05:34:33.07832+00
0010_issuance.sql	a9bbe8be0e4bcac91080077e57e7920c2c456c340065444885ea8f383231f408	2026-11-29 05:34:33.07832+00
0011_desk.sql	ebb7d77930bc71cc340a2bffcb0b30f06640da8a6d3f9a06713249876f007e92	2026-11-29 05:34:33.07832+00
0012_partners.sql	1fb60265728bf88d7c9510785aa45ba8b039a67138430597ee2019eaef610b93	2026-11-29 05:34:33.07832+00
0013_reporting.sql	074aaeac1fd6296378444aa87e370d1e55744224a3752aa789d60469021651c4	2026-11-29 05:34:33.07832+00
0014_office_own_accounts.sql	ea47a0e029765412bd96b9f61cb991290ca33d050bbdd364e24e2f66090b2359	2026-11-29 05:34:33.07832+00
\.

copy transition (entity, entity_id, n, from_state, to_state, at, actor) from stdin;
agent	393ed954-a921-4db1-8b1e-43dd8ca008ce	1	\N	applied	2026-11-13 05:34:35.703+00	customer:6175b96c-1879-4722-9d15-3d0955067b8e
agent	393ed954-a921-4db1-8b1e-43dd8ca008ce	2	applied	licence_check	2026-11-13 05:34:35.703+00	operator:e4425476-0678-4a5c-baec-7fbed20bb027
agent	393ed954-a921-4db1-8b1e-43dd8ca008ce	3	licence_check	contract	2026-11-13 05:34:35.703+00	operator:e4425476-0678-4a5c-baec-7fbed20bb027
\.

copy legal_edge (entity, from_state, to_state) from stdin;
distribution_holder	unclaimed	paid
financing_application	\N	draft
financing_application	draft	precheck_failed
\.

copy chain_head (chain, seq, hash) from stdin;
audit	329	bccd69ad8587232b1937741ead736af47288bf89ee5481af3ebc426a8b8e5986
journal	1259	4fabca1cfa2260a0416674d12b03019dcfc3bee2a46c1edef96bd81dec2cd8c4
\.

copy rate_limit (key, points, expire) from stdin;
console/api/v1/operators/confirm:ip:127.0.0.1	5	1795930536064
console/api/v1/operators/login:ip:127.0.0.1	5	1795930535867
console/api/v1/uploads/create:operator:e4425476-0678-4a5c-baec-7fbed20bb027	12	1795934087205
\.

copy database_probe (id, at, filler) from stdin;
1	2026-06-03 00:00:00+00	\\x61
\.

copy site_setting (the_row, login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type, risk_test, limit_countries, allow_countries, high_risk_countries, terms_version) from stdin;
t	f	f	f	f	f	f	1	f	{}	{}	{}	2026-07
\.

copy field_key (kid, public_jwk, private_sealed, created_at, ends_at) from stdin;
HDFC0ABCDEF	[]	ABCDEFGHJK	2026-06-02 00:00:00+00	\N
\.

copy field_nonce (nonce, expires_at) from stdin;
DBSSSGSG	2026-06-03 00:00:00+00
\.

copy customer (id, number, email, email_lost, phone, phone_key, mobile_check, former_email, former_phone, password_hash, nickname, real_name, type, parent_id, parent_active, kyc_status, kyc_changed_at, residence, nationality, investor_class, risk_test_passed_at, status, forgotten_at, lang, fiat, terms_version, invite_code, invited_by, created_at, phishing_phrase, fund_password_hash, color_mode, fee_coin_open, mails_off, texts_off) from stdin;
0b367839-fd52-4470-b517-5d5310828347	30182749	orders@straits.example	f	+6591110006	+6591110006	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$apPnF/qWzgRmUXV9zOwrqg$v875/Dajdbic9LD386R3WYPkxuwigqrPjGeAZWM8bfM	\N	Nadia Rahman	individual	\N	t	approved	2026-07-02 05:34:35.703+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	DQ6M3BTV2Y	\N	2026-07-02 05:34:35.703+00	\N	\N	\N	f	{}	{}
4b5e250f-d723-49b9-a4bf-5c8156233db9	30182746	desk@quaystone.example	f	+60123450003	+60123450003	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$ZiWqINoMLVQbVMfzyVWitw$wYxFQLSV8gKueR+ZU66ZmgSLMLPBou3oZdQshHW/2zg	\N	Farid Anwar	individual	\N	t	approved	2026-07-02 05:34:35.703+00	MY	MY	ei	\N	active	\N	en_US	USD	2026-07	3S81FSH8EF	\N	2026-07-02 05:34:35.703+00	\N	\N	\N	f	{}	{}
6175b96c-1879-4722-9d15-3d0955067b8e	30182751	northquay@tessera.example	f	+6591230077	+6591230077	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$LpgebCeyikkzSTbkqCDESw$aDgnkKMDhUAlOGFUV/VYA3HKKMQ4euEjvXVv/fHjCTU	\N	Northquay Capital Partners LLP	corporate	\N	t	approved	2026-11-13 05:34:35.703+00	SG	\N	ri	\N	active	\N	en_US	USD	2026-07	2HNK19A80R	\N	2026-11-13 05:34:35.703+00	\N	\N	\N	f	{}	{}
8c633355-ad25-4fcf-857c-d513115cbf44	30182747	invest@harborview.example	f	+4790010004	+4790010004	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$I4oXqk0mqEKlRJ2xgtq97Q$iRayswD4tl/hqO1DDIm0WgJDV81JxjVK5iPv+QEzKsc	\N	Tomas Dahl	individual	\N	t	approved	2026-07-02 05:34:35.703+00	NO	NO	ai	\N	active	\N	en_US	USD	2026-07	3T2BY1KGFX	\N	2026-07-02 05:34:35.703+00	\N	\N	\N	f	{}	{}
9167269c-8a7a-4289-abdb-1b172f08605e	30182745	chen@tessera.example	f	+8613800010002	+8613800010002	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$tDK1m2zkOh51uX3zUaC3aA$XLNfRKRUdf+Png06e30sFmvdVue9tAMXLTtUn2UR0dI	思远	陈思远	individual	\N	t	approved	2026-07-02 05:34:35.703+00	CN	CN	ai	\N	active	\N	zh_CN	CNY	2026-07	C781KHR6Q6	\N	2026-07-02 05:34:35.703+00	\N	\N	\N	f	{}	{}
bef0d0f9-8e17-477c-93fb-89d0314e8270	30182750	new@tessera.example	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$TIKUZHhbmsBE4ThHit5HMg$O5zwu6CJGm4QxSsXT6OnNR1S/6+U7ZjANtrnXrIWehM	\N	\N	individual	\N	t	unknown	2026-07-02 05:34:35.703+00	\N	\N	ri	\N	active	\N	en_US	USD	2026-07	VX5EV1RD4X	\N	2026-07-02 05:34:35.703+00	\N	\N	\N	f	{}	{}
c0f9dc1f-894a-43e8-993e-d85707557063	30182748	quotes@meridian.example	f	+6591110005	+6591110005	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$aaEbaggyiTgvO4vAjdua9Q$zYK7LX/EitU1/RpdeEC9RBJ0zHW7rqGH7qvgdKxUZGI	\N	Ong Rui Min	individual	\N	t	approved	2026-07-02 05:34:35.703+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	20RSW5G5RD	\N	2026-07-02 05:34:35.703+00	\N	\N	\N	f	{}	{}
c79472bb-2a06-430a-aa09-0cb174790cbb	30182752	\N	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$7vNuDbSgPAzquGlRThFLdg$1uzR0XWIaV9IBS33NWlgWMLBLU82O/L8LCVIu4BgqRo	\N	Nadia Rahman	sub	0b367839-fd52-4470-b517-5d5310828347	t	approved	2026-07-02 05:34:35.703+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	6E0CF2F3F5	\N	2026-11-13 05:34:35.703+00	\N	\N	\N	f	{}	{}
f714ef12-7d4c-4189-a49d-d310e9036575	30182744	lim@tessera.example	f	+6591110001	+6591110001	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$12QXz8q04SkS1yv5ZJ7/WA$Zp1M6DXwENd++giM0Bjf2YGPNM/0MltVt1Fe2nH3iWc	Jia Wen	Lim Jia Wen	individual	\N	t	approved	2026-07-02 05:34:35.703+00	SG	SG	ri	\N	active	\N	en_US	USD	2026-07	VCAWTH56WS	\N	2026-07-02 05:34:35.703+00	\N	\N	\N	f	{}	{}
\.

copy session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ended_at, ip, user_agent, device_id, device_info, clock_drift_seconds) from stdin;
10599940-419e-4f26-bc5e-e5b2f77a4cf6	85d3a7083e4f134fb7c2b1515a2162d72a80d69627ccd23df1a72b04000be2fd	9167269c-8a7a-4289-abdb-1b172f08605e	2026-11-29 05:34:42.904179+00	2026-11-29 05:35:02.924341+00	2026-11-29 17:34:42.904179+00	30	\N	127.0.0.1	local world	\N	\N	\N
44be7075-ed0f-4748-a23a-60b6efb21911	311731cba86fdc08113d34d98a086923c828927007f233eced9765ddef861d61	4b5e250f-d723-49b9-a4bf-5c8156233db9	2026-11-29 05:34:43.568085+00	2026-11-29 05:35:05.380784+00	2026-11-29 17:34:43.568085+00	30	\N	127.0.0.1	local world	\N	\N	\N
54c9533e-8a78-4be2-90f1-d702e01ba4a0	02f21560a871d52051f0106752095094b4cb59be78e48e6c29da8b4a073b09f4	0b367839-fd52-4470-b517-5d5310828347	2026-11-29 05:34:45.827711+00	2026-11-29 05:35:07.93302+00	2026-11-29 17:34:45.827711+00	30	\N	127.0.0.1	local world	\N	\N	\N
c5ea735e-37f5-41cf-966a-e8ec43fa4df2	33b9e6452a465778c0647590586bdb17c4d666c02ac359ec6757379153b90362	0b367839-fd52-4470-b517-5d5310828347	2026-11-29 05:35:17.646+00	2026-11-29 05:36:23.147523+00	2026-11-29 17:35:17.646+00	30	\N	2001:db8:e39b:dabb::1	node	local-world-e39bdabb4aeb4079	8d38871e906acb2aa0091e24b5eec2b136ad9fd5c5fed2114bb8e31e9255bf04	0
\.

copy code_challenge (id, scene, proof, channel, target, target_key, asked_by, customer_id, session_id, payload_hash, ip, tries, created_at, resend_at, expires_at, used_at) from stdin;
6de59826-af6c-4394-9dcc-3c1cc9db6f0a	login	email	email	orders@straits.example	orders@straits.example	owner	0b367839-fd52-4470-b517-5d5310828347	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:e39b:dabb::1	1	2026-11-29 05:35:14.544+00	2026-11-29 05:36:44.544+00	2026-11-29 05:40:14.544+00	2026-11-29 05:35:17.646+00
9b279956-5a0d-4efb-b1d3-b19db7f3f7bc	login	email	email	quotes@meridian.example	quotes@meridian.example	owner	c0f9dc1f-894a-43e8-993e-d85707557063	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:38db:76cb::1	1	2026-11-29 05:35:14.622+00	2026-11-29 05:36:44.622+00	2026-11-29 05:40:14.622+00	2026-11-29 05:35:17.648+00
\.

copy login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at, used_at) from stdin;
828ecc23-304c-4796-86b3-f5e4bb96dc9a	49fed9f6856e9b44f73661e424437121ffc9593571101c4bb10329583baf3337	0b367839-fd52-4470-b517-5d5310828347	6de59826-af6c-4394-9dcc-3c1cc9db6f0a	2026-11-29 05:35:14.544+00	2026-11-29 05:40:14.544+00	2026-11-29 05:35:17.646+00
ce37e624-7a45-4415-aa3c-c4732aaaf2e9	d769f51e554273b3790f6ec07af5a558b6a3c29d81ea5d6e4fceef6f3f83d7c9	c0f9dc1f-894a-43e8-993e-d85707557063	9b279956-5a0d-4efb-b1d3-b19db7f3f7bc	2026-11-29 05:35:14.622+00	2026-11-29 05:40:14.622+00	2026-11-29 05:35:17.648+00
\.

copy password_budget (account_hash, tries, window_start) from stdin;
075219961dc7da8e01cdf690e862909f8ba7ce1778ec81072fc3bbb66e4356d5	0	2026-11-29 05:35:14.242+00
43f400c5778ab19f0f952c75e0400250e3030549c5f38d006a379f12dfaf65b4	0	2026-07-02 05:34:35.703+00
895289d2192980eaa5d5f51308d67aa5f440f5316f6d9268b2ab3aa270c7f021	0	2026-11-29 05:35:14.275+00
\.

copy verify_token (token_hash, scene, target, customer_id, payload_hash, created_at, expires_at, used_at, proven) from stdin;
05e2f28bbc807523c0442449567c880c36687d341b6b5531d406581d861975bd	set_bank_account	\N	f714ef12-7d4c-4189-a49d-d310e9036575	94e93171929aa3c86f718a16429d3e6560d57c8c899fd4df2207f2a77cc71ad6	2026-07-02 05:34:35.703+00	2026-07-02 05:39:35.703+00	2026-07-02 05:34:35.703+00	{mobile}
1d300724de84b6d506266201aa05993912190dc8eb260f19818a071687944cc9	new_coin_purchase	\N	9167269c-8a7a-4289-abdb-1b172f08605e	81773051b9e873f8b14941ba25251f6896fe3c5f0bb1ebab4c2c6d035ec42923	2026-11-26 05:34:35.703+00	2026-11-26 05:39:35.703+00	2026-11-26 05:34:35.703+00	{mobile}
4c8509010fff12cb86957cf8af86ebd85270ad3e3adc06100d3504262f63c530	set_bank_account	\N	9167269c-8a7a-4289-abdb-1b172f08605e	c65795687a3caf4f87b798af7a4c6b24a21e7e0d69ef595159ef6dedb9c68836	2026-07-02 05:34:35.703+00	2026-07-02 05:39:35.703+00	2026-07-02 05:34:35.703+00	{mobile}
\.

copy password_reset (id, token_hash, customer_id, account, steps, done, challenge_id, created_at, expires_at, used_at) from stdin;
2d8fb4cc-0ffc-492f-8b80-6946b4f8cfd9	HDFC0ABCDEF	9167269c-8a7a-4289-abdb-1b172f08605e	invented@tessera.example	{google}	0	9b279956-5a0d-4efb-b1d3-b19db7f3f7bc	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N
\.

copy qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at, customer_id, session_id) from stdin;
403d4611-e146-4725-864a-323f11166ee8	INV000001	confirmed	10	{10}	DBSSSGSG	solana	en_US	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	4b5e250f-d723-49b9-a4bf-5c8156233db9	c5ea735e-37f5-41cf-966a-e8ec43fa4df2
\.

copy terms_acceptance (customer_id, edition, document_hash, lang, at, ip) from stdin;
c79472bb-2a06-430a-aa09-0cb174790cbb	en_US	\N	en_US	2026-06-01 00:00:10+00	solana
\.

copy authenticator (customer_id, secret_sealed, bound_at, last_step) from stdin;
c0f9dc1f-894a-43e8-993e-d85707557063	en_US	2026-06-03 00:00:00+00	2
\.

copy authenticator_setup (customer_id, secret_sealed, expires_at) from stdin;
4b5e250f-d723-49b9-a4bf-5c8156233db9	ABCD	2026-06-01 00:00:00+00
\.

copy authenticator_tries (customer_id, door, wrong_tries, wrong_since, wrong_at) from stdin;
c0f9dc1f-894a-43e8-993e-d85707557063	login	100	\N	{}
\.

copy backup_code (customer_id, code_hash, used_at) from stdin;
9167269c-8a7a-4289-abdb-1b172f08605e	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00
\.

copy passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
ed2cc612-8222-4141-816e-26fa70bf4699	f714ef12-7d4c-4189-a49d-d310e9036575	en_US	\\x61	1	{Invented}	+6591234567	f	2026-06-01 00:00:10+00	\N
\.

copy passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at, used_at) from stdin;
be5b2ead-5783-4b19-8234-d0e225587a0d	prove	1	Invented	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00
\.

copy fund_password_check (id, customer_id, at, matched) from stdin;
0b0bc85b-543e-4a5f-a206-efc054c938b7	0b367839-fd52-4470-b517-5d5310828347	2026-06-01 00:00:00+00	f
\.

copy api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, deleted_at, foreign_uses, foreign_used_at) from stdin;
11747034-2c40-4773-a7f1-3b4c1acd4fa5	c79472bb-2a06-430a-aa09-0cb174790cbb	c0f9dc1f-894a-43e8-993e-d85707557063	dd18db74-6791-4505-9b53-e4983826b484	5	USD	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	ABCD	hmac	invented	\N	{trade}	{withdraw}	active	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	\N	1	\N
\.

copy api_request (key_id, digest, expires_at, door) from stdin;
11747034-2c40-4773-a7f1-3b4c1acd4fa5	INV000001	2026-06-02 00:00:00+00	USD
\.

copy account_freeze (id, customer_id, scope, cause, from_at, until_at, extended_by, shortened_from, written) from stdin;
21e461a0-1753-490a-8db1-123cff76da85	0b367839-fd52-4470-b517-5d5310828347	transferOut	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N	2026-06-03 00:00:00+00	5312
\.

copy freeze_link (id, customer_id, created_at, expires_at, used_at) from stdin;
3470cd88-6ff6-421c-b86c-e5bd77c8448b	0b367839-fd52-4470-b517-5d5310828347	2026-11-13 05:34:35.703+00	2026-11-15 05:34:35.703+00	\N
935b5504-0985-4076-abb7-0e994db67160	0b367839-fd52-4470-b517-5d5310828347	2026-11-29 05:35:17.646+00	2026-11-29 11:35:17.646+00	\N
c73d4be7-6278-42b9-a4fc-15ded198b04a	9167269c-8a7a-4289-abdb-1b172f08605e	2026-07-02 05:34:35.703+00	2026-07-04 05:34:35.703+00	\N
\.

copy security_event (id, customer_id, kind, at, ip, device, city) from stdin;
55dd9d16-1aee-4d2e-9f6a-8766e85dead1	f714ef12-7d4c-4189-a49d-d310e9036575	bank_account_added	2026-07-02 05:34:35.703+00	127.0.0.1	lightMyRequest	\N
938b5060-6fa0-4987-851f-e27d477406d6	9167269c-8a7a-4289-abdb-1b172f08605e	bank_account_added	2026-07-02 05:34:35.703+00	127.0.0.1	lightMyRequest	\N
afa7a1ac-fa9c-4ebb-a7b6-c6fac84a8e21	0b367839-fd52-4470-b517-5d5310828347	sub_account_created	2026-11-13 05:34:35.703+00	127.0.0.1	lightMyRequest	\N
\.

copy login_event (id, customer_id, at, kind, ip, device, succeeded, city, note) from stdin;
8181d68d-0672-4d50-93e6-3e254a127d9f	c0f9dc1f-894a-43e8-993e-d85707557063	2026-11-29 05:35:17.648+00	code	2001:db8:38db:76cb::1	node	t	\N	new_device
d5f47dc4-7a1d-4301-88b3-f5447b7b5ac5	0b367839-fd52-4470-b517-5d5310828347	2026-11-29 05:35:17.646+00	code	2001:db8:e39b:dabb::1	node	t	\N	new_device
\.

copy stop (id, number, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws, lifted_at, ended_at, written) from stdin;
43778812-e207-47ae-a399-f195704dd29d	1010	coin	DBSSSGSG	\N	+6591234567	\N	e4425476-0678-4a5c-baec-7fbed20bb027	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	f	2026-06-01 00:00:10+00	\N	5312
\.

copy operator (id, email, name, own_phone, own_document_hash, own_document_formula, password_hash, totp_secret_sealed, totp_last_step, totp_confirmed_at, roles, status, invited_until, wrong_passwords, wrong_codes, locked_until, created_at) from stdin;
2f5557b2-bdcb-426a-82ac-d3e4f66c75de	root@tessera.example	Mei Lin Goh	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$DJXfsftIAHE2m1jo9ma0ZQ$ggdT2r9I4al/nmJ/0PeWAtEyu/1hwnUSBzgmr91nTko	k1.JK7yLCUV2pjm86G9.Ctt3ytHzjM_7W73EAxsFlQ.OGOiaERnjM251o_-dH4sItDFo4Vg0qbvrAajcoMabO8	59432349	2026-07-02 05:34:35.703+00	{superadmin}	active	\N	0	0	\N	2026-07-02 05:34:35.703+00
9226cc46-c1b6-4814-be84-3cf49c5a6387	wen@tessera.example	Teo Wen Hui	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$/hmJHq6OEBP8cBJy49sBQw$4elHzYHXnn7UuER1cf+W2oZh2WmCHTjBmyc+ZwgU4n0	k1.kTSQCWfmkC9MQ_X_.QQDJxWYAw04h2NC_P1Qx8A.GlI5JwBrtVdukG1yuWGBb07z8u411KtKzBVbD_k1thI	59432349	2026-07-02 05:34:35.703+00	{listing}	active	\N	0	0	\N	2026-07-02 05:34:35.703+00
baefa439-906a-4938-ba09-3ed3e58e7c58	arjun@tessera.example	Arjun Nair	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$BIv3rPW9SO7mDYAejfsiDQ$NWoMYk8w2gD9ckkEKvpbScP3CfyUHbFgWb/2xClgy9M	k1.uUUBMOkpkWUpt62z.uTF4ra_54_BjcIlEkkS_zQ.g99DrjrGi0knAnDtvAGNyBuhtlg5ZkvP98sAaoGdCEU	59432349	2026-07-02 05:34:35.703+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 05:34:35.703+00
e4425476-0678-4a5c-baec-7fbed20bb027	priya@tessera.example	Priya Tan	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$MzEC9nGJcW8BGxWIHOps0Q$nO7hC+FPiFvusFmMkvYzfvqIlt4su7bdBSOpv8rgVbE	k1.lp6cVhy_OVZSPtLG.nGkHJd3BjuK9k4LWAOOX8g.9P4v44WmO8pAxhqT8qy_zP7jExLdljrtGXmU8HYthOY	59432349	2026-07-02 05:34:35.703+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 05:34:35.703+00
e9be2938-a54c-4191-b4fb-497a09e72f76	deputy@tessera.example	Hafiz Rahim	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$Z8zt7dYcZ7ewmsv50d1tZA$6HX8qSTEvSDVFWVymXRqHYTkipxJMj9dwt2FBsIM+64	k1.gmU8h4VNWS_91X2N.RIm94vPVG_3FqW90B2kl2w.eVGXm3mHDY1PwOtgAoHp4E6BY3LFTvs3kGIourL7lqY	59432349	2026-07-02 05:34:35.703+00	{superadmin}	active	\N	0	0	\N	2026-07-02 05:34:35.703+00
\.

copy operator_ticket (token_hash, operator_id, tries, created_at, expires_at, used_at) from stdin;
067a5787d5bf0ed4becd8b8c9c3c4af61e433531a866c289f0a421c944249f24	2f5557b2-bdcb-426a-82ac-d3e4f66c75de	0	2026-07-02 05:34:35.703+00	2026-07-02 05:39:35.703+00	2026-07-02 05:34:35.703+00
66d3eba6625b1e85b907295a2a05d2bbea7fc68b29ec885bf5aadc672d2bfe5b	e9be2938-a54c-4191-b4fb-497a09e72f76	0	2026-07-02 05:34:35.703+00	2026-07-02 05:39:35.703+00	2026-07-02 05:34:35.703+00
add39b8c17af8dbee6f1d8fcf67fcfca1989f4abc7337714b98375fc4d96de53	e4425476-0678-4a5c-baec-7fbed20bb027	0	2026-07-02 05:34:35.703+00	2026-07-02 05:39:35.703+00	2026-07-02 05:34:35.703+00
\.

copy operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ended_at, ip, device_hash) from stdin;
0a89d194-18ab-4f92-a1f6-9d9aca4f3c03	68daf15426c1eca595eb06e4563e26dc2c77765e8687cfe324fdbdae01d3dc7d	9226cc46-c1b6-4814-be84-3cf49c5a6387	2026-11-29 05:34:38.80288+00	2026-11-29 05:35:10.791309+00	2026-11-29 17:34:38.80288+00	\N	127.0.0.1	\N
1d7667aa-ca36-4156-85f9-2e542984c89a	abe02f4d98992f4037fb95b83c5786add4b62d6c3cc928b4be7078c6fe44212b	2f5557b2-bdcb-426a-82ac-d3e4f66c75de	2026-07-02 05:34:35.703+00	2026-11-29 05:34:37.414806+00	2026-07-02 17:34:35.703+00	\N	127.0.0.1	\N
2c927a3f-3456-4a43-8d4a-3d025536a106	9f40e3854f29ad3cbd8870116a01faa380a37fd99ad21c9beb95e9e1c5f5281a	9226cc46-c1b6-4814-be84-3cf49c5a6387	2026-07-02 05:34:35.703+00	2026-11-29 05:34:37.029345+00	2026-07-02 17:34:35.703+00	\N	127.0.0.1	\N
\.

copy operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
acfe960c-f94e-4d3f-bd2a-318cd24cd460	2f5557b2-bdcb-426a-82ac-d3e4f66c75de	en_US	\\x61	1	{Invented}	en_US	f	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy operator_account (operator_id, customer_id, status, declared_at, answered_by, reason) from stdin;
9226cc46-c1b6-4814-be84-3cf49c5a6387	f714ef12-7d4c-4189-a49d-d310e9036575	own	2026-06-02 00:00:00+00	e4425476-0678-4a5c-baec-7fbed20bb027	SG
\.

copy key_canary (key, sealed, made_at) from stdin;
CHAIN_MASTER_SEED	k1.YOMGXyIOSC8fm5vg.ova1dU8V-ZWumbC38qZilA.j_Qfk8ZHud_XEkEuDllZG-ZOfMXrljVexdLpBbmm	2026-11-29 05:34:35.155776+00
SECRET_KEY	k1.JCvlQNsgMlazyJs2.bUzX9R8U5PfCTGjms5EWHg.jkt52_8jPugSdQNDoQ9nmyMhKv0hhdA	2026-11-29 05:34:35.152764+00
\.

copy cms_text (id, kind, slug, created_at) from stdin;
0af49aeb-7013-4cc3-9d90-34a080fb36fc	faq	faq-money	2026-07-02 05:34:35.703+00
112d1e45-40b4-4538-a835-171b2d554d07	announcement	first-listings	2026-10-03 05:34:35.703+00
12a9654c-1c08-4214-b3c7-35b1aa7cab74	faq	faq-withdrawal	2026-07-02 05:34:35.703+00
78b26c2e-0e85-4d76-897d-868f1c35a977	page	security	2026-07-02 05:34:35.703+00
83cd6b84-c821-4348-9791-aa70b70d592d	seo	seo	2026-07-02 05:34:35.703+00
e7d4136c-142e-4e6e-bb9f-c1e3aaeb0877	faq	faq-reference	2026-07-02 05:34:35.703+00
\.

copy cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at, archived_at) from stdin;
0303b0b4-4a2c-417a-9842-66345ebb73c5	78b26c2e-0e85-4d76-897d-868f1c35a977	1	published	{"kind": "page", "title": {"en_US": "Security", "zh_CN": "安全"}, "blocks": [{"text": {"en_US": "What we do", "zh_CN": "我们的措施"}, "type": "heading", "level": 2}, {"type": "list", "items": [{"en_US": [{"href": null, "text": "Every sign-in asks for a second step.", "marks": []}], "zh_CN": [{"href": null, "text": "每次登录均需第二步验证。", "marks": []}]}, {"en_US": [{"href": null, "text": "A withdrawal needs a code that is bound to where it goes and how much, then two reviewers; before it leaves, everything is checked anew.", "marks": []}], "zh_CN": [{"href": null, "text": "提现需要与收款方和金额绑定的验证码，经两人复核，汇出前再次全面核验。", "marks": []}]}, {"en_US": [{"href": null, "text": "After a change of phone, email or password, withdrawals pause for 48 hours.", "marks": []}], "zh_CN": [{"href": null, "text": "更换手机、邮箱或密码后，提现暂停 48 小时。", "marks": []}]}, {"en_US": [{"href": null, "text": "You can see every sign-in and every change of settings, and end any session.", "marks": []}], "zh_CN": [{"href": null, "text": "您可以查看每次登录与设置变更，并可结束任何会话。", "marks": []}]}], "ordered": false}, {"text": {"en_US": "What you can do", "zh_CN": "您可以做的"}, "type": "heading", "level": 2}, {"type": "list", "items": [{"en_US": [{"href": null, "text": "Use a password that you use nowhere else.", "marks": []}], "zh_CN": [{"href": null, "text": "使用独一无二的密码。", "marks": []}]}, {"en_US": [{"href": null, "text": "Read the address and the amount in the mail before you type the code.", "marks": []}], "zh_CN": [{"href": null, "text": "输入验证码前，核对邮件中的地址与金额。", "marks": []}]}, {"en_US": [{"href": null, "text": "Type our address yourself. We never send links that ask you to sign in.", "marks": []}], "zh_CN": [{"href": null, "text": "自行输入我们的网址，我们不会发送要求登录的链接。", "marks": []}]}], "ordered": true}, {"text": {"en_US": [{"href": null, "text": "Nobody at Tessera asks for your password or codes", "marks": ["bold"]}, {"href": null, "text": ", by phone, mail or chat. Found a weakness? Write to ", "marks": []}, {"href": "mailto:security@tessera.example", "text": "security@tessera.example", "marks": []}, {"href": null, "text": "; we thank those who tell us first.", "marks": []}], "zh_CN": [{"href": null, "text": "Tessera 的任何人都不会索要您的密码或验证码", "marks": ["bold"]}, {"href": null, "text": "，无论通过电话、邮件或聊天。如发现漏洞，请致函 ", "marks": []}, {"href": "mailto:security@tessera.example", "text": "security@tessera.example", "marks": []}, {"href": null, "text": "，我们感谢负责任的披露者。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "How your account is protected, and what you can do.", "zh_CN": "账户如何受到保护，以及您可以做什么。"}}	4a78c4bb221e0a91af3d86290fb93270d2d7d35dbe9d3e90eb909fb2f5dce4be	\N	e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-02 05:34:35.703+00	baefa439-906a-4938-ba09-3ed3e58e7c58	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N
1333303d-5157-4da1-a296-745e1c805e92	83cd6b84-c821-4348-9791-aa70b70d592d	1	published	{"kind": "seo", "logo": {"en_US": null, "zh_CN": null}, "title": {"en_US": "Tessera · an exchange for private markets", "zh_CN": "Tessera · 私募市场交易平台"}, "routes": {"cms": {"title": {"en_US": "Notices and help · Tessera", "zh_CN": "公告与帮助 · Tessera"}, "keywords": {"en_US": "announcements, help, fees, terms, risk", "zh_CN": "公告，帮助，费用，条款，风险"}, "description": {"en_US": "Announcements, answers to common questions, fees, terms, privacy and risk disclosure of the exchange.", "zh_CN": "平台公告、常见问题、费用、服务条款、隐私政策与风险披露。"}}, "home": {"title": {"en_US": "Tessera · Private markets, one tile at a time", "zh_CN": "Tessera · 一方一片，拼成您的私募版图"}, "keywords": {"en_US": "private markets, digital securities, invest, exchange", "zh_CN": "私募市场，数字证券，投资，交易所"}, "description": {"en_US": "Subscribe to private companies, bonds, funds and real estate, hold them as digital securities and trade them on one order book.", "zh_CN": "认购未上市公司股份、债券、基金与房地产，以数字证券形式持有，并在同一订单簿上交易。"}}, "login": {"title": {"en_US": "Log in · Tessera", "zh_CN": "登录 · Tessera"}, "keywords": {"en_US": "log in, account", "zh_CN": "登录，账户"}, "description": {"en_US": "Log in to your Tessera account.", "zh_CN": "登录您的 Tessera 账户。"}}, "register": {"title": {"en_US": "Open an account · Tessera", "zh_CN": "立即开户 · Tessera"}, "keywords": {"en_US": "open account, register, verification", "zh_CN": "开户，注册，身份认证"}, "description": {"en_US": "Opening an account is free. Verification takes 3 to 7 working days for individuals.", "zh_CN": "开户免费，个人身份认证需 3 至 7 个工作日。"}}, "resetPass": {"title": {"en_US": "Reset your password · Tessera", "zh_CN": "重置密码 · Tessera"}, "keywords": {"en_US": "reset password", "zh_CN": "重置密码"}, "description": {"en_US": "Set a new password for your Tessera account.", "zh_CN": "为您的 Tessera 账户设置新密码。"}}, "investments": {"title": {"en_US": "Investments: shares, bonds, funds, real estate · Tessera", "zh_CN": "投资产品：股票、债券、基金、房地产 · Tessera"}, "keywords": {"en_US": "investment products, bonds, private equity, real estate, funds", "zh_CN": "投资产品，债券，私募股权，房地产，基金"}, "description": {"en_US": "Every product that is open or trading, with its issuer, minimum, expected return, documents and risks.", "zh_CN": "全部认购中与交易中的产品，列明发行人、起投金额、预期收益、文件与风险。"}}}, "favicon": {"en_US": null, "zh_CN": null}, "logoAlt": {"en_US": "", "zh_CN": ""}, "keywords": {"en_US": "private markets, tokenized securities, digital assets, bonds, funds, exchange", "zh_CN": "私募市场，通证化证券，数字资产，债券，基金，交易所"}, "description": {"en_US": "Companies list shares, bonds and funds. Verified investors subscribe to them and trade them.", "zh_CN": "企业在此发行股票、债券和基金，通过身份认证的投资者可以认购和交易。"}}	40f19350f1f13096183b7d5f1c1ba1a0bb6d1340ea8e670d29aa90cf01c81806	\N	e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-02 05:34:35.703+00	baefa439-906a-4938-ba09-3ed3e58e7c58	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N
20e9e89d-5989-4405-a8f3-b26a7304cea6	e7d4136c-142e-4e6e-bb9f-c1e3aaeb0877	1	published	{"kind": "faq", "rank": 70, "answer": [{"text": {"en_US": [{"href": null, "text": "Your money waits until two of our people have found whose it is. Write to help@tessera.example with the day, the amount and the bank.", "marks": []}], "zh_CN": [{"href": null, "text": "款项会待两名工作人员查明归属后入账。请将日期、金额与银行发送至 help@tessera.example。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "I forgot the reference of my transfer. What now?", "zh_CN": "转账时忘记填写附言怎么办？"}, "onLanding": false}	528bf0b8dfe9967c5ac8a27e131724b8ea8154780e7e25eb8cab19d84f525854	\N	e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-02 05:34:35.703+00	baefa439-906a-4938-ba09-3ed3e58e7c58	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N
\.

copy coin (code, kind, scale, name_en, name_zh, listed_at) from stdin;
AURB	token	0	Aurelle Bioworks Series C	奥睿生科 C 轮优先股	2026-07-29 05:34:35.703+00
CNY	fiat	2	Chinese yuan	人民币	2026-07-02 05:34:35.703+00
HCCL	token	0	Halden Cold Chain Logistics Park	海登冷链物流园	2026-07-19 05:34:35.703+00
KGN29	token	0	Kestrel Grid Green Notes 2029	红隼电网绿色票据 2029	2026-10-17 05:34:35.703+00
LBR3	token	0	Lantern Bay Residences Sub-Trust 3	灯塔湾公寓 子信托 3	2026-11-01 05:34:35.703+00
LUMA	token	2	Luma Freight Credits	流明货运积分	2026-10-13 05:34:35.703+00
NQC2	token	0	Northquay Private Credit Fund II	北码头私募信贷基金 II	2026-11-14 05:34:35.703+00
OPLG	token	0	Opaline Semiconductor Growth Fund	欧泊半导体成长基金	2026-11-21 05:34:35.703+00
PSRB	token	0	Pasir Robotics Pre-IPO Shares	沙岸机器人 Pre-IPO 股份	2026-11-06 05:34:35.703+00
SGD	fiat	2	Singapore dollar	新加坡元	2026-07-02 05:34:35.703+00
SLW31	token	0	Solenne Water Infrastructure 2031	索莱恩水务基建债 2031	2026-09-17 05:34:35.703+00
TIDE	token	6	Tidewater Storage Network	潮汐存储网络	2026-11-20 05:34:35.703+00
USD	fiat	2	US dollar	美元	2026-07-02 05:34:35.703+00
tUSD	crypto	6	Tessera test dollar	Tessera 测试美元	2026-07-02 05:34:35.703+00
\.

copy coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo) from stdin;
tUSD	solana_devnet	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA	8	t	1000000	t	1000000	10000000	100000000000	optional
\.

copy account (id, customer_id, kind, purpose, role, coin, may_be_negative, posted, held) from stdin;
1	f714ef12-7d4c-4189-a49d-d310e9036575	fiat	own	customer	SGD	f	19536636	3015000
2	\N	house	bank	external	SGD	t	-20449520000	0
3	9167269c-8a7a-4289-abdb-1b172f08605e	fiat	own	customer	SGD	f	68094468	38207500
4	4b5e250f-d723-49b9-a4bf-5c8156233db9	fiat	own	customer	SGD	f	6338337370	4879375000
5	8c633355-ad25-4fcf-857c-d513115cbf44	fiat	own	customer	SGD	f	5758808168	4428165750
6	c0f9dc1f-894a-43e8-993e-d85707557063	fiat	own	customer	SGD	f	2429116520	1659750000
7	0b367839-fd52-4470-b517-5d5310828347	fiat	own	customer	SGD	f	1056425296	905750000
34	9167269c-8a7a-4289-abdb-1b172f08605e	token	own	customer	tUSD	f	101056000000	10452000000
37	f714ef12-7d4c-4189-a49d-d310e9036575	token	own	customer	tUSD	f	30352000000	3135600000
65	9167269c-8a7a-4289-abdb-1b172f08605e	token	own	customer	LUMA	f	1920000	1440000
67	8c633355-ad25-4fcf-857c-d513115cbf44	token	own	customer	LUMA	f	1440000	1080000
\.

copy journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash) from stdin;
019f2152-64b7-75ab-9aa2-a6feb03bd50d	4	2026-07-02 05:34:35.703+00	fiat_credit	fiat_order	ad2c64f1-8ce9-473e-bca2-e28d0dc32858	job:bank	\N	a0b9fa4efca0b6fb89c1c61d5d1de94209dd01c4baf772588fbeb44a8d198dff	13c5a017bdb412c5e155422e20a03291cd221516f230f7853364669897dc7082
019f2152-64b7-778b-9464-f6a1f82b6a8b	6	2026-07-02 05:34:35.703+00	fiat_credit	fiat_order	42df97f5-22d8-4a8f-8571-cb62fecbcc67	job:bank	\N	2d4d7cd3112a2d2bc519f9a8d79a1c07753e2d25cbedc6097b6b994198d203db	5dd49747b8a1830bfea0b0b328257fa4582c0211297fde2b03e32a017669521f
019f2152-64b7-7b6d-9045-505ccd56cee2	3	2026-07-02 05:34:35.703+00	fiat_credit	fiat_order	3e5f0175-154c-4c01-bfb8-acd0a5a72ffd	job:bank	\N	a0b01980bf301539066a776ead2e7f2d0b169f5acb4918c5e1332671e5c900de	a0b9fa4efca0b6fb89c1c61d5d1de94209dd01c4baf772588fbeb44a8d198dff
019f2152-64b7-7b7d-81f2-a4de5cf29bbc	5	2026-07-02 05:34:35.703+00	fiat_credit	fiat_order	7e495293-9ade-4e7d-a609-4f346fe20ffe	job:bank	\N	13c5a017bdb412c5e155422e20a03291cd221516f230f7853364669897dc7082	2d4d7cd3112a2d2bc519f9a8d79a1c07753e2d25cbedc6097b6b994198d203db
019f2152-64b7-7e75-a642-7d7ba8dd057d	2	2026-07-02 05:34:35.703+00	fiat_credit	fiat_order	6e9f9091-27fe-4026-912e-724b1b851cd1	job:bank	\N	d4addebeb5435c22da1f68528b8f1f952052a3c5add50c12c5ac5a5a7ed386ad	a0b01980bf301539066a776ead2e7f2d0b169f5acb4918c5e1332671e5c900de
019f2152-64b7-7ed5-a41e-5c5827dc693d	1	2026-07-02 05:34:35.703+00	fiat_credit	fiat_order	4d07d3ab-6aae-498d-aa99-2a0789b62f69	job:bank	\N	0000000000000000000000000000000000000000000000000000000000000000	d4addebeb5435c22da1f68528b8f1f952052a3c5add50c12c5ac5a5a7ed386ad
019f78de-80b7-7cd9-91b3-1f8ed5bcec46	7	2026-07-19 05:34:35.703+00	issue	product	424109a2-0858-4f91-bf68-edb5f1af491c	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	5dd49747b8a1830bfea0b0b328257fa4582c0211297fde2b03e32a017669521f	a0b3a48b0292b6f11d472d7adc538f9fc8f0a69d91acb968aa95a240d2b42018
019fac5e-18b7-7c95-bf25-c4e2d669a71b	8	2026-07-29 05:34:35.703+00	issue	product	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	a0b3a48b0292b6f11d472d7adc538f9fc8f0a69d91acb968aa95a240d2b42018	9b2945dbac900f143bca70914257e280b72b0c82910bd51d72754392319bb82b
01a0941c-44b7-72db-af86-ebde3d9da839	9	2026-09-12 05:34:35.703+00	issue	product	c6acd725-e4d9-46bc-8bf7-3b696702eb26	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	9b2945dbac900f143bca70914257e280b72b0c82910bd51d72754392319bb82b	8dfffa2464a398d0e46a80171eee9c6ffe22ff1062c437dca2236ff61e1d787f
01a0f5f5-18b7-7364-9871-91b9a79e4e18	20	2026-10-01 05:34:35.703+00	disburse	subscription	29c23181-7652-45ac-950d-f2f656afafde	job:allotment	\N	61554c9a0b0609107d1fb1d0291c729cec10485cefe20e20b21e0653bd1b74d9	2519dcafcd3115251e1cc5ff1676dcaa9dfed9481b909778491eeda5c9702180
01a0f5f5-18b7-744d-b4b5-b2dea49c4b33	22	2026-10-01 05:34:35.703+00	disburse	subscription	308bc6d6-b343-4d4a-a217-3db871b72a5b	job:allotment	\N	3e224fa8422fb6c5885d7cdcf99886c95a2bea56b2e5adaf6e70b83dbc8b94aa	0b8b39c30e60daa21c581ff09edcf9bfee9c81b11fd8d5b90d3bb8eb63c1c681
01a0f5f5-18b7-74fd-8bb0-bb7adb8ff185	11	2026-10-01 05:34:35.703+00	allot	subscription	8890ba62-1e7f-4e46-8eb8-defae595ddec	job:allotment	\N	31a0cb4bd1072326109f543ebfba342332377b861a5eb08805c6237e980d2532	0414165fddbc2c0821bd57cb48c851cb243f0cb69ea448a7b7e1e2afb7fca4ed
01a0f5f5-18b7-7682-89c4-3400a8443dc8	12	2026-10-01 05:34:35.703+00	disburse	subscription	8890ba62-1e7f-4e46-8eb8-defae595ddec	job:allotment	\N	0414165fddbc2c0821bd57cb48c851cb243f0cb69ea448a7b7e1e2afb7fca4ed	4a83385220086cfd95ace7f08239e4b746cb4c1b123e3071101369768afecb16
01a0f5f5-18b7-7957-959e-7f12d1743bea	21	2026-10-01 05:34:35.703+00	allot	subscription	308bc6d6-b343-4d4a-a217-3db871b72a5b	job:allotment	\N	2519dcafcd3115251e1cc5ff1676dcaa9dfed9481b909778491eeda5c9702180	3e224fa8422fb6c5885d7cdcf99886c95a2bea56b2e5adaf6e70b83dbc8b94aa
01a0f5f5-18b7-7c77-97cc-6cfd8b4ae9c3	34	2026-10-01 05:34:35.703+00	disburse	subscription	9a664031-7812-406a-b180-2bc24b2bf9be	job:allotment	\N	0eaf3138c308b07628e47b9804d49887ba3ba17261ebd5c1cdaa6b96c38381bd	a5c142f77bd03289fc3ede72787773a675d95f688b838da0b415fdc408e52b65
01a0f5f5-18b7-7d5a-95de-dac95cb712ac	19	2026-10-01 05:34:35.703+00	allot	subscription	29c23181-7652-45ac-950d-f2f656afafde	job:allotment	\N	881006eaa4eef7efc651b87c56d7c352bf3add1dc20b9cd7ee6416d359d3bb6d	61554c9a0b0609107d1fb1d0291c729cec10485cefe20e20b21e0653bd1b74d9
01a0fb1b-74b7-726f-9bde-f3034c4189ff	36	2026-10-02 05:34:35.703+00	deposit	deposit	06b4c656-250f-49db-b48a-d2e68f7e9087	job:watch-deposits	\N	f4f9a0ff8371e72a1ed5d1cdf35de214f08e977720e9be9a7bd407bdc46c2bdb	d636bdb2b779c1066079ef808cb96a6a610d674533f55093b003192926d65a39
01a0fb1b-74b7-7a06-89e9-86ae545eb764	40	2026-10-02 05:34:35.703+00	deposit	deposit	2aa15ea1-64ad-4d05-95fa-071bd0bb7df3	job:watch-deposits	\N	d40f3d0b88312bd719a4e99f7202d27623d515d3f320e21991d897ddc054709b	8ad4943970018682041b06becd9517e548e2300cb74a71e52f961ef1d3450a57
01a0fb1b-74b7-7ac5-8c9a-52ad09b4a386	37	2026-10-02 05:34:35.703+00	deposit	deposit	0dfdece4-0423-48cb-81bb-b2842181c064	job:watch-deposits	\N	d636bdb2b779c1066079ef808cb96a6a610d674533f55093b003192926d65a39	e8a1712d8947b2a5b0f3cbb91ac8998c36f1268846685e3c38015f60c22ce6a8
01a133c1-68b7-7816-9cd3-046f35b32108	161	2026-10-13 05:34:35.703+00	issue	product	6a94e7f9-19c7-413a-806e-14ef44b985c3	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	94accab194024fbdee29b94a017165830718bef9ebdb0064fb33670fbc6ae2dc	e80d53ef9e3bb106e75a05e72acf669f02bd338dfe922d527c2286b2c5c6f413
01a19073-e0b7-76d7-b167-f35fd9d5b0fd	381	2026-10-31 05:34:35.703+00	distribution_release	distribution	4b30c6e7-78c9-433f-bd59-16d9c28c08ea	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	f8e300460c0accd7ac8e879f707ab10f5e9e80a34520b6e8ec4c563e3b1423e9	db35390f24f5d88efd20a887b1b58767d14a9bbe1f3746523972080612e260f6
01a19ac0-98b7-71ee-ab51-cc0f91c8e184	408	2026-11-02 05:34:35.703+00	distribution_pay	distribution_holder	06c64d5c-2074-4c15-ae90-52036af501a2	job:distributions	\N	7754f99ed5d00c7bb440600137a7d8fe09f23de6fcecf751b21c6a6b4ec8cae7	c73cb43a7ea1deba490080fac4643e1272cdcf6ac1a1b70dcbb1e88c454e5ba9
01a19ac0-98b7-73ab-a043-f4d896754e5c	410	2026-11-02 05:34:35.703+00	distribution_pay	distribution_holder	1c3f15e8-e639-410a-8bf3-dd414cec8e61	job:distributions	\N	668452d14015884a9abd5adecf6c1ed97f99b087df1fcd209d2a2785d4d67607	c5d017620691709a1fceb433e6e3b5bc6951c8e268ab5e112e70d9b957c34d06
01a19ac0-98b7-7709-894a-9b8635f423ba	412	2026-11-02 05:34:35.703+00	distribution_pay	distribution_holder	535bcd7b-68d2-4ab8-9730-eafacfe85289	job:distributions	\N	bfcbdbabca01e3b5d80175fad25fa22b686f43a418caefff947d71b03ac7dc68	c039cd1badcf3bdedaa70512020261de9be5489d49670913b4575566b22099e3
01a1a50d-50b7-7178-a1bb-519faf3893fe	440	2026-11-04 05:34:35.703+00	disburse	subscription	79889a4e-e30f-43c6-82a1-bfed067d8bcd	job:allotment	\N	d73b4b16bfcefe149222cd2ad5688cdc5fa5b09f82d16c32be9b2efecfe746eb	eeaa55efe41c27ac698c893632c52e67fb090331e228b6f8a49e4399c7361eb3
01a1a50d-50b7-74ed-ab67-ef1ddab0ddb1	442	2026-11-04 05:34:35.703+00	disburse	subscription	48ade0aa-1a11-4534-b150-e6869ec2deb8	job:allotment	\N	bf2b76840a274babb7c872a6a784ea8ca22f181996ae8df70edb73bc2366aa9c	a509f7cff341bef05039a09c88b7ac87abba7d4a042e5ed9482745d1761a9062
01a1a50d-50b7-760f-bd32-27eb0b66fbdd	441	2026-11-04 05:34:35.703+00	allot	subscription	48ade0aa-1a11-4534-b150-e6869ec2deb8	job:allotment	\N	eeaa55efe41c27ac698c893632c52e67fb090331e228b6f8a49e4399c7361eb3	bf2b76840a274babb7c872a6a784ea8ca22f181996ae8df70edb73bc2366aa9c
01a1a50d-50b7-7b0f-9c6b-2a69ff038d76	438	2026-11-04 05:34:35.703+00	disburse	subscription	054b9325-4f17-4331-a251-1dc24838b481	job:allotment	\N	892472fecb97905618048deca2212d97914514b63c2546d245722a2474c6b976	0024dd388e4d16263f32449da00ddb2ce097c174681c669c3d62ca9f368be474
01a1a50d-50b7-7d50-a06b-3353db332bd3	439	2026-11-04 05:34:35.703+00	allot	subscription	79889a4e-e30f-43c6-82a1-bfed067d8bcd	job:allotment	\N	0024dd388e4d16263f32449da00ddb2ce097c174681c669c3d62ca9f368be474	d73b4b16bfcefe149222cd2ad5688cdc5fa5b09f82d16c32be9b2efecfe746eb
01a1a50d-50b7-7eb1-b7d3-72b9f0e3141c	437	2026-11-04 05:34:35.703+00	allot	subscription	054b9325-4f17-4331-a251-1dc24838b481	job:allotment	\N	5169ab7eb64ebf019817d5dac46894529ed57b853667f748b6d8358e0d55efdf	892472fecb97905618048deca2212d97914514b63c2546d245722a2474c6b976
01a1af5a-08b7-75a3-9cfc-79d84a7a3b01	461	2026-11-06 05:34:35.703+00	issue	product	05bf7710-56d0-4822-892a-ca6864383278	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	b88029bdc0480848c03fef672c3a6e03922c7d05ef3993fc0c93f62291555e1b	4366340ede042b43118aaa83a03706e9adf5e9f6f4ac431c47116898d69bf1c8
01a1d88c-e8b7-7aeb-9474-32975cf5d1ae	561	2026-11-14 05:34:35.703+00	issue	product	4de4d1b2-21a6-4acc-87b9-c262cb921e26	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	b726734efb2e10b5706fca6390a29d184a25a12ae249b9661f320f3a5aa024a9	6a4a92362b969e957576f5585b129fc77d865d9ace4196af10af6a677ab337f1
01a1f773-10b7-7069-8447-5f31b0fe48e3	640	2026-11-20 05:34:35.703+00	issue	product	bf07f4af-3b7a-4745-b8bc-5590a29882ac	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	487af674e57a5d507ac5d145cf67b0041aaa54ff93123d6b70dd84c75b0685f6	d7f62f29be994d9046ba1fe3578a3001d026d327ec7390d7a43315e2e5cf38dd
01a1fc99-6cb7-7585-9c34-800dbb8e5818	647	2026-11-21 05:34:35.703+00	issue	product	493fff1a-8264-4c87-954c-82730134f682	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	\N	323d05903bcfb3041ba175a9ab6105308a38c67ab0e474c69237f9f0a285c33b	d675c7fe15dcc73092f3132063df6292dfd1479b8d81699f7f6e0bb1a54cb795
\.

copy posting (id, journal_id, account_id, coin, amount, balance) from stdin;
13	019f2152-64b7-75ab-9aa2-a6feb03bd50d	2	SGD	-6200000000	\N
15	019f2152-64b7-75ab-9aa2-a6feb03bd50d	5	SGD	6200000000	6200000000
21	019f2152-64b7-778b-9464-f6a1f82b6a8b	2	SGD	-2000000000	\N
\.

copy hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at) from stdin;
00c9cf75-68bf-47d3-9208-c8585019a99b	7	SGD	201000000	0	0	open	subscription	53fbebda-c824-4c42-befa-3b0936e847f3	2026-11-06 05:34:35.703+00	\N
0740404d-2c54-4a56-b177-17e3fadfcdb4	1	SGD	703500	672406	31094	released	subscription	aaecd75c-54e2-4c65-8aa5-9fb30526284a	2026-07-30 19:17:27.131+00	2026-10-01 05:34:35.703+00
091eb994-030a-44c9-858a-f95ff9e54e70	6	SGD	844200000	806881717	37318283	released	subscription	3546423e-6a8e-4496-9d46-b9c060ee9236	2026-09-03 02:08:52.845+00	2026-10-01 05:34:35.703+00
1034fd71-92f3-4aa5-b6fb-5dd470380370	4	SGD	101000000	0	0	open	subscription	27bf39b6-f6ec-4ddc-a48f-5b356f14d699	2026-11-14 05:34:35.703+00	\N
1a75583c-6f2c-42a0-a524-212d21356816	65	LUMA	480000	0	0	open	token_unlock	01a1a50d-50b7-76da-87c8-ed9f3e44f466	2026-11-04 05:34:35.703+00	\N
1d5365ea-1e85-4e70-84ef-0468b5eb48fd	37	tUSD	12060000000	9648000000	2412000000	released	subscription	054b9325-4f17-4331-a251-1dc24838b481	2026-10-20 05:34:35.703+00	2026-11-04 05:34:35.703+00
2845b550-88b6-45ac-8e2c-865cf253016a	4	SGD	804000000	767046552	36953448	released	subscription	d7869078-037f-427d-b271-fe5fba589f16	2026-08-26 22:43:09.988+00	2026-10-01 05:34:35.703+00
35a4e740-826a-4a38-a2a1-1623468f1c54	34	tUSD	36180000000	28944000000	7236000000	released	subscription	79889a4e-e30f-43c6-82a1-bfed067d8bcd	2026-10-22 05:34:35.703+00	2026-11-04 05:34:35.703+00
78cc312d-ad9f-4963-9c50-dddddfb91d6f	65	LUMA	960000	0	0	open	token_unlock	01a1a50d-50b7-7922-aea6-1031c31153ec	2026-11-04 05:34:35.703+00	\N
9703d73a-ce75-4050-8565-0cedca9a7932	5	SGD	802000000	0	0	open	subscription	92c44e3a-2556-42f5-9bdb-74f68d4eb071	2026-10-29 19:58:35.703+00	\N
a098d35e-5dab-4487-bfb1-558de0c00fc9	34	tUSD	10452000000	0	0	open	subscription	1e1e111e-3caa-4ace-bc2c-6a0695b96421	2026-11-26 05:34:35.703+00	\N
cab1809b-9089-4fed-80a7-d4f578846f14	1	SGD	4020000	3835080	184920	released	subscription	8890ba62-1e7f-4e46-8eb8-defae595ddec	2026-08-09 19:17:27.131+00	2026-10-01 05:34:35.703+00
df2b4814-b3d1-41bc-9905-d9e3c05f7bad	67	LUMA	720000	0	0	open	token_unlock	01a1a50d-50b7-700c-8b47-e69e40ec9e39	2026-11-04 05:34:35.703+00	\N
e17b8bfa-1901-4bd7-9725-9f2f47f32c56	7	SGD	643200000	613636920	29563080	released	subscription	308bc6d6-b343-4d4a-a217-3db871b72a5b	2026-09-21 15:51:44.274+00	2026-10-01 05:34:35.703+00
ed305dff-dcb0-4000-8357-74e3eab31bda	65	LUMA	480000	0	480000	released	token_unlock	01a1a50d-50b7-751b-969e-912547902d6a	2026-11-04 05:34:35.703+00	2026-11-17 05:34:35.703+00
edceff15-576d-42cc-813a-79880b1e119e	5	SGD	3618000	2894400	723600	released	subscription	48ade0aa-1a11-4534-b150-e6869ec2deb8	2026-10-27 05:34:35.703+00	2026-11-04 05:34:35.703+00
ffb16aed-5385-426e-a36f-a4e6f6817c06	6	SGD	1447200000	1380683472	66516528	released	subscription	29c23181-7652-45ac-950d-f2f656afafde	2026-09-13 02:08:52.845+00	2026-10-01 05:34:35.703+00
\.

copy limit_use (customer_id, win_kind, win_start, used, cap) from stdin;
c79472bb-2a06-430a-aa09-0cb174790cbb	month	2026-06-01 00:00:00+00	2	100
\.

copy rate (coin, fiat, price, as_of, source) from stdin;
CNY	SGD	1860119336	2026-11-29 05:36:14.532+00	Local world
CNY	USD	1388437455	2026-11-29 05:36:14.532+00	Local world
CNY	CNY	10000000000	2026-11-29 05:36:14.532+00	Local world
\.

copy rate_held (coin, feed, price, latest, reason, source, as_of, since) from stdin;
tUSD	second	1	1	step_too_large	2026-06-01	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy rate_range (coin, hour, low, high) from stdin;
CNY	2026-11-29 05:00:00+00	1388437455	1388458290
SGD	2026-11-29 05:00:00+00	7464238600	7464462460
USD	2026-11-29 05:00:00+00	10000000000	10000000000
\.

copy external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, told_amount, told_held, told_since) from stdin;
SGD	20449520000	20449520000	379	2026-11-02 05:34:35.703+00	0	\N	\N	\N	\N
tUSD	10090000000000	10090000000000	552	2026-11-29 05:36:00.103+00	0	\N	\N	\N	\N
\.

copy liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves) from stdin;
2026-11-29 05:35:17.093+00	AURB	1237	073ff4d5443082115a6e8e6058dee6dcd300fd196bf927833134f8b6cfc55111	1920000	1024
2026-11-29 05:35:17.093+00	CNY	1237	8aa841baed10a7fdc74ce2957b55a556821d8289b2f9882b74b52407a417c75b	0	1024
2026-11-29 05:35:17.093+00	HCCL	1237	dd628f8aed807108b48c7d1061fc538ccd8d99ad3caef0cd292e20f7efc2644a	12000000	1024
2026-11-29 05:35:17.093+00	SGD	1237	9aae035693a5d999c1d92e92970f6b587c9eef3ec4ad81012cf7e3dd2c88c0dc	15670318458	1024
\.

copy liability_leaf (taken_at, coin, customer_id, nonce, balance, position) from stdin;
2026-11-29 05:35:17.093+00	AURB	0b367839-fd52-4470-b517-5d5310828347	ac81c6b8ae41cb858e24f353343f40957feba6a99e3adb72430f6456f914a022	356639	732
2026-11-29 05:35:17.093+00	HCCL	0b367839-fd52-4470-b517-5d5310828347	68f3f732d1b5d5e9a344915ab7eb350b2b9c5e64bc4d51994b312e6708236c92	1692535	927
2026-11-29 05:35:17.093+00	SGD	0b367839-fd52-4470-b517-5d5310828347	9376fc28b9c5b7b1bd1a19a8c1e7b74213bbd40bfbf8fb71e7ba8ca8dda89c71	1056425296	844
\.

copy liability_level (taken_at, coin, level, nodes) from stdin;
2026-11-29 05:35:17.093+00	AURB	5	\\xdb6852e9ac54db1d0b567827431dfc0952d23195cb67db6c819bf8706756647400000000000000000000000000000000e38888c22eca55ac1d78a2a1275dcdecc9326a9e4cf6e8fb889b7dfefb3b660000000000000000000000000000000000c73b063c224033547da3470cfb08371426c456fcaa5791ec6de58b461175a99e00000000000000000000000000000000b6f3d414061896ec5e13fb766d5b80549e4c8d579d78a8e51bf6fc9412073fb60000000000000000000000000000000024b0dbe461904daa8fd341b3d1a2156afc88ce5c47f68adb1b68b06c5b0569bb000000000000000000000000000009e714049e0bbe8c6a4c3d65997676148db8a95849bf50e1c501562c44698fd20343000000000000000000000000000000000922c6fd20e12097df92112fa3e163b5f2b67cf4ff3697294b6e849c4b97ae0f0000000000000000000000000007475bd9fc86e2839d846eba2dc43a3525b71074b7058a8f352441dccf62e55803bb16000000000000000000000000000000008fdeea053549ed1580b214ce14b78e146dd62406d65a7d663e979e3655588a160000000000000000000000000002e957c6ae3a8aabc804a94f13d20ed654ccca4c2edc30e549fea5683dff01cb61a24500000000000000000000000000000000c059e25c1ff0b8b3c40c5a440388dd7dfae017746915537480369c228ab260fa00000000000000000000000000000000fa024d37a317ec045a4bf991b74dd9d75323f162eae07204a3e3c9c18bbb0f0700000000000000000000000000000000b2920294066fc1d0901b1ee594f39fec5c5ff7db068f9a0232adb468002635000000000000000000000000000000000039590ea7d490709d7e6c2518de0f81df7854ea2f89aae843dbcca5b42d9008460000000000000000000000000000263e09c3a36a4dce7a9bb34efd96b6b29fe221e5571b445f8ef302acb2cca5cee995000000000000000000000000000d7a0a7d72821db361e2833e9491ee501817424b6346d0f315320e2b2eee67f67ec9fb00000000000000000000000000000000e89337e4dd19e2f63e226a8a23f472e59d4daf1e95a78426e11aac11cd28767d0000000000000000000000000000000062cf4eb37f90d979861890951c2f325a951deed237fdcc08c1dc2a7cc8e87d0d00000000000000000000000000000000779178bec31a89032a6deea32548142d80602db950e4aa68c72e0f1624d4cda000000000000000000000000000000000eda8341869a63bce64763ac3c1aca7fc75b350813cd1b97b4393f285dacd027a00000000000000000000000000000000bb1290d9343b91b8657b81d8194422bd068e10f382ff4586a6c2b6a2b2e09cd50000000000000000000000000000000046d26295dfbc4a701afa788711d5f84d1125295062ba0ac6d61ae82d7df939a300000000000000000000000000000000c8cbb9716fa3f9123eb1ecf61b2d0e17c2565ed92ad4b615dba917f8044705340000000000000000000000000005711fc92c1beafc52be8742b52f3b2197535d48e7372751b380fbe053b2704dd8b58900000000000000000000000000000000483a4530bc31d1f49ed35891a53229732bbcf7117672bc8e5919e10a83189f62000000000000000000000000000000009fbd9c29cd790018e477c3a4c959406e548c33f7e3e828c0691617a7ebd0583b00000000000000000000000000000000a3b980ef95f7bb024a54b8df3d593fce09786233e6bfd95f63031cc8d793a67c00000000000000000000000000000000b5b757b9f362407e25bb3e7c31bcc72e841a6fc47a3df00efd2ff4ec996b713d00000000000000000000000000000000a6fba4692051ac2f3b16da879113583861d6370a67ca6f964e049f6ff3dae00700000000000000000000000000000000aac7e077ac962b8d67939be571a9fde280b413d7b3f6db66d119b7253320f17e00000000000000000000000000000000e044c52d79abc0248e0a514795a6f2765d30277841cca3d6a414777c13147bc1000000000000000000000000000000009a378a7ded6c611912226ee032063060955d8d6cd5a5338709cdd9724c79463100000000000000000000000000000000
2026-11-29 05:35:17.093+00	AURB	6	\\x4e89c804392bdb51bba6e076fe8d750de3b8912236f14a227803f53f6bc07e94000000000000000000000000000000006a04d2a09ddcd596c4c59c65dada5f7db8f8ca440a3dfc3b6b00127147763cb400000000000000000000000000000000ce3597c64aa4acb04ae71d927d9220508b6dbfa045bc1024192564fa6027476e000000000000000000000000000009e77fbc06a506241f94fa5e56dba3b95863b9f28296aa20cf5ac563a85dc6f4daba0000000000000000000000000007475b906d1e14cec718e229af2211271cac66a7b0720d00c18328a56457fef0fa9b9f0000000000000000000000000002e95754fc068f1384d182cb57a6b007639b664508a6ae420bf07b6d3355c46ccc9a0a000000000000000000000000000000001d3d39826f1df1e88ef9c26961770523df9e267a19aca38390ccc0f0c21754b10000000000000000000000000000263e70ed3c9d27746a71ea7fa0c2c3aef5555d38f70ad59ac4883184b8da63cd7a25000000000000000000000000000d7a0ad4a67b8f054197de8fd8f5d9ca30faa33cd9b87aa4a489cd6d064626456b4d2d00000000000000000000000000000000cbd15f4255db78d1be03a5631f4fcb9197f22f14a106d40244e6f52bf2b39335000000000000000000000000000000007ba6bcdd3bcc21d67f17b0075f8f89713156d94ba9ba7a48a07669c5eaf8460d0000000000000000000000000000000062a00c87c05243ea8b3ac861ea7968dfd37ecf4054259a695c3257f895a042260000000000000000000000000005711f927234342300420e365ca8b733f1d6ccc0b62d19d53f0975a219de07cc08b4ea0000000000000000000000000000000012da03e850e3d5b1e301a95a7d258e38c143702b62b5396bf81fcb415f0e200500000000000000000000000000000000dbca591d2aafc2e0f1c7c352effbc9ac5b32a071520e9ef79a242744b93d824a0000000000000000000000000000000013bbde146bd67462ded6d7c3619cd2c16fdd151a11ea8a1778941fe9e795e6fb00000000000000000000000000000000
2026-11-29 05:35:17.093+00	AURB	7	\\x48eca9cdabf2db54dab94756586f97f9d6cbe9ecb06b8db1c8491e6a61fa7287000000000000000000000000000000005833312485b55cd02e4cd812f4972c5aa5889ca1774a22af2e9ad6141958132c000000000000000000000000000751428c170801dd836f0ba71baa60cb3c8c66ac82f5b3653dd046cb5847ad36153ad90000000000000000000000000002e957af937e06bc81db9ebd758e9213a6cd3571caab7b598c7721b0c8c6b9f60d5e20000000000000000000000000000da048b3f72afb1c3486815183146c3b3100b859c090c8916fdf38219d5dbe3e26669f000000000000000000000000000000000aebebfca5cfd5dc4a207929587592a2f2225a7ed4aed15fa5af30e815031f3b0000000000000000000000000005711f08258590e7456c1c6185cd88c8f89142a0a5fcb322d74c6955e8f9966b176ad6000000000000000000000000000000008b4d3b7ccead5e70ebed6b6ec64205cd092a9a4d4c639666f6c2e9f3b6cd06df00000000000000000000000000000000
\.

copy idempotency (owner, scope, key, body_hash, reply, ref_id, at) from stdin;
customer:0b367839-fd52-4470-b517-5d5310828347	ex/api/v1/investor_class/apply	539baf2a-206a-4eeb-8526-b0db8013514e	673e11d10e6d433199f9858fc308c9b80a69520c66a9595c0ff92f71364b3333	{"code": "ri", "held": null, "rules": {"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "retailMode": false, "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}, "newest": {"id": "a797b3f5-50c9-4834-abbb-cc4b8d17aac0", "class": "ei", "files": [{"name": "Confirmation of role.pdf", "uploadId": "0a598c11-37b0-4678-92e8-b319c081aaca"}], "worth": {"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}, "ground": "role", "number": "IC-40005", "status": "submitted", "consent": {"at": "2026-07-02T05:34:35.703Z", "sha256": "b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348", "version": "2026-11"}, "counted": null, "endedAt": null, "rejected": null, "decidedAt": null, "expiresAt": null, "statement": "Responsible for the investments of a licensed fund manager since 2015.", "submittedAt": "2026-07-02T05:34:35.703Z"}, "grounds": [{"class": "ai", "ground": "income"}, {"class": "ai", "ground": "financial_assets"}, {"class": "ai", "ground": "personal_assets"}, {"class": "ei", "ground": "exam"}, {"class": "ei", "ground": "role"}], "notices": [{"text": "I ask Tessera to treat me as an accredited investor. I know that the law gives accredited investors less protection than retail investors. Products for accredited investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me. I may lose everything that I invest. My amounts and documents are true, and I will tell Tessera if I fall below the threshold. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ai", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, {"text": "I ask Tessera to treat me as an expert investor. I know that the law gives expert investors less protection than retail investors. Products for expert investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me or explain its risks. I may lose everything that I invest. My statement and documents are true, and I will tell Tessera if my qualification or role ends. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ei", "sha256": "b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348", "version": "2026-11"}], "ofOwner": false}	\N	2026-07-02 05:34:35.703+00
customer:0b367839-fd52-4470-b517-5d5310828347	ex/api/v1/fiat_orders/create	f7d6002f-a8f2-4184-ad03-f9e990772e69	427ffe4cb5e045864508fce5b33691f225f0ebc8a453d7d42162e99759f6cdf1	{"id": "42df97f5-22d8-4a8f-8571-cb62fecbcc67", "bank": "Merlion Bank", "fiat": "SGD", "payee": "Tessera Client Monies Trust", "payer": "Nadia Rahman", "proof": null, "amount": "20000000.00", "number": "FD2607020006", "paidAt": null, "status": "to_be_paid", "settled": null, "bankCode": "MERLSGSG", "createdAt": "2026-07-02T05:34:35.703Z", "expiresAt": "2026-07-05T05:34:35.703Z", "reference": "AXGQJZWXV", "cancellable": true, "completedAt": null, "accountNumber": "003-918204-7"}	42df97f5-22d8-4a8f-8571-cb62fecbcc67	2026-07-02 05:34:35.703+00
customer:0b367839-fd52-4470-b517-5d5310828347	ex/api/v1/sub_accounts/create	3e8d602d-6be1-4d81-bbbb-732c06b8242a	011f6e8ac335fdf3b211a1440259d8ae804b05cca9263e3315d52ef9bf46ce9a	{"id": "c79472bb-2a06-430a-aa09-0cb174790cbb", "name": "Northquay", "email": null, "status": "active", "createdAt": "2026-11-13T05:34:35.703Z", "tradingOpen": true, "userAccount": "30182752", "depositsOpen": true}	c79472bb-2a06-430a-aa09-0cb174790cbb	2026-11-13 05:34:35.703+00
\.

copy captcha_answer (digest, at) from stdin;
INV000001	2026-06-03 00:00:00+00
\.

copy upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at) from stdin;
03c6a746-0f5b-4c86-8ce5-96c6685e376e	operator:e4425476-0678-4a5c-baec-7fbed20bb027	attachment	NQC2-memorandum.pdf	application/pdf	1094	ce558f4c1b127f272070da60080e38bfdf569f293616056751a994450fed6b50	df/dfd1c357-611b-43f9-9081-e670af063640	2026-11-14 05:34:35.703+00
06de9066-40a6-460f-888d-f20b3f7e42d2	customer:6175b96c-1879-4722-9d15-3d0955067b8e	attachment	Business profile from the registry.pdf	application/pdf	719	cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518	d3/d3f40817-fb9c-4f69-b879-f510117e2454	2026-11-13 05:34:35.703+00
09adb6e0-9dba-4b1f-9291-7cb25fdbbc56	customer:9167269c-8a7a-4289-abdb-1b172f08605e	kyc	passport.png	image/png	9943	b94ef40e9323904fd2c33f286e8854f8cfc50eb2de43e94c51ff6fae781c54bb	63/63b88e9c-329c-4f53-993d-06dfd4b33723	2026-07-02 05:34:35.703+00
0a598c11-37b0-4678-92e8-b319c081aaca	customer:0b367839-fd52-4470-b517-5d5310828347	attachment	Confirmation of role.pdf	application/pdf	764	e7e43630e9cd871dac8f665f6a7eba89c03170f0a3d696ced61766689c82584d	a5/a50433b8-463d-4c76-8fdc-ef53c7ec1c57	2026-07-02 05:34:35.703+00
13421fd0-faec-48a0-af2c-5b75b3bbf260	customer:4b5e250f-d723-49b9-a4bf-5c8156233db9	attachment	Confirmation of role.pdf	application/pdf	764	bc8497c2bb06197a5bbcbfc077025c1fbe002fbe5ae00ddb5770df84ab2c0b5b	11/1127a388-ae58-4933-9f4d-192d76a41bbb	2026-07-02 05:34:35.703+00
1afafcd0-b3c2-48cc-acc2-89abc8deacda	customer:6175b96c-1879-4722-9d15-3d0955067b8e	attachment	Resolution to open an account and appoint traders.pdf	application/pdf	734	61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b	31/312346c4-08a2-4c47-a6f9-6eb3f2b98096	2026-11-13 05:34:35.703+00
1c0e1855-baca-41c8-bd1a-32f2c5772118	customer:6175b96c-1879-4722-9d15-3d0955067b8e	attachment	Best execution policy.pdf	application/pdf	706	e13748fd369ac2a337037413bbeae9a199beefb8603cb87fb26c6b680563cbbe	d6/d64df076-ffaa-4f22-bb3f-f1028742f22b	2026-11-13 05:34:35.703+00
2d2de87e-c2c4-41f6-b11b-c47eabb0c1e0	operator:e4425476-0678-4a5c-baec-7fbed20bb027	attachment	KGN29-memorandum.pdf	application/pdf	1101	88a1140e7b9a2f08a3d491fe66db3566361f20f6362660adb6dab2c8add434c7	7a/7a96fec6-a144-4111-b7e1-c37cf7d88cd9	2026-10-17 05:34:35.703+00
36abed56-2d76-4c6c-9e7a-9f415b48b69a	operator:e4425476-0678-4a5c-baec-7fbed20bb027	attachment	AURB-memorandum.pdf	application/pdf	1185	df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf	63/63238a73-25c0-46d2-b374-a313a8ba49e7	2026-07-29 05:34:35.703+00
3ddf93c9-966c-4c87-acab-c84cb7140cd8	customer:c0f9dc1f-894a-43e8-993e-d85707557063	kyc	passport.png	image/png	10313	d045683b471dc4ef93db4b9e3e10f2ca0b33440b1ba09bcbae8ae61b81bdee28	88/88b5ce7e-1a9e-4e85-b53a-0abc67d6f2f0	2026-07-02 05:34:35.703+00
43a7dd00-be51-4ee9-baff-7fa4b6ef7def	customer:8c633355-ad25-4fcf-857c-d513115cbf44	kyc	passport.png	image/png	10043	b03d5c6b748c222b3556f06e6a52110bbaf524ea5cb65b76acf52eedd6040c05	a5/a5c0a1d6-90fa-4284-8cef-539fb2e848a0	2026-07-02 05:34:35.703+00
535425f2-0b54-4f64-a3f7-36b8212ffde1	customer:6175b96c-1879-4722-9d15-3d0955067b8e	attachment	Register of members.pdf	application/pdf	724	66b7d3665ceeabc4da3c3a05c7a17fc5847680ad4491d93d2d6fa977b81e7ca4	ec/ec131080-84eb-43aa-955e-f817f13f7a71	2026-11-13 05:34:35.703+00
6f0b786f-9bcb-48cb-b7ae-84d69b9f6046	customer:6175b96c-1879-4722-9d15-3d0955067b8e	attachment	Capital markets services licence.pdf	application/pdf	717	149a99e2d0a0c2c281b1e9f26cff805562eb8140ab2133fa5a28a7c212abcba2	51/5123c6a1-bfae-4616-97d5-d480b572b138	2026-11-13 05:34:35.703+00
742a98b4-8a48-43ea-9089-3c12d0d41da1	customer:8c633355-ad25-4fcf-857c-d513115cbf44	kyc	selfie.png	image/png	10080	f5078bf1b82aea01cf9e195de39eb890e2d6cc8db15416ac728ef48aec799b76	5b/5b38408f-a3d4-4e5e-81b1-fec08d0e9189	2026-07-02 05:34:35.703+00
859a7518-83e4-4335-82a8-1e3d85a99a9d	customer:c0f9dc1f-894a-43e8-993e-d85707557063	attachment	Confirmation of role.pdf	application/pdf	764	4518d78ea82ea3957633ebf163816e9b1fe39b47ba06eb3f3284a78e2588665c	1c/1cebce48-4bfb-4e57-94f4-14211940a544	2026-07-02 05:34:35.703+00
88f07952-9070-4a26-a821-07d9b4756753	operator:e4425476-0678-4a5c-baec-7fbed20bb027	attachment	OPLG-memorandum.pdf	application/pdf	1031	293330b7329a8e6dfae5fe086ac850c0beb97ad8f079d3fa7e93513a59841238	f4/f4353dc6-0539-4f31-80b9-ca006d2fac14	2026-11-21 05:34:35.703+00
89bd1139-aeac-4f1c-b223-0caea825686d	customer:6175b96c-1879-4722-9d15-3d0955067b8e	attachment	Partnership agreement.pdf	application/pdf	706	853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f	97/9714932f-f0ee-4608-8263-36ae87fa27a9	2026-11-13 05:34:35.703+00
96b1bdad-7c91-454f-b535-8bc1d2bf5d40	customer:0b367839-fd52-4470-b517-5d5310828347	kyc	passport.png	image/png	10410	6c34155ac46a4e548f357b4f1eff2387992938485882f2e59b9af5809140f0ec	13/13b31d45-f559-4ded-800d-5dbcd3b5c9d2	2026-07-02 05:34:35.703+00
ada22d09-77af-4d02-b314-9143032cc156	customer:9167269c-8a7a-4289-abdb-1b172f08605e	attachment	Statement of assets.pdf	application/pdf	754	4773380354cdd42ee9ad11e162c124754af304c9e820f4a5a0791b145a5f6947	13/1378b40f-ad42-4bb5-8022-35c74a0c2ca7	2026-07-02 05:34:35.703+00
af26d1e2-427d-4d4a-a5d4-f178ac5e6892	customer:0b367839-fd52-4470-b517-5d5310828347	kyc	selfie.png	image/png	10469	a86e49ea988c65ce534df7d5e9b08b3a5384e82f88e70ce4cfc275738a477a89	cc/ccdc9cc6-29f3-4840-9ef6-eafa149a256f	2026-07-02 05:34:35.703+00
cb2b2852-0994-4eb0-9b26-22e503315d4b	operator:e4425476-0678-4a5c-baec-7fbed20bb027	attachment	TMFG-memorandum.pdf	application/pdf	1070	7ba0a1e9f9a210c43368993bde21b81751645944ad3b95e26611d37a090eee65	dc/dcfa3f4b-1689-4c7a-b3f0-c48df2d2985d	2026-09-12 05:34:35.703+00
e42f5704-c36f-482e-8809-9af21f63fd4e	operator:e4425476-0678-4a5c-baec-7fbed20bb027	attachment	LUMA-memorandum.pdf	application/pdf	1113	6585ba08eb44c155d6da000e8b02cba7bc1f824b6cfb51281e095a688c8f19aa	34/34f858dc-09ef-43ed-96a5-3db2230649f7	2026-10-13 05:34:35.703+00
\.

copy quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at, finding) from stdin;
216ee4d9-a093-44f5-b57f-1e3fe93b5c6f	ABCDEFGHJK	HDFC0ABCDEF	en_US	invented	100	Invented	ABCDEFGHJK	2026-06-01 00:00:10+00	DBSSSGSG
\.

copy message (id, customer_id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at) from stdin;
0c440ef8-9f2a-4d6b-a640-7e66717a593b	9167269c-8a7a-4289-abdb-1b172f08605e	invest	subscription_allotted	{"coin": "LUMA", "product": {"en_US": "Luma Freight Credits", "zh_CN": "流明货运积分"}, "quantity": "19200.00"}	/assets/tokenAccount	2026-11-04 05:34:35.703+00	\N	\N	f	\N
11415ec2-9565-44e0-98c8-c003271350f6	9167269c-8a7a-4289-abdb-1b172f08605e	invest	subscription_refunded	{"coin": "SGD", "amount": "7396.80", "product": {"en_US": "Aurelle Bioworks Series C", "zh_CN": "奥睿生科 C 轮优先股"}}	/assets/fiatAccount	2026-10-01 05:34:35.703+00	\N	\N	f	\N
1ae19611-51b9-4b66-87e3-afaa3c8b2830	0b367839-fd52-4470-b517-5d5310828347	invest	subscription_refunded	{"coin": "SGD", "amount": "155493.19", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}}	/assets/fiatAccount	2026-10-01 05:34:35.703+00	\N	\N	f	\N
\.

copy mail (id, recipient, lang, kind, params, created_at, useless_at, sent_at) from stdin;
0011be7c-c30d-4d92-aab5-59828d7985ea	orders@straits.example	en_US	subscription_refunded	{"coin": "SGD", "amount": "155493.19", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}}	2026-10-01 05:34:35.703+00	\N	2026-11-29 05:35:15.85728+00
005e0463-0bcb-423b-a501-cd32e768c86f	invest@harborview.example	en_US	subscription_refunded	{"coin": "SGD", "amount": "147823.44", "product": {"en_US": "Aurelle Bioworks Series C", "zh_CN": "奥睿生科 C 轮优先股"}}	2026-10-01 05:34:35.703+00	\N	2026-11-29 05:35:15.391164+00
021b32ce-a3f8-4ed5-9fdd-87fcaf1d4d33	tomas.dahl@northquay.example	en_US	company_person_link	{"link": "b83762d5-aa27-4303-b587-b13e00779e3c", "until": "2026-11-20T05:34:35.703Z", "company": "Northquay Capital Partners LLP"}	2026-11-13 05:34:35.703+00	2026-11-20 05:34:35.703+00	\N
\.

copy sms (id, phone, prefix, dial, channel, lang, kind, params, asked_by, created_at, useless_at, sent_at, provider_id, status, status_at, unsent_for) from stdin;
1f73c388-f472-41f2-8f9b-208e88e769eb	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	ABCD	ABCDEFGHJK	sms	zh_CN	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	[]	owner	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	HDFC0ABCDEF	queued	2026-06-02 00:00:00+00	\N
\.

copy sms_budget (the_row, sms_closed, voice_closed, number_day, prefix_day, country_day, house_day) from stdin;
t	f	f	10	100	2000	20000
\.

copy sms_country_budget (dial, country_day, sms_closed, voice_closed) from stdin;
1	\N	f	f
\.

copy approval_request (id, number, kind, subject_id, verdict, proposal, reason_code, told, content, content_hash, reason, status, requested_by, requested_at, decided_at) from stdin;
020f538e-9b06-411b-bf63-2dfd87bdef4a	49	company_review	b9c93341-ac5d-4183-af6f-e729f465bc6d	approve	{}	\N	\N	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "number": "CO-50001", "signer": "Helena Voss", "persons": [{"id": "6f55df5c-bc7f-4d7e-b812-6eecfa4632e8", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "birthDate": "1974-05-04", "nationality": "SG", "idNumberHash": "c04e480346461eca3aa6d9e481247c50a64a4158000aa08543332b0b0e35ac20"}, {"id": "7e2e6f02-bd8a-4355-9ea8-849740ce81ef", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "birthDate": "1981-02-14", "nationality": "IN", "idNumberHash": "1f36d55888f58f9980c4045e0b9243b2111998579216c94fb0e88df528dd9c28"}, {"id": "b47f0a7e-094b-4b98-a6a5-14edc08d380c", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "birthDate": "1968-11-02", "nationality": "NO", "idNumberHash": "2e512ed74c35a63d7479e63ba66d1f35f68d735eb4af318954925c1b7d9e7141"}], "version": 1, "documents": [{"kind": "board_resolution", "sha256": "61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b", "issuedOn": "2026-11-04", "uploadId": "1afafcd0-b3c2-48cc-acc2-89abc8deacda"}, {"kind": "business_profile", "sha256": "cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518", "issuedOn": "2026-11-04", "uploadId": "06de9066-40a6-460f-888d-f20b3f7e42d2"}, {"kind": "partnership_agreement", "sha256": "853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f", "issuedOn": "2026-11-04", "uploadId": "89bd1139-aeac-4f1c-b223-0caea825686d"}, {"kind": "proof_of_address", "sha256": "ace687f03a89da054e536e350307422304a17b98300a9056a7bec56a614f68b1", "issuedOn": "2026-11-04", "uploadId": "949355b7-7c79-44b2-a223-1601a5625c2a"}], "structure": {"stakes": [], "entities": [], "restBelow": false}, "customerId": "6175b96c-1879-4722-9d15-3d0955067b8e", "registrationHash": "f4760f12126df9d57da5eddf53cba44fcd0d7a2a40776bef161a24aceea65a8a"}	da10c1cd3c509d24b8961126ad376f13afe8c78172e1e82f660d031aeaac9632	The registry confirms the partnership and its partners.	approved	e4425476-0678-4a5c-baec-7fbed20bb027	2026-11-13 05:34:35.703+00	2026-11-13 05:34:35.703+00
037fb5cc-3a34-4737-bb83-4a5b72ea2f16	28	investor_class	ed47638d-74fa-4917-a1d8-35d99777881c	approve	{}	\N	\N	{"name": "Ong Rui Min", "class": "ei", "files": [{"sha256": "4518d78ea82ea3957633ebf163816e9b1fe39b47ba06eb3f3284a78e2588665c", "uploadId": "859a7518-83e4-4335-82a8-1e3d85a99a9d"}], "worth": {"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}, "ground": "role", "notice": "2026-11", "number": "IC-40004", "counted": null, "reaches": true, "statement": "Responsible for the investments of a licensed fund manager since 2015.", "threshold": null, "customerId": "c0f9dc1f-894a-43e8-993e-d85707557063", "rulesVersion": 1, "identityApproved": true}	62c7fee5036e67eb5ac78fbd93e70fe7386061fa5cbb0233f893767aa45ba6c2	The register of representatives confirms the role.	approved	e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00
0d2a1366-978c-4015-998c-63f6b8992dcf	56	product_valuation	424109a2-0858-4f91-bf68-edb5f1af491c	approve	{"asOf": "2026-11-13", "price": "1.43", "valuer": "Harrow & Tan Valuers"}	\N	\N	{"asOf": "2026-11-13", "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "price": "1.43", "before": {"asOf": "2026-10-15", "price": "1.41"}, "symbol": "HCCL", "valuer": "Harrow & Tan Valuers", "currency": "SGD", "decimals": 2, "replaces": null}	70708540fc175d1de43c754c0194f9b1e541d8ba3d667282cdfea6621c3336be	As in the report of the valuer.	approved	e4425476-0678-4a5c-baec-7fbed20bb027	2026-11-20 05:34:35.703+00	2026-11-20 05:34:35.703+00
279845b5-381d-4fc9-bc0c-05c72a478319	4	cms_text	ef67a38a-fd60-4c69-b5a9-ffc8060f564d	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "page", "name": {"en": "About Tessera", "zh": "关于 Tessera"}, "slug": "about", "author": {"id": "e4425476-0678-4a5c-baec-7fbed20bb027", "name": "Priya Tan"}, "version": 1, "textHash": "c0f6154098f2e994976e5c4c8cabe12f7d1581ffed1021eb43645a75d49f9a2b", "publishAt": null, "linkedFrom": null}	2f7cea35fe25895088769016b19d8dcedc72cdacef66f89a2d186f41610bcd93	Read in both languages.	approved	e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00
9c392c33-fbe5-4de7-842f-03a207ff8c57	38	cms_text	83237e12-2188-4d78-b00a-3d6dae971815	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "announcement", "name": {"en": "AURB and HCCL begin to trade", "zh": "AURB 与 HCCL 开始交易"}, "slug": "first-listings", "author": {"id": "e4425476-0678-4a5c-baec-7fbed20bb027", "name": "Priya Tan"}, "version": 1, "textHash": "87bf342222c34c99e742890adea82d8adf0f1cdee2d4c6b4acbe8a03c7342c98", "publishAt": null, "linkedFrom": null}	452bc10b1c4c9b12a71fc898c4fd6c76a9d6631d0eba5eedffb35907a9282ab4	Read in both languages.	approved	e4425476-0678-4a5c-baec-7fbed20bb027	2026-10-03 05:34:35.703+00	2026-10-03 05:34:35.703+00
ea176a93-ed9b-44f3-b04d-b4848bbc2517	14	cms_text	22e3f9d8-323a-4af9-90b4-413ccbd24359	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "How long does verification take?", "zh": "身份认证需要多久？"}, "slug": "faq-verification", "author": {"id": "e4425476-0678-4a5c-baec-7fbed20bb027", "name": "Priya Tan"}, "version": 1, "textHash": "40f63db6925479ae2df17eb3883faeec615c94e5ea4550260f3d8f6154339c70", "publishAt": null, "linkedFrom": null}	74e01d9150ce83483d610d3f2c56a3ef95bee99bbc881de74cf9b1676af0f5d0	Read in both languages.	approved	e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00
\.

copy approval (id, request_id, verdict, content_hash, approver_id, note, at) from stdin;
0e841674-495d-42be-b132-016d194a8b4e	9c392c33-fbe5-4de7-842f-03a207ff8c57	approve	452bc10b1c4c9b12a71fc898c4fd6c76a9d6631d0eba5eedffb35907a9282ab4	baefa439-906a-4938-ba09-3ed3e58e7c58	Read in both languages.	2026-10-03 05:34:35.703+00
19b5341d-c631-41d7-980c-7620da3bc07a	ea176a93-ed9b-44f3-b04d-b4848bbc2517	approve	74e01d9150ce83483d610d3f2c56a3ef95bee99bbc881de74cf9b1676af0f5d0	baefa439-906a-4938-ba09-3ed3e58e7c58	Read in both languages.	2026-07-02 05:34:35.703+00
19ba41ad-9f14-4eaa-821d-058e65df77b8	279845b5-381d-4fc9-bc0c-05c72a478319	approve	2f7cea35fe25895088769016b19d8dcedc72cdacef66f89a2d186f41610bcd93	baefa439-906a-4938-ba09-3ed3e58e7c58	Read in both languages.	2026-07-02 05:34:35.703+00
\.

copy document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at) from stdin;
baefa439-906a-4938-ba09-3ed3e58e7c58	01afa1a6-d0d5-4b88-b0a8-71a691615648	ada22d09-77af-4d02-b314-9143032cc156	2026-07-02 05:34:35.703+00	accepted	2026-07-02 05:34:35.703+00
baefa439-906a-4938-ba09-3ed3e58e7c58	1167c473-f917-46b9-bcbd-e573cfa45c98	13421fd0-faec-48a0-af2c-5b75b3bbf260	2026-07-02 05:34:35.703+00	accepted	2026-07-02 05:34:35.703+00
baefa439-906a-4938-ba09-3ed3e58e7c58	58a46163-7355-429a-b6a8-358337e6ae5f	535425f2-0b54-4f64-a3f7-36b8212ffde1	2026-11-13 05:34:35.703+00	accepted	2026-11-13 05:34:35.703+00
\.

copy audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash) from stdin;
1	2026-07-02 05:34:35.703+00	operator:e4425476-0678-4a5c-baec-7fbed20bb027	operators.activate	operator	e4425476-0678-4a5c-baec-7fbed20bb027	\N	{"status": "active"}	\N	127.0.0.1	0000000000000000000000000000000000000000000000000000000000000000	98a44aeec97eb137049ae62cb49779f992b5159bc9149a1ccd1ce424647ddeea
2	2026-07-02 05:34:35.703+00	operator:e4425476-0678-4a5c-baec-7fbed20bb027	operators.sign_in	operator	e4425476-0678-4a5c-baec-7fbed20bb027	\N	\N	\N	127.0.0.1	98a44aeec97eb137049ae62cb49779f992b5159bc9149a1ccd1ce424647ddeea	0277183e83234d25886c0f013c74730049f50aebc6ee1d08400052ba24aefa92
3	2026-07-02 05:34:35.703+00	operator:baefa439-906a-4938-ba09-3ed3e58e7c58	operators.activate	operator	baefa439-906a-4938-ba09-3ed3e58e7c58	\N	{"status": "active"}	\N	127.0.0.1	0277183e83234d25886c0f013c74730049f50aebc6ee1d08400052ba24aefa92	6c9c58ea7595c263a8a3a9555774ad0294c58302ba760edfc2132f26ac68db64
\.

copy audit_copy (the_row, seq, hash, at, answered_at, knows_more) from stdin;
t	329	bccd69ad8587232b1937741ead736af47288bf89ee5481af3ebc426a8b8e5986	2026-11-29 05:35:13.377+00	2026-11-29 05:36:15.225456+00	f
\.

copy books_check (id, at, scope, findings, detail, saw_up_to, began_at, saw_journal, saw_act, unconfirmed) from stdin;
1	2026-07-02 05:34:35.703+00	everything	0	[]	0	2026-11-29 05:34:41.309+00	0	67	[]
2	2026-11-29 05:35:19.382+00	tail	0	[]	\N	2026-11-29 05:35:17.022+00	1237	329	[]
3	2026-11-29 05:36:01.9+00	tail	0	[]	\N	2026-11-29 05:36:00.06+00	1251	329	[]
\.

copy webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at, accepted_at, rests_until, busy_until, turn_at, is_quick) from stdin;
8c2cff7c-e363-416e-a415-a82a2654007a	8c633355-ad25-4fcf-857c-d513115cbf44	c79472bb-2a06-430a-aa09-0cb174790cbb	1	+6591234567	{Invented}	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	active	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	\N	\N	\N	2026-06-01 00:00:10+00	t
\.

copy webhook_event (id, number, customer_id, type, subject_id, data, created_at) from stdin;
218891d6-2f0b-49b8-b93c-545081d18dcc	1	0b367839-fd52-4470-b517-5d5310828347	+6591234567	\N	{}	2026-06-03 00:00:00+00
\.

copy webhook_delivery (id, endpoint_id, event_id, status, tries, created_at, next_at, last_at, last_status, last_error) from stdin;
7baff480-d6d3-4b46-aaed-6c801a0c026b	8c2cff7c-e363-416e-a415-a82a2654007a	218891d6-2f0b-49b8-b93c-545081d18dcc	waiting	1	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N	\N	\N
\.

copy webhook_orders_read (id, fill_seq, canceled_number) from stdin;
1	1258	2529
\.

copy identity_choice (customer_id, kind, at) from stdin;
0b367839-fd52-4470-b517-5d5310828347	personal	2026-07-02 05:34:35.703+00
4b5e250f-d723-49b9-a4bf-5c8156233db9	personal	2026-07-02 05:34:35.703+00
6175b96c-1879-4722-9d15-3d0955067b8e	company	2026-11-13 05:34:35.703+00
\.

copy kyc_case (id, number, customer_id, status, version, opened_at, submitted_at, decided_at, reason_code, told, approved_at) from stdin;
60c94dc9-fc55-44c4-bb01-aab2036eeb51	30006	0b367839-fd52-4470-b517-5d5310828347	approved	1	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	2026-07-02 05:34:35.703+00
6e8f50bb-4eac-441d-9c05-810b81b3934f	30005	c0f9dc1f-894a-43e8-993e-d85707557063	approved	1	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	2026-07-02 05:34:35.703+00
825eb5a5-a184-4cc8-8ab8-f36b0c0c2482	30003	4b5e250f-d723-49b9-a4bf-5c8156233db9	approved	1	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	2026-07-02 05:34:35.703+00
\.

copy kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash, document_number_masked, document_expires_on, address, at, source, source_at, unverified_fields, number_formula) from stdin;
60c94dc9-fc55-44c4-bb01-aab2036eeb51	1	Nadia Rahman	1986-12-08	SG	passport	k1.FK3swzeRKOiUg7p6.zhD8IARdjGNl6iKv-pwUBw.9X6RMcjF31W_	27e3e685306caebafe1d86728041c37c3b4e8e659a49791f7e6a3985ebd81b8f	••••••38M	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 05:34:35.703+00	customer	\N	{}	2
6e8f50bb-4eac-441d-9c05-810b81b3934f	1	Ong Rui Min	1990-09-30	SG	passport	k1.7mdEyuyUYh17_hmP.ddYrHIuLYG_liwttCOFLCw.fSIebzLr_RFC	ced8e900cb59ce088c5a6aea0cb2038e3ad6bb30f6abed1ce125ba7ae803a305	••••••27L	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 05:34:35.703+00	customer	\N	{}	2
825eb5a5-a184-4cc8-8ab8-f36b0c0c2482	1	Farid Anwar	1971-06-21	MY	passport	k1.7D3fFu8yUQo8Z8g4.6l7Usw1_hOcMVNna-SUMdg.X0U9QWF_VzoB	d51acd8aa5c2025c8d8a45660b449ca7bdfa565681f73478ca04e05fabe964c1	••••••275	2033-05-31	{"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}	2026-07-02 05:34:35.703+00	customer	\N	{}	2
\.

copy kyc_document (case_id, version, kind, upload_id) from stdin;
60c94dc9-fc55-44c4-bb01-aab2036eeb51	1	front	96b1bdad-7c91-454f-b535-8bc1d2bf5d40
60c94dc9-fc55-44c4-bb01-aab2036eeb51	1	selfie	af26d1e2-427d-4d4a-a5d4-f178ac5e6892
6e8f50bb-4eac-441d-9c05-810b81b3934f	1	front	3ddf93c9-966c-4c87-acab-c84cb7140cd8
\.

copy kyc_ask (case_id, version, item, reason_code, told, asked_by, at) from stdin;
6e8f50bb-4eac-441d-9c05-810b81b3934f	1	back	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	ABCDEFGHJK	\N	2026-06-01 00:00:00+00
\.

copy kyc_identity (number_hash, customer_id) from stdin;
27e3e685306caebafe1d86728041c37c3b4e8e659a49791f7e6a3985ebd81b8f	0b367839-fd52-4470-b517-5d5310828347
593519e924307631ad5d7719abd365c636cdf5d5db28b5ea069b10094d8b2c5c	9167269c-8a7a-4289-abdb-1b172f08605e
8b2b9ff0c7e27d62e2d7ef7d92b0717039ca7bb8d5bf3853c6919d4b872ce0f4	8c633355-ad25-4fcf-857c-d513115cbf44
\.

copy identity_check (id, customer_id, at, matched) from stdin;
b41d5528-106b-44b1-b036-3d2aeedccec9	9167269c-8a7a-4289-abdb-1b172f08605e	2026-06-01 00:00:00+00	f
\.

copy kyc_handover (id, customer_id, flow, items, status, code_hash, device, phone_hash, created_at, opened_at, done_at, expires_at) from stdin;
bd9cbdd8-b9aa-4243-be8d-cb5d229fbb7e	9167269c-8a7a-4289-abdb-1b172f08605e	personal	{Invented}	opened	ABCDEFGHJK	HDFC0ABCDEF	ABCD	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	\N	2026-06-03 00:00:00+00
\.

copy kyc_handover_photo (handover_id, item, upload_id, at) from stdin;
bd9cbdd8-b9aa-4243-be8d-cb5d229fbb7e	ABCD	859a7518-83e4-4335-82a8-1e3d85a99a9d	2026-06-02 00:00:00+00
\.

copy company_application (id, number, customer_id, status, version, company_type, name, registration_number, registration_hash, incorporated_on, contact_number, source_of_funds, nature_of_business, application_reason, website, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code, told) from stdin;
b9c93341-ac5d-4183-af6f-e729f465bc6d	50001	6175b96c-1879-4722-9d15-3d0955067b8e	approved	2	limited_liability_partnership	Northquay Capital Partners LLP	T19LL0452K	f4760f12126df9d57da5eddf53cba44fcd0d7a2a40776bef161a24aceea65a8a	2019-06-01	+6561234567	Capital of the partners and retained earnings.	Investment in private credit.	To subscribe to offerings and hold them.	\N	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	f	2026-11-13 05:34:35.703+00	2026-11-13 05:34:35.703+00	2026-11-13 05:34:35.703+00	0	2026-11-13 05:34:35.703+00	\N	\N
\.

copy company_document (application_id, kind, upload_id, issued_on, added_at) from stdin;
b9c93341-ac5d-4183-af6f-e729f465bc6d	partnership_agreement	89bd1139-aeac-4f1c-b223-0caea825686d	2026-11-04	2026-11-13 05:34:35.703+00
b9c93341-ac5d-4183-af6f-e729f465bc6d	business_profile	06de9066-40a6-460f-888d-f20b3f7e42d2	2026-11-04	2026-11-13 05:34:35.703+00
b9c93341-ac5d-4183-af6f-e729f465bc6d	board_resolution	1afafcd0-b3c2-48cc-acc2-89abc8deacda	2026-11-04	2026-11-13 05:34:35.703+00
\.

copy company_person (id, application_id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, added_at, account_hash, register_fields, register_roles, number_formula, register_differs) from stdin;
6f55df5c-bc7f-4d7e-b812-6eecfa4632e8	b9c93341-ac5d-4183-af6f-e729f465bc6d	Helena Voss	{general_partner,authorized_trader}	passport	k1.PrxZ6kaX0a9NqG1H.UFTMY9Q54WdjndMrTjeTrw.Rnktq3mdno58	c04e480346461eca3aa6d9e481247c50a64a4158000aa08543332b0b0e35ac20	••••••20K	SG	1974-05-04	4200	2026-11-13 05:34:35.703+00	dd24a8d89bbc605aa692b70d4191aacfd08cdef11e3f8f288568e56fe7bcf668	\N	\N	2	{}
7e2e6f02-bd8a-4355-9ea8-849740ce81ef	b9c93341-ac5d-4183-af6f-e729f465bc6d	Mira Ranganathan	{limited_partner}	passport	k1.3FgdbvFMUu22w3Nr.FwbbDB1ICEJESzYy4Ctlqw.xaR0fGxpvJZY	1f36d55888f58f9980c4045e0b9243b2111998579216c94fb0e88df528dd9c28	••••••22K	IN	1981-02-14	1800	2026-11-13 05:34:35.703+00	d5162270c788333d47f7b62510ffd670a0ad43319edc7fc9e72e4ac4b473a684	\N	\N	2	{}
b47f0a7e-094b-4b98-a6a5-14edc08d380c	b9c93341-ac5d-4183-af6f-e729f465bc6d	Tomas Dahl	{limited_partner}	passport	k1.MEeyg5KbkNUIbbGL._CKD6kdp5B5wig1AT_gK_w.QsM2oycSTFiI	2e512ed74c35a63d7479e63ba66d1f35f68d735eb4af318954925c1b7d9e7141	••••••21K	NO	1968-11-02	\N	2026-11-13 05:34:35.703+00	5ccfd405191e5367a3fb067c8eb1cfaafd119b5d2cd1d497311bc70a2a3f9ab2	\N	\N	2	{}
\.

copy company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at) from stdin;
b9c93341-ac5d-4183-af6f-e729f465bc6d	1	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "6f55df5c-bc7f-4d7e-b812-6eecfa4632e8", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "dd24a8d89bbc605aa692b70d4191aacfd08cdef11e3f8f288568e56fe7bcf668", "id_number_hash": "c04e480346461eca3aa6d9e481247c50a64a4158000aa08543332b0b0e35ac20", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.PrxZ6kaX0a9NqG1H.UFTMY9Q54WdjndMrTjeTrw.Rnktq3mdno58", "register_differs": []}, {"id": "7e2e6f02-bd8a-4355-9ea8-849740ce81ef", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "d5162270c788333d47f7b62510ffd670a0ad43319edc7fc9e72e4ac4b473a684", "id_number_hash": "1f36d55888f58f9980c4045e0b9243b2111998579216c94fb0e88df528dd9c28", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.3FgdbvFMUu22w3Nr.FwbbDB1ICEJESzYy4Ctlqw.xaR0fGxpvJZY", "register_differs": []}, {"id": "b47f0a7e-094b-4b98-a6a5-14edc08d380c", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "5ccfd405191e5367a3fb067c8eb1cfaafd119b5d2cd1d497311bc70a2a3f9ab2", "id_number_hash": "2e512ed74c35a63d7479e63ba66d1f35f68d735eb4af318954925c1b7d9e7141", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.MEeyg5KbkNUIbbGL._CKD6kdp5B5wig1AT_gK_w.QsM2oycSTFiI", "register_differs": []}], "structure": {"stakes": [], "entities": [], "restBelow": false}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	6f55df5c-bc7f-4d7e-b812-6eecfa4632e8	Helena Voss	2026-11-13 05:34:35.703+00
b9c93341-ac5d-4183-af6f-e729f465bc6d	2	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "6f55df5c-bc7f-4d7e-b812-6eecfa4632e8", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "dd24a8d89bbc605aa692b70d4191aacfd08cdef11e3f8f288568e56fe7bcf668", "id_number_hash": "c04e480346461eca3aa6d9e481247c50a64a4158000aa08543332b0b0e35ac20", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.PrxZ6kaX0a9NqG1H.UFTMY9Q54WdjndMrTjeTrw.Rnktq3mdno58", "register_differs": []}, {"id": "7e2e6f02-bd8a-4355-9ea8-849740ce81ef", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "d5162270c788333d47f7b62510ffd670a0ad43319edc7fc9e72e4ac4b473a684", "id_number_hash": "1f36d55888f58f9980c4045e0b9243b2111998579216c94fb0e88df528dd9c28", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.3FgdbvFMUu22w3Nr.FwbbDB1ICEJESzYy4Ctlqw.xaR0fGxpvJZY", "register_differs": []}, {"id": "b47f0a7e-094b-4b98-a6a5-14edc08d380c", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "5ccfd405191e5367a3fb067c8eb1cfaafd119b5d2cd1d497311bc70a2a3f9ab2", "id_number_hash": "2e512ed74c35a63d7479e63ba66d1f35f68d735eb4af318954925c1b7d9e7141", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.MEeyg5KbkNUIbbGL._CKD6kdp5B5wig1AT_gK_w.QsM2oycSTFiI", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a"}, {"ofId": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a", "share": 10000, "ownerId": "ec56260a-791c-4b25-8e60-51baf91ea832"}, {"ofId": "ec56260a-791c-4b25-8e60-51baf91ea832", "share": 9700, "ownerId": "b47f0a7e-094b-4b98-a6a5-14edc08d380c"}], "entities": [{"id": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "ec56260a-791c-4b25-8e60-51baf91ea832", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	6f55df5c-bc7f-4d7e-b812-6eecfa4632e8	Helena Voss	2026-11-13 05:34:35.703+00
\.

copy company_version_document (application_id, version, kind, upload_id, issued_on) from stdin;
b9c93341-ac5d-4183-af6f-e729f465bc6d	1	board_resolution	1afafcd0-b3c2-48cc-acc2-89abc8deacda	2026-11-04
b9c93341-ac5d-4183-af6f-e729f465bc6d	1	business_profile	06de9066-40a6-460f-888d-f20b3f7e42d2	2026-11-04
b9c93341-ac5d-4183-af6f-e729f465bc6d	1	partnership_agreement	89bd1139-aeac-4f1c-b223-0caea825686d	2026-11-04
\.

copy company_ask (application_id, version, item, reason_code, told, asked_by, at, answered_at) from stdin;
b9c93341-ac5d-4183-af6f-e729f465bc6d	1	HDFC0ABCDEF	invented	\N	2f5557b2-bdcb-426a-82ac-d3e4f66c75de	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy company_identity (registration_hash, customer_id) from stdin;
f4760f12126df9d57da5eddf53cba44fcd0d7a2a40776bef161a24aceea65a8a	6175b96c-1879-4722-9d15-3d0955067b8e
\.

copy company_structure (application_id, structure, saved_at) from stdin;
b9c93341-ac5d-4183-af6f-e729f465bc6d	{"stakes": [{"ofId": null, "share": 3100, "ownerId": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a"}, {"ofId": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a", "share": 10000, "ownerId": "ec56260a-791c-4b25-8e60-51baf91ea832"}, {"ofId": "ec56260a-791c-4b25-8e60-51baf91ea832", "share": 9700, "ownerId": "b47f0a7e-094b-4b98-a6a5-14edc08d380c"}], "entities": [{"id": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "ec56260a-791c-4b25-8e60-51baf91ea832", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}	2026-11-13 05:34:35.703+00
\.

copy company_change (id, number, application_id, status, base_version, to_version, changed_on, note, content, declaration_version, declaration_sha256, signer_id, signer_name, filed_at, decided_at, reason_code, told) from stdin;
58a46163-7355-429a-b6a8-358337e6ae5f	70001	b9c93341-ac5d-4183-af6f-e729f465bc6d	approved	1	2	2026-11-04	Tomas Dahl transferred his stake to Dahl Holding AS.	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "6f55df5c-bc7f-4d7e-b812-6eecfa4632e8", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "dd24a8d89bbc605aa692b70d4191aacfd08cdef11e3f8f288568e56fe7bcf668", "id_number_hash": "c04e480346461eca3aa6d9e481247c50a64a4158000aa08543332b0b0e35ac20", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.PrxZ6kaX0a9NqG1H.UFTMY9Q54WdjndMrTjeTrw.Rnktq3mdno58", "register_differs": []}, {"id": "7e2e6f02-bd8a-4355-9ea8-849740ce81ef", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "d5162270c788333d47f7b62510ffd670a0ad43319edc7fc9e72e4ac4b473a684", "id_number_hash": "1f36d55888f58f9980c4045e0b9243b2111998579216c94fb0e88df528dd9c28", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.3FgdbvFMUu22w3Nr.FwbbDB1ICEJESzYy4Ctlqw.xaR0fGxpvJZY", "register_differs": []}, {"id": "b47f0a7e-094b-4b98-a6a5-14edc08d380c", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "5ccfd405191e5367a3fb067c8eb1cfaafd119b5d2cd1d497311bc70a2a3f9ab2", "id_number_hash": "2e512ed74c35a63d7479e63ba66d1f35f68d735eb4af318954925c1b7d9e7141", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.MEeyg5KbkNUIbbGL._CKD6kdp5B5wig1AT_gK_w.QsM2oycSTFiI", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a"}, {"ofId": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a", "share": 10000, "ownerId": "ec56260a-791c-4b25-8e60-51baf91ea832"}, {"ofId": "ec56260a-791c-4b25-8e60-51baf91ea832", "share": 9700, "ownerId": "b47f0a7e-094b-4b98-a6a5-14edc08d380c"}], "entities": [{"id": "cae4f8d9-d864-467a-a24b-ffac0ff7e03a", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "ec56260a-791c-4b25-8e60-51baf91ea832", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	6f55df5c-bc7f-4d7e-b812-6eecfa4632e8	Helena Voss	2026-11-13 05:34:35.703+00	2026-11-13 05:34:35.703+00	\N	\N
\.

copy company_change_document (change_id, application_id, kind, upload_id, issued_on) from stdin;
58a46163-7355-429a-b6a8-358337e6ae5f	b9c93341-ac5d-4183-af6f-e729f465bc6d	register_of_members	535425f2-0b54-4f64-a3f7-36b8212ffde1	2026-11-04
\.

copy company_register (application_id, fetched_at, fields, company_owners, left_out, differs, removed) from stdin;
b9c93341-ac5d-4183-af6f-e729f465bc6d	2026-06-01 00:00:00+00	{}	[]	0	[]	{Invented}
\.

copy company_rule (id, person_link_days) from stdin;
t	7
\.

copy company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, token_hash, facts_hash, consent_version, consent_sha256, created_at, opened_at, done_at, expires_at, wrong_dates) from stdin;
b83762d5-aa27-4303-b587-b13e00779e3c	b9c93341-ac5d-4183-af6f-e729f465bc6d	b47f0a7e-094b-4b98-a6a5-14edc08d380c	sent	tomas.dahl@northquay.example	en_US	44205aae55f04678ba923537a69ca0ce441e98b6fa7acb72ea7a3356b1393e01	\N	\N	\N	\N	2026-11-13 05:34:35.703+00	\N	\N	2026-11-20 05:34:35.703+00	0
\.

copy company_person_photo (link_id, application_id, item, upload_id, at) from stdin;
b83762d5-aa27-4303-b587-b13e00779e3c	b9c93341-ac5d-4183-af6f-e729f465bc6d	front	742a98b4-8a48-43ea-9089-3c12d0d41da1	2026-06-01 00:00:10+00
\.

copy investor_application (id, number, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at, decided_at, reason_code, told, expires_at, reminded_days, ended_at) from stdin;
01afa1a6-d0d5-4b88-b0a8-71a691615648	40001	9167269c-8a7a-4289-abdb-1b172f08605e	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166	granted	f	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	2027-07-02 05:34:35.703+00	\N	\N
1167c473-f917-46b9-bcbd-e573cfa45c98	40002	4b5e250f-d723-49b9-a4bf-5c8156233db9	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	2027-07-02 05:34:35.703+00	\N	\N
a797b3f5-50c9-4834-abbb-cc4b8d17aac0	40005	0b367839-fd52-4470-b517-5d5310828347	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	2027-07-02 05:34:35.703+00	\N	\N
\.

copy investor_evidence (application_id, upload_id) from stdin;
01afa1a6-d0d5-4b88-b0a8-71a691615648	ada22d09-77af-4d02-b314-9143032cc156
1167c473-f917-46b9-bcbd-e573cfa45c98	13421fd0-faec-48a0-af2c-5b75b3bbf260
a797b3f5-50c9-4834-abbb-cc4b8d17aac0	0a598c11-37b0-4678-92e8-b319c081aaca
\.

copy investor_rule (id, version, rules, changed_at) from stdin;
t	1	{"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}	\N
\.

copy risk_test (id, customer_id, questions, answers, right_answers, pass_percent, status, started_at, ended_at) from stdin;
15fe8110-fa82-4cb3-9977-f622fa8c2ee1	c79472bb-2a06-430a-aa09-0cb174790cbb	{Invented}	{10}	1	1	passed	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy sumsub_applicant (id, customer_id, kind, mode, applicant_id, subject_hash, level_name, info_digest, status, labels, comment, newest_at, green_at, taken_at, case_id, started_at, changed_at) from stdin;
074a67e4-f0e1-442c-a80d-0fac4f2adcde	8c633355-ad25-4fcf-857c-d513115cbf44	company	sandbox	DBSSSGSG	\N	SG	\N	retry	{Invented}	HDFC0ABCDEF	2026-06-01 00:00:10+00	\N	\N	\N	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00
\.

copy sumsub_event (id, digest, body_sealed, received_at, external_user_id, outcome, handled_at) from stdin;
b82d9f8e-772e-4a03-92dd-2086eba3ec40	HDFC0ABCDEF	Invented	2026-06-03 00:00:00+00	\N	other_mode	2026-06-01 00:00:00+00
\.

copy sumsub_removal (id, applicant_id, mode, requested_at, tries, tried_at, done_at) from stdin;
6f525296-0aaf-453a-ab7d-ac2efa362538	\N	sandbox	2026-06-03 00:00:00+00	0	\N	2026-06-03 00:00:00+00
\.

copy sumsub_rule (id, verifies, countries) from stdin;
t	f	{}
\.

copy vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at, used_at, outcome) from stdin;
1ac1ca8b-e4cb-46e1-9a2a-a4e08e3978e9	bef0d0f9-8e17-477c-93fb-89d0314e8270	ed0c8e09-3d45-474b-bb16-07b12d1978df	singpass	ABCD	INV000001	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	\N	\N
\.

copy myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at) from stdin;
388d0b88-5296-4a79-9854-c52aafcbf626	bef0d0f9-8e17-477c-93fb-89d0314e8270	USD	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00
\.

copy transfer (id, number, customer_id, target_customer_id, coin, amount, source, target, status, requested_at, completed_at) from stdin;
130108b4-3a8e-4d74-9785-c961559f55d0	7	f714ef12-7d4c-4189-a49d-d310e9036575	\N	tUSD	20000000000	token	spot	completed	2026-10-03 05:34:35.703+00	2026-10-03 05:34:35.703+00
1537507a-17a7-4a32-aca5-f7230d94136e	3	c0f9dc1f-894a-43e8-993e-d85707557063	\N	tUSD	2500000000000	token	spot	completed	2026-10-03 05:34:35.703+00	2026-10-03 05:34:35.703+00
2604aa4c-5e4d-4e05-845e-61a4545d984a	6	0b367839-fd52-4470-b517-5d5310828347	\N	tUSD	2500000000000	token	spot	completed	2026-10-03 05:34:35.703+00	2026-10-03 05:34:35.703+00
\.

copy sub_account (customer_id, parent_id, slot, name, deposits_open, trading_open) from stdin;
c79472bb-2a06-430a-aa09-0cb174790cbb	0b367839-fd52-4470-b517-5d5310828347	1	Northquay	t	t
\.

copy blacklist_entry (customer_id, blocked_number, remark, created_at) from stdin;
c79472bb-2a06-430a-aa09-0cb174790cbb	2	HDFC0ABCDEF	2026-06-03 00:00:00+00
\.

copy account_closing (customer_id, requested_at, closes_at) from stdin;
6175b96c-1879-4722-9d15-3d0955067b8e	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy member (login_id, account_id, roles, invited_by, joined_at, removed_at, removed_by, counts_from) from stdin;
c0f9dc1f-894a-43e8-993e-d85707557063	bef0d0f9-8e17-477c-93fb-89d0314e8270	{pay}	0b367839-fd52-4470-b517-5d5310828347	2026-06-01 00:00:00+00	\N	\N	2026-06-02 00:00:00+00
\.

copy member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at, ended_at, outcome) from stdin;
19311d37-6671-48c9-89fe-4abf0edbcf8f	f714ef12-7d4c-4189-a49d-d310e9036575	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{}	zh_CN	bef0d0f9-8e17-477c-93fb-89d0314e8270	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	\N	\N
\.

copy member_act (id, account_id, login_id, key_id, at, path, subject, ip) from stdin;
303d4a07-c5de-4b62-a0f2-7005d78138e7	6175b96c-1879-4722-9d15-3d0955067b8e	6175b96c-1879-4722-9d15-3d0955067b8e	\N	2026-11-13 05:34:35.703+00	upload/api/v1/uploads/create	1c0e1855-baca-41c8-bd1a-32f2c5772118	127.0.0.1
31f04cb6-2e09-4ffc-924c-22e3abaa936f	6175b96c-1879-4722-9d15-3d0955067b8e	6175b96c-1879-4722-9d15-3d0955067b8e	\N	2026-11-13 05:34:35.703+00	ex/api/v1/company_changes/file	\N	127.0.0.1
325e340e-8c64-4511-89bf-25be6fa64206	6175b96c-1879-4722-9d15-3d0955067b8e	6175b96c-1879-4722-9d15-3d0955067b8e	\N	2026-11-13 05:34:35.703+00	ex/broker/apply	393ed954-a921-4db1-8b1e-43dd8ca008ce	127.0.0.1
\.

copy signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at) from stdin;
32c1a5ee-622f-43fa-b595-7254750a8151	0b367839-fd52-4470-b517-5d5310828347	100	\N	\N	c0f9dc1f-894a-43e8-993e-d85707557063	\N	2026-06-01 00:00:00+00
\.

copy signature_act (id, number, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, asked_by, asked_at, factor, lapses_at, second_by, second_factor, ended_by, ended_at, failed_code, result_id) from stdin;
133fdc30-c007-4b2c-9ef8-09fef18b845e	13	f714ef12-7d4c-4189-a49d-d310e9036575	invitation	done	{}	+6591234567	\N	\N	\N	78cc312d-ad9f-4963-9c50-dddddfb91d6f	\N	bef0d0f9-8e17-477c-93fb-89d0314e8270	2026-06-01 00:00:00+00	invented@tessera.example	2026-06-01 00:00:10+00	4b5e250f-d723-49b9-a4bf-5c8156233db9	\N	9167269c-8a7a-4289-abdb-1b172f08605e	2026-06-03 00:00:00+00	\N	899ed02d-6138-446b-93f4-ffcdbab70377
\.

copy single_act (id, login_id, account_id, kind, value, client_order_id, at) from stdin;
51336221-52b1-4902-9f9c-6cf06aaecd8e	c0f9dc1f-894a-43e8-993e-d85707557063	f714ef12-7d4c-4189-a49d-d310e9036575	orders	1	Invented	2026-06-03 00:00:00+00
\.

copy deposit_address (chain, address, customer_id, seal, created_at) from stdin;
solana_devnet	7jMmSPyKfYupJmgKrcNLnsU6Gfy9CdYWAChkn9kyiQX1	c0f9dc1f-894a-43e8-993e-d85707557063	7c230c7b2be9fb6b8d6b990581416970161e360ee53b5b1712a424e18832b2ac	2026-07-02 05:34:35.703+00
solana_devnet	9mZ5C5annb1n8C6F8EQnzBsfDWYFQVaSEefb2UagSwgR	9167269c-8a7a-4289-abdb-1b172f08605e	7ea0a4b8d5e46f2deb286259d70a8bc14d76c1f38acc8701747c84876ff17bae	2026-07-02 05:34:35.703+00
solana_devnet	6cvFVCmkZiDZTiJuEqMjAsdF1tEun9LaMSC9C9F2TKeq	0b367839-fd52-4470-b517-5d5310828347	f2ffac08d6113f0c1b9233f2b6340ad2b8ce5afe81f54b4258b31052ee6b73d4	2026-07-02 05:34:35.703+00
solana_devnet	6nbE4Dv65vCDnrzto4QgeU3c1f4ex5bVEN4KWj3kHuq6	4b5e250f-d723-49b9-a4bf-5c8156233db9	0d449c95b1653d59cc69f7f07635644d25254641de1bd367e05387f39a3a96df	2026-07-02 05:34:35.703+00
solana_devnet	GnGCvwqCWMWE2bjzmtaPC1R16dzz41L9eYNhRGzhD2mq	8c633355-ad25-4fcf-857c-d513115cbf44	4a284e2f321e8754ce812a3a1df4de1e4539579d30b7633371a1ff31d2ab298e	2026-07-02 05:34:35.703+00
\.

copy chain_cursor (chain, token_account, coin, mint, address, customer_id, signature, slot, balance, empty_looks) from stdin;
solana_devnet	CrwumUjcxjbfxgNCymKGBpVD6sw8XCCKCTgAbnd51AY6	tUSD	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	GnGCvwqCWMWE2bjzmtaPC1R16dzz41L9eYNhRGzhD2mq	8c633355-ad25-4fcf-857c-d513115cbf44	3SkREhN1RpGbQ3XFD2gFHteAQQdqSKMZFi64HgfPZqqviYCtQoAiThapztw1B7zcEM6P82uZKmw6onxsSzJLskRd	64	0	2
solana_devnet	4eQGQ88WMnYYiG7Ft1rVqxA4eXqRBrPc1n19kwbrHvUT	tUSD	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	7jMmSPyKfYupJmgKrcNLnsU6Gfy9CdYWAChkn9kyiQX1	c0f9dc1f-894a-43e8-993e-d85707557063	3e5sHy9Sci9DkX9qrMzrd5fZ2P85RPnKfRbmQuzYBiAjTDjbnRYnWrkdT5Gj4Hrj6gLninfKXRzGVWu241YCxX8J	61	0	2
solana_devnet	4sa7kbnBc7beMmarJXTsmQB6VXdYDzi2PuNohMJUtGhX	tUSD	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	6cvFVCmkZiDZTiJuEqMjAsdF1tEun9LaMSC9C9F2TKeq	0b367839-fd52-4470-b517-5d5310828347	4r2ENUzM8D2QUUNJnQoBqRdjRwFEgiVDmkVuuimdFeLLhmEqzsCnjtQMzYuKf9NCpkPv9oDTUDFP4cXA3h5v43RF	63	0	2
solana_devnet	5kdNYYLJ5JM88NWczdQ8fqjuNHKmwLuUv56hi79EJFUN	tUSD	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	9mZ5C5annb1n8C6F8EQnzBsfDWYFQVaSEefb2UagSwgR	9167269c-8a7a-4289-abdb-1b172f08605e	5fajm7GJ7w5JXc7p3Bf6vLsJ2QUgEydJLWwm9qrCGmnWusCwd4BNazaXPuHf7isK1M8eGyrHibJXPKEBbmrDhzBb	63	0	2
\.

copy deposit (id, customer_id, coin, chain, signature, path, destination, sender, mint, amount, slot, confirmations, status, reason, journal_id, seen_at, credited_at) from stdin;
06b4c656-250f-49db-b48a-d2e68f7e9087	0b367839-fd52-4470-b517-5d5310828347	tUSD	solana_devnet	5FFLqh8SNpbaQmyXGVo7Fpb8tHvCbkjMKSfVi4Y4ph2SXWQhwA4Rv854LcGfdBouYR7xDiQb44WM7zfqFkBDgpjL	1	4sa7kbnBc7beMmarJXTsmQB6VXdYDzi2PuNohMJUtGhX	\N	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	3000000000000	45	8	credited	\N	01a0fb1b-74b7-726f-9bde-f3034c4189ff	2026-10-02 05:34:35.703+00	2026-10-02 05:34:35.703+00
0dfdece4-0423-48cb-81bb-b2842181c064	9167269c-8a7a-4289-abdb-1b172f08605e	tUSD	solana_devnet	24HeYV1Dt4HVUoggdnXnUUzjGg5EwuTLJ34fmzV6D5pSsw3sbCm78Lkj1smywdCvHHhbVVhVA3QtL8Dw9KDCJ378	1	5kdNYYLJ5JM88NWczdQ8fqjuNHKmwLuUv56hi79EJFUN	\N	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	150000000000	44	8	credited	\N	01a0fb1b-74b7-7ac5-8c9a-52ad09b4a386	2026-10-02 05:34:35.703+00	2026-10-02 05:34:35.703+00
2aa15ea1-64ad-4d05-95fa-071bd0bb7df3	f714ef12-7d4c-4189-a49d-d310e9036575	tUSD	solana_devnet	3AhAFpGBwCPqT7f5qFKZ84C6dE4RF1i91LpC6JaX7xX18FMLKsyxfizPLgJagwQ5aSW1VqRXRTK4qdkwKAWUSG56	1	F1ZQiAbkiBdrHjABmguM2vnSk7oBibtoFG17DN5Ey7VD	\N	Fsut5djtsqnqrACCGrGKg5ugDsESp9r2rbqPq8S5t5da	60000000000	44	8	credited	\N	01a0fb1b-74b7-7a06-89e9-86ae545eb764	2026-10-02 05:34:35.703+00	2026-10-02 05:34:35.703+00
\.

copy house_address (chain, address, created_at, kind) from stdin;
solana_devnet	CuFrVV4mtd39e3P3Z9HkCvJpUeeUu26LcqJT4Zc6yJkN	2026-07-02 05:34:35.703+00	hot
solana_devnet	8dLDrSEbtjkxxvasPKye5UX1xxX54XVqbEWdUbDWSk37	2026-07-02 05:34:35.703+00	cold
\.

copy sweep (id, chain, token_account, coin, amount, signature, wire, last_valid_height, outcome, created_at, resolved_at, target) from stdin;
07960dbb-a188-4b47-8685-50f74a20ef62	solana_devnet	892LxWs4uLQaAQA7bW7YF4mWb9MNHyab2Qwz9DNKwZEu	tUSD	9109100000000	5fB99AqYqLQUJVJ7kwtYtyQ98hhbjD1EuThvxWqqHKTQiVT4WHmJGqer38PDiSybj59NTmUPNqGui4eidwHz4NM6	Aej9D7hMJUlrogcQqxtsXN+0bp8Osx/U2FnmcrAtpsnxvZ+wS8cQ1WNgynvmGpiITsEt9jRao2uzCb+0gRMV1AmAAQAHCrDTjY0zgSoQCLbctvrWrYBJekvl9n0mAKtg8EaO91unag/5h3UycTiV5yWuo6dhG/GrKg8vOJYibC6mLKBAVVauxnCEwJ2/0eUEr3ZitS1R6CmWipgnbTU97eov4ElLjAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAcVBzl8INGKLAsZDRovpJvVVedOaT8nJu2XlqYjVga76MlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAA3Q5zJotvUntoRGaGiUXl1Ap3+TI+sxx/hlNVwueGXXEFSlNamSkhBk0k6HFg2jh8fDW13bySu4HkH6hAQQVEjQbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCpTrZrUJIohxs9V+c/0BdcP/c5spBGNvayfyRdI77D1csFBgAFAkANAwAGAAkDAAAAAAAAAAAFBgACBAcDCQEBCQQBBwIACgwAc6vgSAgAAAYIACQwNzk2MGRiYi1hMTg4LTRiNDctODY4NS01MGY3NGEyMGVmNjIA	206	finalised	2026-10-03 05:34:35.703+00	2026-10-20 05:34:35.703+00	cold
4c4cbf70-6461-4e1a-8931-37d341d22d2b	solana_devnet	CrwumUjcxjbfxgNCymKGBpVD6sw8XCCKCTgAbnd51AY6	tUSD	300000000000	3SkREhN1RpGbQ3XFD2gFHteAQQdqSKMZFi64HgfPZqqviYCtQoAiThapztw1B7zcEM6P82uZKmw6onxsSzJLskRd	Ano9FMP/5Gsm3xTdVHFNoUVCvXwN34NHJMidV2nHWfbgaUvhL+oPvA3fxddlbbscKdJ0aYhVbB/cLD8tr/2zZQDdU5XbipvFfmwXLE5h5D67PC5I37ysSBjMTokXTDIkYMjngrz93iskBlFXsw4wItjNyuNSVmwnv1FbFi5P7twGgAIBBgqw042NM4EqEAi23Lb61q2ASXpL5fZ9JgCrYPBGjvdbp+p3oiiz1YJ9A96MvB8uQ9lXrAWCtZir4kLJ/ij6rLQMag/5h3UycTiV5yWuo6dhG/GrKg8vOJYibC6mLKBAVVawPBo+UfQ7S3LC1ZUl2KPiVVpgHhP33nRezvUYxgF5TwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjJclj04kifG7PRApFI4NgwtaE5na/xCEBI572Nvp+FkDBkZv5SEXMv/srbpyw5vnvIzlu8X3EmssQ5s6QAAAAN0OcyaLb1J7aERmholF5dQKd/kyPrMcf4ZTVcLnhl1xBUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqVrlPyaQ4Uqy4c0wt4kPgRyVCvOwqb63UtooqMgXOrUgBQYABQJADQMABgAJAwAAAAAAAAAABQYAAgAHBAkBAQkEAwcCAQoMALhk2UUAAAAGCAAkNGM0Y2JmNzAtNjQ2MS00ZTFhLTg5MzEtMzdkMzQxZDIyZDJiAA==	200	finalised	2026-10-02 05:34:35.703+00	2026-10-20 05:34:35.703+00	hot
6af19b00-ad5f-4d9d-a888-4602df334013	solana_devnet	4eQGQ88WMnYYiG7Ft1rVqxA4eXqRBrPc1n19kwbrHvUT	tUSD	6000000000000	3e5sHy9Sci9DkX9qrMzrd5fZ2P85RPnKfRbmQuzYBiAjTDjbnRYnWrkdT5Gj4Hrj6gLninfKXRzGVWu241YCxX8J	AoQDhaWRYzhWvQqvJVNbLea31GLqSLtRmgbMPrJnIWRDtJiSMet2+/UNdsOJVerCP70oiFNHSmQVaY2ck0I5JQfNCwboREwWV4wRvuif7oSp08y5xIinWw1BMorZF/HPRNMR0pAiS2qTQbKD7jxbQFQdCL1LsreK/IccdBupwF8LgAIBBgqw042NM4EqEAi23Lb61q2ASXpL5fZ9JgCrYPBGjvdbp2P//vTIk1Q6qEu8LBSegSLvN5AoYWWnW5tf67UwcoxQNifbanSw13yEJyZEn8N3BjCqcxzdGx58pcw4vXfAYXxqD/mHdTJxOJXnJa6jp2Eb8asqDy84liJsLqYsoEBVVgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjJclj04kifG7PRApFI4NgwtaE5na/xCEBI572Nvp+FkDBkZv5SEXMv/srbpyw5vnvIzlu8X3EmssQ5s6QAAAAN0OcyaLb1J7aERmholF5dQKd/kyPrMcf4ZTVcLnhl1xBUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqVrlPyaQ4Uqy4c0wt4kPgRyVCvOwqb63UtooqMgXOrUgBQYABQJADQMABgAJAwAAAAAAAAAABQYAAwAHBAkBAQkEAgcDAQoMAGDe+3QFAAAGCAAkNmFmMTliMDAtYWQ1Zi00ZDlkLWE4ODgtNDYwMmRmMzM0MDEzAA==	200	finalised	2026-10-02 05:34:35.703+00	2026-10-16 05:34:35.703+00	hot
\.

copy address_book (id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, removed_at, beneficiary, proved_at) from stdin;
c514c6c3-8aa0-47c1-87f6-bce7aed1a765	0b367839-fd52-4470-b517-5d5310828347	CNY	Invented	ABCDEFGHJK	65	ABCD	t	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	\N
\.

copy test_transfer (id, address_id, amount, started_at, expires_at, deposit_id) from stdin;
183b834e-9942-47c2-a8d9-ffe7ab8919a3	c514c6c3-8aa0-47c1-87f6-bce7aed1a765	1	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N
\.

copy withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, limit_value, remark, status, seal, hold_id, journal_id, kyc_at_request, factor, reason, told, signer_refusal, requested_at, status_at, confirm_by, confirmed_at, beneficiary, identified, unidentified_before, unidentified_cap) from stdin;
242d4558-b5a3-416d-b31f-bb069637c9ba	9167269c-8a7a-4289-abdb-1b172f08605e	PSRB	ABCD	ABCD	SG	c514c6c3-8aa0-47c1-87f6-bce7aed1a765	100	1	2	\N	lapsed	+6591234567	2845b550-88b6-45ac-8e2c-865cf253016a	\N	approved	2026-06-01	\N	HDFC0ABCDEF	\N	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\N	{}	f	0	2
\.

copy withdrawal_mail (id, withdrawal_id, person_id, sent_at, disowned_at) from stdin;
84920abc-a632-471c-a485-942ca8b98292	242d4558-b5a3-416d-b31f-bb069637c9ba	0b367839-fd52-4470-b517-5d5310828347	2026-06-01 00:00:00+00	\N
\.

copy withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at, resolved_at, opens_account) from stdin;
570493f7-2d55-4cfc-ae77-9cc933d4711e	242d4558-b5a3-416d-b31f-bb069637c9ba	1	Invented	invented	1	CNY	100	pending	2026-06-01 00:00:00+00	\N	t
\.

copy payment_evidence (withdrawal_id, doubt, hosts, at) from stdin;
242d4558-b5a3-416d-b31f-bb069637c9ba	INV000001	[]	2026-06-03 00:00:00+00
\.

copy bank_account (id, coin, bank, bank_code, payee, account_number, order_min, order_max, opened_at, closed_at, payout_open, payout_fee, payout_min, payout_max) from stdin;
26dcb608-4080-472a-b6bb-39bae896d636	USD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-8	10000	10000000000	2026-07-02 05:34:35.703+00	\N	t	500	1000	100000000
a3a27db0-7213-4ae7-8355-63a1d8e9a84e	CNY	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-9	10000	10000000000	2026-07-02 05:34:35.703+00	\N	t	1000	1000	100000000
f4f98cf0-27c8-428b-ab12-951acf99d666	SGD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-7	10000	10000000000	2026-07-02 05:34:35.703+00	\N	t	200	1000	100000000
\.

copy bank_feed (source, position, read_at) from stdin;
http://127.0.0.1:40535/feed	7	2026-10-31 05:34:35.703+00
\.

copy bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at, confirmed_at) from stdin;
fef6b52f-2248-4943-8016-19e76c93109d	65	camt053	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	HCCL	\N	\N	2026-06-01	2026-06-01	received	2f5557b2-bdcb-426a-82ac-d3e4f66c75de	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00
\.

copy bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, expects, outcome, ended_at) from stdin;
3893a640-6508-4f04-a3dd-246b5c550dea	fef6b52f-2248-4943-8016-19e76c93109d	2	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{Invented}	Invented	out	USD	1	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	USD	+6591234567	2026-06-01	DBSSSGSG	\N	\N
\.

copy bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, status, reason, imported_at, names_order, names_payout, returns_line, funds_distribution, claim_id, same_as) from stdin;
4ae2c0b9-545c-4f06-b545-ff32b2977f07	Merlion Bank	SGD-000006	003-918204-7	in	SGD	2000000000	Nadia Rahman	\N	AXGQJZWXV	2026-07-02	credited	\N	2026-07-02 05:34:35.703+00	42df97f5-22d8-4a8f-8571-cb62fecbcc67	\N	\N	\N	\N	\N
59bfd869-8fd1-43ac-92b8-4e36f99de968	Merlion Bank	SGD-000007	003-918204-7	in	SGD	35520000	Aurelle Bioworks	\N	Dividend AURB	2026-10-31	credited	no_reference	2026-10-31 05:34:35.703+00	\N	\N	\N	4b30c6e7-78c9-433f-bd59-16d9c28c08ea	\N	\N
74b46d45-a5dc-4a3b-97fe-978a2956b08c	Merlion Bank	SGD-000002	003-918204-7	in	SGD	90000000	陈思远	\N	GKJ84PSUR	2026-07-02	credited	\N	2026-07-02 05:34:35.703+00	6e9f9091-27fe-4026-912e-724b1b851cd1	\N	\N	\N	\N	\N
79071429-430d-499b-bfc5-5b3add25ae69	Merlion Bank	SGD-000003	003-918204-7	in	SGD	7500000000	Farid Anwar	\N	PPSQEPTN2	2026-07-02	credited	\N	2026-07-02 05:34:35.703+00	3e5f0175-154c-4c01-bfb8-acd0a5a72ffd	\N	\N	\N	\N	\N
af3e3810-ec9a-47e4-9af2-9647de00d80d	Merlion Bank	SGD-000005	003-918204-7	in	SGD	4600000000	Ong Rui Min	\N	C2XAW72G2	2026-07-02	credited	\N	2026-07-02 05:34:35.703+00	7e495293-9ade-4e7d-a609-4f346fe20ffe	\N	\N	\N	\N	\N
d89ffe31-30fc-4fc4-9b15-47c63cc0840c	Merlion Bank	SGD-000001	003-918204-7	in	SGD	24000000	Lim Jia Wen	\N	T475RRF2J	2026-07-02	credited	\N	2026-07-02 05:34:35.703+00	4d07d3ab-6aae-498d-aa99-2a0789b62f69	\N	\N	\N	\N	\N
\.

copy fiat_order (id, number, customer_id, coin, amount, settled, reference, bank_account_id, proof_id, status, bank_line_id, journal_id, kyc_at_request, created_at, expires_at, paid_at, completed_at) from stdin;
3e5f0175-154c-4c01-bfb8-acd0a5a72ffd	3	4b5e250f-d723-49b9-a4bf-5c8156233db9	SGD	7500000000	7500000000	PPSQEPTN2	f4f98cf0-27c8-428b-ab12-951acf99d666	\N	completed	79071429-430d-499b-bfc5-5b3add25ae69	019f2152-64b7-7b6d-9045-505ccd56cee2	approved	2026-07-02 05:34:35.703+00	2026-07-05 05:34:35.703+00	\N	2026-07-02 05:34:35.703+00
42df97f5-22d8-4a8f-8571-cb62fecbcc67	6	0b367839-fd52-4470-b517-5d5310828347	SGD	2000000000	2000000000	AXGQJZWXV	f4f98cf0-27c8-428b-ab12-951acf99d666	\N	completed	4ae2c0b9-545c-4f06-b545-ff32b2977f07	019f2152-64b7-778b-9464-f6a1f82b6a8b	approved	2026-07-02 05:34:35.703+00	2026-07-05 05:34:35.703+00	\N	2026-07-02 05:34:35.703+00
4d07d3ab-6aae-498d-aa99-2a0789b62f69	1	f714ef12-7d4c-4189-a49d-d310e9036575	SGD	24000000	24000000	T475RRF2J	f4f98cf0-27c8-428b-ab12-951acf99d666	\N	completed	d89ffe31-30fc-4fc4-9b15-47c63cc0840c	019f2152-64b7-7ed5-a41e-5c5827dc693d	approved	2026-07-02 05:34:35.703+00	2026-07-05 05:34:35.703+00	\N	2026-07-02 05:34:35.703+00
6e9f9091-27fe-4026-912e-724b1b851cd1	2	9167269c-8a7a-4289-abdb-1b172f08605e	SGD	90000000	90000000	GKJ84PSUR	f4f98cf0-27c8-428b-ab12-951acf99d666	\N	completed	74b46d45-a5dc-4a3b-97fe-978a2956b08c	019f2152-64b7-7e75-a642-7d7ba8dd057d	approved	2026-07-02 05:34:35.703+00	2026-07-05 05:34:35.703+00	\N	2026-07-02 05:34:35.703+00
7e495293-9ade-4e7d-a609-4f346fe20ffe	5	c0f9dc1f-894a-43e8-993e-d85707557063	SGD	4600000000	4600000000	C2XAW72G2	f4f98cf0-27c8-428b-ab12-951acf99d666	\N	completed	af3e3810-ec9a-47e4-9af2-9647de00d80d	019f2152-64b7-7b7d-81f2-a4de5cf29bbc	approved	2026-07-02 05:34:35.703+00	2026-07-05 05:34:35.703+00	\N	2026-07-02 05:34:35.703+00
\.

copy customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address, remark, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at, removed_at, verified_by, verified_at, name_match) from stdin;
25497991-455c-4b57-8105-9f923617de00	9167269c-8a7a-4289-abdb-1b172f08605e	CNY	陈思远	浦江银行	外滩支行	CN	\N	\N	\N	\N	k1.0dS61zHMkgbIb4aM.6q1eLBy0Qe7Yjr2t_JrOYQ.dlSz5thGQN9WX0gDHVjVfw	8893	\N	2	\N	\N	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	\N	\N
69f39c0e-42ed-4b5f-9d93-dcc5c469f08a	f714ef12-7d4c-4189-a49d-d310e9036575	SGD	Lim Jia Wen	Harbour Bank	Marina Bay	SG	HARBSGSG	\N	\N	\N	k1.cI7GTmWLsEReICGJ.d0Jzu8-n09Lot6-Hzeku6w.Le1ljznzKkGvMg	8201	f7ce30eec52adc3e77a7db8cf79c8d8777dbf4e2e88dfb264f3c7bff720f6dd9	2	\N	\N	2026-07-02 05:34:35.703+00	2026-07-02 05:34:35.703+00	\N	\N	\N	\N
\.

copy payout_batch (id, number, bank_account_id, coin, payouts, total, file_sha256, made_by, made_by_copied, made_at) from stdin;
532f7aad-0be1-4e9d-8e2f-43c6ca3e95ae	2	26dcb608-4080-472a-b6bb-39bae896d636	AURB	100	1	solana	\N	SG	2026-06-01 00:00:10+00
\.

copy payout (id, number, customer_id, coin, amount, fee, limit_value, reference, customer_bank_account_id, account_name, bank, branch, bank_country, bank_code, ifsc, number_sealed, number_ending, status, seal, held_back, hold_id, batch_id, journal_id, bank_line_id, return_line_id, kyc_at_request, factor, reason, told, requested_at, status_at) from stdin;
486f71f5-7132-4a34-9725-61dc44420d1c	30	c79472bb-2a06-430a-aa09-0cb174790cbb	USD	1	0	1	INV000001	090fbf58-ab95-4b4a-b1ea-4a09aeb4da26	Invented	HDFC0ABCDEF	2026-06	INV000001	\N	\N	USD	ABCD	cancelled	en_US	\N	9703d73a-ce75-4050-8565-0cedca9a7932	\N	01a0f5f5-18b7-7c77-97cc-6cfd8b4ae9c3	af3e3810-ec9a-47e4-9af2-9647de00d80d	\N	approved	+6591234567	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy internal_transfer (id, number, customer_id, recipient_id, coin, amount, limit_value, note, kyc_at_request, factor, sent_at) from stdin;
191e3961-1387-4700-9333-da68b13bfa1a	13	c0f9dc1f-894a-43e8-993e-d85707557063	0b367839-fd52-4470-b517-5d5310828347	OPLG	100	1	\N	approved	DBSSSGSG	2026-06-01 00:00:10+00
\.

copy recipient_lookup (customer_id, target_hash, at) from stdin;
f714ef12-7d4c-4189-a49d-d310e9036575	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00
\.

copy receivable (id, number, customer_id, credited_id, bank_line_id, coin, amount, taken, repaid, cause, told, journal_id, at, blocked_from, lifted_at, closed_at, told_at, written) from stdin;
81f6b547-0f77-4ffb-b073-d5c9a7fa11b7	1023	c79472bb-2a06-430a-aa09-0cb174790cbb	c79472bb-2a06-430a-aa09-0cb174790cbb	af3e3810-ec9a-47e4-9af2-9647de00d80d	LBR3	2	0	1	INV000001	\N	01a0fb1b-74b7-7ac5-8c9a-52ad09b4a386	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	5312
\.

copy restore (id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, history_reaches, chain_at, bank_at, ended_at, marked_at) from stdin;
c5b3fa05-d7c9-44ad-81e4-ca4d7a437870	2026-06-03 00:00:00+00	0	ABCD	\N	\N	\N	2	1	0	2	t	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N
\.

copy lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, recipient, tag, amount, paid_at, hosts, not_shown_by, found_at, outcome, settled_at, withdrawal_id) from stdin;
c976a968-5858-481b-afb3-90a1fa8fc932	\N	65	SLW31	ABCDEFGHJK	+6591234567	65	DBSSSGSG	invented@tessera.example	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	1	2	2026-06-01 00:00:00+00	{}	{Invented}	2026-06-03 00:00:00+00	\N	\N	\N
\.

copy lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at, settled_at) from stdin;
326c4d92-7770-492a-a34e-5d999794696b	c5b3fa05-d7c9-44ad-81e4-ca4d7a437870	903f0928-c03f-4172-8de5-fab3501503bf	94e948ca-1c6e-4965-bca0-d66f05af675b	NQC2	solana	2026-06-03 00:00:00+00	1	2026-06-02 00:00:00+00	\N
\.

copy market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, auction_until, auction_ends_at, listed_at, moves, moved_by) from stdin;
AURB-tUSD	AURB	tUSD	10000	1	1000000	1000000000000	1000	1500	200000	12000000	open	\N	\N	2026-10-03 05:34:35.703+00	1	staff
HCCL-tUSD	HCCL	tUSD	1000	1	1000000	1000000000000	1000	1500	200000	1050000	open	\N	\N	2026-10-03 05:34:35.703+00	1	staff
\.

copy otc_order (id, number, canceled_number, customer_id, person_id, account_id, market, side, type, flag, until, ticks, stop_ticks, lots, price, quantity, cash_quantity, filled_lots, filled_value, fee, hold_amount, hold_captured, hold_released, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, client_order_id, placed_at, closed_at) from stdin;
01a10a8e-88b7-72a3-9cf2-57216a27c066	4	\N	c0f9dc1f-894a-43e8-993e-d85707557063	c0f9dc1f-894a-43e8-993e-d85707557063	43	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	38239668	25531351668	25531351668	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	a6bf9721-00df-4e21-b140-1299d5b23d5e	2026-10-05 05:34:35.703+00	2026-10-05 05:34:35.703+00
01a10a8e-88b7-7a19-b68c-7b9331748f62	3	\N	0b367839-fd52-4470-b517-5d5310828347	0b367839-fd52-4470-b517-5d5310828347	45	HCCL-tUSD	sell	limit	gtc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	25493112	24372	24372	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	0b378652-6151-4b5b-a564-fdddf0e7b052	2026-10-05 05:34:35.703+00	2026-10-05 05:34:35.703+00
01a10a8e-88b7-7e78-b128-d25cdc72bdd5	2	\N	c0f9dc1f-894a-43e8-993e-d85707557063	c0f9dc1f-894a-43e8-993e-d85707557063	43	AURB-tUSD	buy	limit	ioc	\N	1202	\N	691	12020000	691	\N	691	8305820000	12458730	8318278730	8318278730	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	36b10405-70d3-49d8-8650-2676e190a9c7	2026-10-05 05:34:35.703+00	2026-10-05 05:34:35.703+00
01a11248-12b9-7717-832e-cbdb3ef4ea4e	48	\N	c0f9dc1f-894a-43e8-993e-d85707557063	c0f9dc1f-894a-43e8-993e-d85707557063	41	HCCL-tUSD	sell	limit	ioc	\N	1056	\N	27689	1056000	27689	\N	27689	29239584000	43859376	27689	27689	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	2f4e2eee-d59c-4d45-b147-0f8e577564b4	2026-10-06 17:34:35.705+00	2026-10-06 17:34:35.705+00
01a114db-40b7-72ef-b4d7-7355cbc867b9	50	\N	c0f9dc1f-894a-43e8-993e-d85707557063	c0f9dc1f-894a-43e8-993e-d85707557063	39	AURB-tUSD	sell	limit	ioc	\N	1199	\N	4110	11990000	4110	\N	4110	49278900000	73918350	4110	4110	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	e320fe75-7295-41a4-870b-cb56fc092efe	2026-10-07 05:34:35.703+00	2026-10-07 05:34:35.703+00
\.

copy fill (id, market, seq, maker_order, taker_order, taker_side, auction, connected, price, quantity, value, maker_fee, taker_fee, journal_id, journal_seq, prev_hash, hash, at, maker_step, maker_status, taker_step, taker_status, posting_id, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance) from stdin;
01a10a8e-88b7-7519-8ad2-959cb096b5c0	HCCL-tUSD	1	01a10a8e-88b7-7a19-b68c-7b9331748f62	01a10a8e-88b7-72a3-9cf2-57216a27c066	buy	f	f	1046000	24372	25493112000	25493112	38239668	01a10a8e-88b7-78d9-b1cc-02bc927a1f07	60	\\xe93bec679e4247b81414ae824716b5b97961e700cbba732e5f260f1446d3008d	\\x496bfff2ba95e26529194ac242e80cb32d96983a49d54b855b2476712c8fe369	2026-10-05 05:34:35.703+00	2	3	2	3	259	43	46	50	45	41	2466150369602	2533765133068	1975628	2024372
01a10a8e-88b7-7831-a467-f08b0d00ef69	AURB-tUSD	1	01a10a8e-88b7-7ec3-9f52-8d1286c0024a	01a10a8e-88b7-7e78-b128-d25cdc72bdd5	buy	f	f	12020000	691	8305820000	8305820	12458730	01a10a8e-88b7-715c-b27b-94d046043abf	59	\\x21ea8986502605da09fa18040929113328c4a7366bb2a22d8d757ca0cdd69ea8	\\xe93bec679e4247b81414ae824716b5b97961e700cbba732e5f260f1446d3008d	2026-10-05 05:34:35.703+00	2	3	2	3	257	43	46	50	44	39	2491681721270	2508297514180	299309	300691
01a10a8e-88b8-79cf-9099-31ce5f641fed	AURB-tUSD	2	01a10a8e-88b8-7737-be9f-059731e22204	01a10a8e-88b8-7f6c-9199-312df9c235f0	sell	f	f	12040000	1014	12208560000	12208560	18312840	01a10a8e-88b8-72b7-b554-6ef05ee92870	61	\\x496bfff2ba95e26529194ac242e80cb32d96983a49d54b855b2476712c8fe369	\\x0dc54c300c0b67eb95f8dd7043209d07231578d7bd1a5b9b932d8f160aec26ff	2026-10-05 05:34:35.704+00	2	3	2	3	261	43	46	50	44	39	2453929601042	2545955380228	298295	301705
\.

copy trading_lease (id, holder, fence, last_fence, renewed_at, batches) from stdin;
1	23b8ba17-159b-4fbc-abff-4326cac1cffb	1	1	1970-01-01 00:00:00+00	1393
\.

copy book_turn (number, market, phase, order_id, reference_ticks, ticks, lots, imbalance, at) from stdin;
0	AURB-tUSD	halted	\N	1	\N	0	2	2026-06-03 00:00:00+00
\.

copy order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at) from stdin;
1	01a114db-40b7-72ef-b4d7-7355cbc867b9	HCCL-tUSD	322e96a5-ec01-42fd-951d-1dcb62a6836d	2	fok	t	2026-06-02 00:00:00+00
\.

copy listen_key (id, token_hash, api_key_id, created_at, expires_at) from stdin;
a93510d4-ee7f-47c6-a998-b2a62d0feb2c	en_US	11747034-2c40-4773-a7f1-3b4c1acd4fa5	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy trade_minute (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades) from stdin;
AURB-tUSD	2026-10-05 05:34:00+00	1	3	12020000	12040000	12020000	12030000	3763	45272120000	2749	33063560000	3
AURB-tUSD	2026-10-05 17:34:00+00	4	6	12020000	12030000	12010000	12010000	10519	126452440000	6198	74514020000	3
AURB-tUSD	2026-10-06 05:34:00+00	7	9	12020000	12020000	12020000	12020000	9842	118300840000	3816	45868320000	3
\.

copy trades_counted (market, seq) from stdin;
AURB-tUSD	588
HCCL-tUSD	588
\.

copy market_reference (market, price, source, since) from stdin;
AURB-tUSD	12350000	valuation	2026-11-29 05:35:13.956+00
HCCL-tUSD	1067000	valuation	2026-11-29 05:35:13.956+00
\.

copy reference_change (id, market, price, source, at) from stdin;
1	AURB-tUSD	12000000	operators	2026-10-03 05:34:35.703+00
2	HCCL-tUSD	1050000	operators	2026-10-03 05:34:35.703+00
3	AURB-tUSD	12090000	valuation	2026-10-31 05:34:35.703+00
\.

copy reference_set (id, market, price, at) from stdin;
1	AURB-tUSD	12000000	2026-10-03 05:34:35.703+00
2	HCCL-tUSD	1050000	2026-10-03 05:34:35.703+00
\.

copy market_day (market, day, price, value, pairs) from stdin;
AURB-tUSD	2026-09-29	\N	0	0
AURB-tUSD	2026-09-28	\N	0	0
AURB-tUSD	2026-09-30	\N	0	0
\.

copy least_value (quote, value, at) from stdin;
tUSD	746302457	2026-11-29 05:36:15.24+00
\.

copy tie (customer_id, kind, shared, at, written) from stdin;
0b367839-fd52-4470-b517-5d5310828347	ip	127.0.0.1	2026-11-29 05:34:45.827711+00	1233
0b367839-fd52-4470-b517-5d5310828347	ip	2001:db8:e39b:dabb::1	2026-11-29 05:35:17.646+00	4741
0b367839-fd52-4470-b517-5d5310828347	device	local-world-e39bdabb4aeb4079	2026-11-29 05:35:17.646+00	4741
\.

copy right_change (customer_id) from stdin;
0b367839-fd52-4470-b517-5d5310828347
\.

copy product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, max_units, soft_cap, fee_ppm, decimals, open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal, reopened_version, reopened_until) from stdin;
05bf7710-56d0-4822-892a-ca6864383278	PSRB	2	in_subscription	equity	ei	SGD	2500	600000	200	1	\N	\N	10000	0	2026-11-09 05:34:35.703+00	2026-12-28 05:34:35.703+00	2027-01-02 05:34:35.703+00	{"life": {"opensAt": "2026-11-09T05:34:35.703Z", "closesAt": "2026-12-28T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	2026-11-06 05:34:35.703+00	2026-11-06 05:34:35.703+00	2026-11-06 05:34:35.703+00	01a1af5a-08b7-75a3-9cfc-79d84a7a3b01	\N	\N
424109a2-0858-4f91-bf68-edb5f1af491c	HCCL	2	trading	real_estate	ri	SGD	140	12000000	2000	1	\N	\N	5000	0	2026-07-22 05:34:35.703+00	2026-09-20 05:34:35.703+00	2026-09-25 05:34:35.703+00	{"life": {"opensAt": "2026-07-22T05:34:35.703Z", "closesAt": "2026-09-20T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	2026-07-19 05:34:35.703+00	2026-07-19 05:34:35.703+00	2026-07-19 05:34:35.703+00	019f78de-80b7-7cd9-91b3-1f8ed5bcec46	\N	\N
493fff1a-8264-4c87-954c-82730134f682	OPLG	2	in_subscription	fund	ai	SGD	100000	80000	50	1	\N	\N	10000	0	2026-11-24 05:34:35.703+00	2027-03-10 05:34:35.703+00	2027-03-15 05:34:35.703+00	{"life": {"opensAt": "2026-11-24T05:34:35.703Z", "closesAt": "2027-03-10T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2027-03-15T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "One and a half percent a year and a fifth of profit above eight percent.", "zh": "每年 1.5% 管理费，以及超过 8% 部分利润的五分之一。"}, "question": {"en": "What does the manager earn?", "zh": "管理人如何收费？"}}], "name": {"en": "Opaline Semiconductor Growth Fund", "zh": "欧泊半导体成长基金"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred, and past results say nothing about future ones.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Opaline Asset Management", "zh": "欧泊资产管理"}, "region": {"en": "Global", "zh": "全球"}, "members": [{"name": {"en": "Kenji Arai", "zh": "新井健二"}, "role": {"en": "Managing partner", "zh": "管理合伙人"}, "about": {"en": "Former process engineer, investor since 2010.", "zh": "曾任制程工程师，2010 年起从事投资。"}}], "summary": {"en": "Minority stakes in makers of chip equipment and design tools.", "zh": "投资芯片设备与设计工具企业的少数股权。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-25", "structure": "fund", "completedOn": null, "description": {"en": "The fund holds 11 companies and may hold up to 18.\\n\\nStakes are kept for four to six years; proceeds are paid out, not reinvested.", "zh": "基金目前持有 11 家公司，上限 18 家。\\n\\n持有期四至六年；退出所得派发给持有人，不再投资。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "6 years", "zh": "6 年"}, "profit": null, "supply": "80000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The manager’s target after fees. An estimate, not a forecast.", "zh": "管理人的费后目标，为估算而非预测。"}, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.115"}}	2026-11-21 05:34:35.703+00	2026-11-21 05:34:35.703+00	2026-11-21 05:34:35.703+00	01a1fc99-6cb7-7585-9c34-800dbb8e5818	\N	\N
4de4d1b2-21a6-4acc-87b9-c262cb921e26	NQC2	2	in_subscription	fund	ai	SGD	50000	120000	50	1	\N	\N	10000	0	2026-11-17 05:34:35.703+00	2027-02-08 05:34:35.703+00	2027-02-13 05:34:35.703+00	{"life": {"opensAt": "2026-11-17T05:34:35.703Z", "closesAt": "2027-02-08T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2027-02-13T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "Quarterly, by an independent valuer named in the memorandum.", "zh": "按季由募集说明书载明的独立估值人估值。"}, "question": {"en": "How is the fund valued?", "zh": "基金如何估值？"}}], "name": {"en": "Northquay Private Credit Fund II", "zh": "北码头私募信贷基金 II"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred, and past results say nothing about future ones.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Northquay Capital Partners", "zh": "北码头资本"}, "region": {"en": "Asia-Pacific", "zh": "亚太"}, "members": [{"name": {"en": "Priscilla Hart", "zh": "普丽希拉·哈特"}, "role": {"en": "Portfolio manager", "zh": "投资经理"}, "about": {"en": "Twenty years of lending through two downturns.", "zh": "二十年信贷经验，历经两次下行周期。"}}], "summary": {"en": "Loans to mid-sized companies, each secured and below half of value.", "zh": "向中型企业发放有担保、低于估值一半的贷款。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-18", "structure": "fund", "completedOn": null, "description": {"en": "Fund II lends to companies with 20 to 200 million in revenue, at most eight percent of the fund to one borrower.\\n\\nThe manager invests two percent of every loan from its own money.", "zh": "基金 II 向年营收 2,000 万至 2 亿的企业放贷，单一借款人不超过基金的 8%。\\n\\n管理人以自有资金跟投每笔贷款的 2%。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "4 years", "zh": "4 年"}, "profit": null, "supply": "120000", "currency": "SGD", "leverage": "0.15", "minUnits": "50", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "Interest of the loans made so far less fees and a one percent loss assumption. An estimate, not a forecast.", "zh": "以已放贷款利息扣除费用及 1% 损失假设计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.084"}}	2026-11-14 05:34:35.703+00	2026-11-14 05:34:35.703+00	2026-11-14 05:34:35.703+00	01a1d88c-e8b7-7aeb-9474-32975cf5d1ae	\N	\N
6a94e7f9-19c7-413a-806e-14ef44b985c3	LUMA	2	allotted	token_sale	ri	SGD	200	40000	50	1	\N	20000	5000	2	2026-10-16 05:34:35.703+00	2026-11-03 05:34:35.703+00	2026-11-08 05:34:35.703+00	{"life": {"opensAt": "2026-10-16T05:34:35.703Z", "closesAt": "2026-11-03T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T05:34:35.703Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T05:34:35.703Z", "share": "0.25"}, {"at": "2027-01-16T05:34:35.703Z", "share": "0.25"}, {"at": "2027-04-16T05:34:35.703Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-10-13 05:34:35.703+00	2026-10-13 05:34:35.703+00	2026-10-13 05:34:35.703+00	01a133c1-68b7-7816-9cd3-046f35b32108	\N	\N
bf07f4af-3b7a-4745-b8bc-5590a29882ac	TIDE	2	in_subscription	token_sale	ri	SGD	35	500000	100	1	150000	120000	5000	6	2026-11-23 05:34:35.703+00	2026-12-11 05:34:35.703+00	2026-12-16 05:34:35.703+00	{"life": {"opensAt": "2026-11-23T05:34:35.703Z", "closesAt": "2026-12-11T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T05:34:35.703Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T05:34:35.703Z", "share": "0.2"}, {"at": "2027-03-29T05:34:35.703Z", "share": "0.4"}, {"at": "2027-06-27T05:34:35.703Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disks that are kept", "zh": "硬盘提供方奖励"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and gives no right to a profit.", "zh": "没有。该通证用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage for ports for nine years.", "zh": "为港口建设存储系统九年。"}}], "summary": {"en": "The token that pays for storage on 340 disks in eleven harbors.", "zh": "在十一座港口的 340 块硬盘上支付存储费用的通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks that harbor companies keep. Whoever stores pays in TIDE, and whoever keeps a disk is paid in it.\\n\\nThe network has run since May with twelve customers. The sale pays for audits and for two more harbors.", "zh": "潮汐将文件分片存放在港口企业的硬盘上。存储方以 TIDE 付费，硬盘提供方以 TIDE 获酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-11-20 05:34:35.703+00	2026-11-20 05:34:35.703+00	2026-11-20 05:34:35.703+00	01a1f773-10b7-7069-8447-5f31b0fe48e3	\N	\N
c6acd725-e4d9-46bc-8bf7-3b696702eb26	TMFG	2	subscription_ended	equity	ri	SGD	500	2400000	500	1	\N	\N	5000	0	2026-09-15 05:34:35.703+00	2026-11-19 05:34:35.703+00	2026-11-24 05:34:35.703+00	{"life": {"opensAt": "2026-09-15T05:34:35.703Z", "closesAt": "2026-11-19T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, when there is profit.", "zh": "有利润时每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "派息政策如何？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen; ordinary shares carry one vote each.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	2026-09-12 05:34:35.703+00	2026-09-12 05:34:35.703+00	2026-09-12 05:34:35.703+00	01a0941c-44b7-72db-af86-ebde3d9da839	\N	\N
d92c00cf-83c7-4a23-a10c-cbdbdc18f123	AURB	2	trading	equity	ri	SGD	1600	1920000	150	1	\N	\N	5000	0	2026-08-01 05:34:35.703+00	2026-09-30 05:34:35.703+00	2026-10-05 05:34:35.703+00	{"life": {"opensAt": "2026-08-01T05:34:35.703Z", "closesAt": "2026-09-30T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-07-29 05:34:35.703+00	2026-07-29 05:34:35.703+00	2026-07-29 05:34:35.703+00	019fac5e-18b7-7c95-bf25-c4e2d669a71b	\N	\N
\.

copy product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at) from stdin;
05bf7710-56d0-4822-892a-ca6864383278	1	{"life": {"opensAt": "2026-11-09T05:34:35.703Z", "closesAt": "2026-12-28T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	[]	1afd5fefcd9fc4cafc89f72f36755efcfbcc3a74a2bb5021da545c8b4822a095	operator:e4425476-0678-4a5c-baec-7fbed20bb027	2026-11-06 05:34:35.703+00
05bf7710-56d0-4822-892a-ca6864383278	2	{"life": {"opensAt": "2026-11-09T05:34:35.703Z", "closesAt": "2026-12-28T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	[{"id": "78939871-5376-4d67-bf7e-5fe7f3045280", "kind": "memorandum", "size": 1095, "sha256": "a786bab7df7c0bc3e8ce6ac194dd522c20bfbffa803b226539cb803c1a144c7b", "dated_on": "2026-10-10", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "4a5e11f4-c640-412b-ad8d-34b8c8d3c950", "media_type": "application/pdf", "product_id": "05bf7710-56d0-4822-892a-ca6864383278", "must_accept": true}]	308429931827c028dd4897b52e5384a05538767a1e7fe1fec677d9964538c831	operator:e4425476-0678-4a5c-baec-7fbed20bb027	2026-11-06 05:34:35.703+00
424109a2-0858-4f91-bf68-edb5f1af491c	1	{"life": {"opensAt": "2026-07-22T05:34:35.703Z", "closesAt": "2026-09-20T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	[]	70f290a64e302f41c3d80400d531f02aa3eecf974f1e1c3c6fff0803a33c7e07	operator:e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-19 05:34:35.703+00
6a94e7f9-19c7-413a-806e-14ef44b985c3	2	{"life": {"opensAt": "2026-10-16T05:34:35.703Z", "closesAt": "2026-11-03T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T05:34:35.703Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T05:34:35.703Z", "share": "0.25"}, {"at": "2027-01-16T05:34:35.703Z", "share": "0.25"}, {"at": "2027-04-16T05:34:35.703Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "be2d5c39-32c1-45e9-ae77-f80ae7eecd41", "kind": "memorandum", "size": 1113, "sha256": "6585ba08eb44c155d6da000e8b02cba7bc1f824b6cfb51281e095a688c8f19aa", "dated_on": "2026-09-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "e42f5704-c36f-482e-8809-9af21f63fd4e", "media_type": "application/pdf", "product_id": "6a94e7f9-19c7-413a-806e-14ef44b985c3", "must_accept": true}]	063e9aad1324cb3174cc9df77f38cee7792b9f243adff419a09220b860b7f0cd	operator:e4425476-0678-4a5c-baec-7fbed20bb027	2026-10-13 05:34:35.703+00
bf07f4af-3b7a-4745-b8bc-5590a29882ac	2	{"life": {"opensAt": "2026-11-23T05:34:35.703Z", "closesAt": "2026-12-11T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T05:34:35.703Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T05:34:35.703Z", "share": "0.2"}, {"at": "2027-03-29T05:34:35.703Z", "share": "0.4"}, {"at": "2027-06-27T05:34:35.703Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disks that are kept", "zh": "硬盘提供方奖励"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and gives no right to a profit.", "zh": "没有。该通证用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage for ports for nine years.", "zh": "为港口建设存储系统九年。"}}], "summary": {"en": "The token that pays for storage on 340 disks in eleven harbors.", "zh": "在十一座港口的 340 块硬盘上支付存储费用的通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks that harbor companies keep. Whoever stores pays in TIDE, and whoever keeps a disk is paid in it.\\n\\nThe network has run since May with twelve customers. The sale pays for audits and for two more harbors.", "zh": "潮汐将文件分片存放在港口企业的硬盘上。存储方以 TIDE 付费，硬盘提供方以 TIDE 获酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "f79f0bf1-4fcc-46be-9de8-dbcd912f92fb", "kind": "memorandum", "size": 1223, "sha256": "0ffb88284fa88450b63a382404b4f301fdab54fdac94a45518f61e18d53501c8", "dated_on": "2026-10-24", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "e6dd0b2b-2718-4311-bc41-8b844d58b950", "media_type": "application/pdf", "product_id": "bf07f4af-3b7a-4745-b8bc-5590a29882ac", "must_accept": true}]	761665ff1a78d3ebc4133674322c4b06388bf4719b3ae8936a5c91030d102c62	operator:e4425476-0678-4a5c-baec-7fbed20bb027	2026-11-20 05:34:35.703+00
d92c00cf-83c7-4a23-a10c-cbdbdc18f123	2	{"life": {"opensAt": "2026-08-01T05:34:35.703Z", "closesAt": "2026-09-30T05:34:35.703Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T05:34:35.703Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "61694151-7723-4065-bc7c-ae9af8585796", "kind": "memorandum", "size": 1185, "sha256": "df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf", "dated_on": "2026-07-02", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "36abed56-2d76-4c6c-9e7a-9f415b48b69a", "media_type": "application/pdf", "product_id": "d92c00cf-83c7-4a23-a10c-cbdbdc18f123", "must_accept": true}]	7e1a8702c2825a7130fb1314ae1437878a3da829b051b75bab0ac8ac81778a41	operator:e4425476-0678-4a5c-baec-7fbed20bb027	2026-07-29 05:34:35.703+00
\.

copy product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at) from stdin;
545481ca-715b-4171-adfb-a758ac16f8d9	4de4d1b2-21a6-4acc-87b9-c262cb921e26	03c6a746-0f5b-4c86-8ce5-96c6685e376e	memorandum	Offer memorandum	发售备忘录	2026-10-18	{en_US}	t	2026-11-14 05:34:35.703+00
57448d6c-b699-4324-aa2d-7a45ae2db3dd	c6acd725-e4d9-46bc-8bf7-3b696702eb26	cb2b2852-0994-4eb0-9b26-22e503315d4b	memorandum	Offer memorandum	发售备忘录	2026-08-16	{en_US}	t	2026-09-12 05:34:35.703+00
61694151-7723-4065-bc7c-ae9af8585796	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	36abed56-2d76-4c6c-9e7a-9f415b48b69a	memorandum	Offer memorandum	发售备忘录	2026-07-02	{en_US}	t	2026-07-29 05:34:35.703+00
be2d5c39-32c1-45e9-ae77-f80ae7eecd41	6a94e7f9-19c7-413a-806e-14ef44b985c3	e42f5704-c36f-482e-8809-9af21f63fd4e	memorandum	Offer memorandum	发售备忘录	2026-09-16	{en_US}	t	2026-10-13 05:34:35.703+00
\.

copy product_document_removal (document_id, removed_by, removed_at) from stdin;
be2d5c39-32c1-45e9-ae77-f80ae7eecd41	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00
\.

copy product_valuation (number, product_id, as_of, price, valuer, published_at) from stdin;
1	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	2026-10-15	1620	Harrow & Tan Valuers	2026-10-22 05:34:35.703+00
2	424109a2-0858-4f91-bf68-edb5f1af491c	2026-10-15	141	Harrow & Tan Valuers	2026-10-22 05:34:35.703+00
3	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	2026-11-13	1655	Harrow & Tan Valuers	2026-11-20 05:34:35.703+00
\.

copy favorite (customer_id, product_id, added_at) from stdin;
6175b96c-1879-4722-9d15-3d0955067b8e	6a94e7f9-19c7-413a-806e-14ef44b985c3	2026-06-02 00:00:00+00
\.

copy subscription (id, number, product_id, customer_id, quantity, price, currency, amount, fee, status, cause, failure, hold_id, allotted, paid_fee, allot_journal, disburse_journal, accepted_version, accepted_hash, told_version, kyc_at_request, class_at_request, created_at, closed_at) from stdin;
054b9325-4f17-4331-a251-1dc24838b481	17	6a94e7f9-19c7-413a-806e-14ef44b985c3	f714ef12-7d4c-4189-a49d-d310e9036575	8000	1500000	tUSD	12000000000	60000000	disbursed	\N	\N	1d5365ea-1e85-4e70-84ef-0468b5eb48fd	6400	48000000	01a1a50d-50b7-7eb1-b7d3-72b9f0e3141c	01a1a50d-50b7-7b0f-9c6b-2a69ff038d76	2	063e9aad1324cb3174cc9df77f38cee7792b9f243adff419a09220b860b7f0cd	\N	approved	ri	2026-10-20 05:34:35.703+00	2026-11-04 05:34:35.703+00
1e1e111e-3caa-4ace-bc2c-6a0695b96421	40	bf07f4af-3b7a-4745-b8bc-5590a29882ac	9167269c-8a7a-4289-abdb-1b172f08605e	40000	260000	tUSD	10400000000	52000000	pending	\N	\N	a098d35e-5dab-4487-bfb1-558de0c00fc9	\N	\N	\N	\N	2	761665ff1a78d3ebc4133674322c4b06388bf4719b3ae8936a5c91030d102c62	\N	approved	ai	2026-11-26 05:34:35.703+00	\N
27bf39b6-f6ec-4ddc-a48f-5b356f14d699	28	05bf7710-56d0-4822-892a-ca6864383278	4b5e250f-d723-49b9-a4bf-5c8156233db9	40000	2500	SGD	100000000	1000000	pending	\N	\N	1034fd71-92f3-4aa5-b6fb-5dd470380370	\N	\N	\N	\N	2	308429931827c028dd4897b52e5384a05538767a1e7fe1fec677d9964538c831	\N	approved	ei	2026-11-14 05:34:35.703+00	\N
29c23181-7652-45ac-950d-f2f656afafde	11	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	c0f9dc1f-894a-43e8-993e-d85707557063	900000	1600	SGD	1440000000	7200000	disbursed	\N	\N	ffb16aed-5385-426e-a36f-a4e6f6817c06	858634	6869072	01a0f5f5-18b7-7d5a-95de-dac95cb712ac	01a0f5f5-18b7-7364-9871-91b9a79e4e18	2	7e1a8702c2825a7130fb1314ae1437878a3da829b051b75bab0ac8ac81778a41	\N	approved	ei	2026-09-13 02:08:52.845+00	2026-10-01 05:34:35.703+00
308bc6d6-b343-4d4a-a217-3db871b72a5b	12	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	0b367839-fd52-4470-b517-5d5310828347	400000	1600	SGD	640000000	3200000	disbursed	\N	\N	e17b8bfa-1901-4bd7-9725-9f2f47f32c56	381615	3052920	01a0f5f5-18b7-7957-959e-7f12d1743bea	01a0f5f5-18b7-744d-b4b5-b2dea49c4b33	2	7e1a8702c2825a7130fb1314ae1437878a3da829b051b75bab0ac8ac81778a41	\N	approved	ei	2026-09-21 15:51:44.274+00	2026-10-01 05:34:35.703+00
48ade0aa-1a11-4534-b150-e6869ec2deb8	20	6a94e7f9-19c7-413a-806e-14ef44b985c3	8c633355-ad25-4fcf-857c-d513115cbf44	18000	200	SGD	3600000	18000	disbursed	\N	\N	edceff15-576d-42cc-813a-79880b1e119e	14400	14400	01a1a50d-50b7-760f-bd32-27eb0b66fbdd	01a1a50d-50b7-74ed-ab67-ef1ddab0ddb1	2	063e9aad1324cb3174cc9df77f38cee7792b9f243adff419a09220b860b7f0cd	\N	approved	ai	2026-10-27 05:34:35.703+00	2026-11-04 05:34:35.703+00
79889a4e-e30f-43c6-82a1-bfed067d8bcd	18	6a94e7f9-19c7-413a-806e-14ef44b985c3	9167269c-8a7a-4289-abdb-1b172f08605e	24000	1500000	tUSD	36000000000	180000000	disbursed	\N	\N	35a4e740-826a-4a38-a2a1-1623468f1c54	19200	144000000	01a1a50d-50b7-7d50-a06b-3353db332bd3	01a1a50d-50b7-7178-a1bb-519faf3893fe	2	063e9aad1324cb3174cc9df77f38cee7792b9f243adff419a09220b860b7f0cd	\N	approved	ai	2026-10-22 05:34:35.703+00	2026-11-04 05:34:35.703+00
8890ba62-1e7f-4e46-8eb8-defae595ddec	3	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	f714ef12-7d4c-4189-a49d-d310e9036575	2500	1600	SGD	4000000	20000	disbursed	\N	\N	cab1809b-9089-4fed-80a7-d4f578846f14	2385	19080	01a0f5f5-18b7-74fd-8bb0-bb7adb8ff185	01a0f5f5-18b7-7682-89c4-3400a8443dc8	2	7e1a8702c2825a7130fb1314ae1437878a3da829b051b75bab0ac8ac81778a41	\N	approved	ri	2026-08-09 19:17:27.131+00	2026-10-01 05:34:35.703+00
\.

copy allotment_batch (id, product_id, asked, allotted, cause, result_hash, decided_at, finished_at) from stdin;
18d4be0b-cde0-44cc-b902-a968f539bdf7	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	2012500	1920000	\N	c97510bcf1431436b0156de6fb436962eb25cf43c24abd7cd06af8365de38d21	2026-10-01 05:34:35.703+00	2026-10-01 05:34:35.703+00
c1a98e60-5f3b-4a64-989c-1df6fa4cde7c	424109a2-0858-4f91-bf68-edb5f1af491c	12555000	12000000	\N	66f1b8ac0d250ee9133a4b4fc84c2d88a2bef0cbc92279f9df931fc3c2c4950f	2026-10-01 05:34:35.703+00	2026-10-01 05:34:35.703+00
d96319e6-448d-44db-a864-9a4a84b82487	6a94e7f9-19c7-413a-806e-14ef44b985c3	50000	40000	\N	4ab95d2bcf470eb436bbdc7b1a155196e31c245e3a2e159014859767e4bdd1ea	2026-11-04 05:34:35.703+00	2026-11-04 05:34:35.703+00
\.

copy allotment (batch_id, subscription_id, units, certificate) from stdin;
18d4be0b-cde0-44cc-b902-a968f539bdf7	8890ba62-1e7f-4e46-8eb8-defae595ddec	2385	1
18d4be0b-cde0-44cc-b902-a968f539bdf7	29c23181-7652-45ac-950d-f2f656afafde	858634	5
18d4be0b-cde0-44cc-b902-a968f539bdf7	308bc6d6-b343-4d4a-a217-3db871b72a5b	381615	6
\.

copy token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at) from stdin;
01a1a50d-50b7-700c-8b47-e69e40ec9e39	48ade0aa-1a11-4534-b150-e6869ec2deb8	8c633355-ad25-4fcf-857c-d513115cbf44	2027-04-16 05:34:35.703+00	720000	df2b4814-b3d1-41bc-9905-d9e3c05f7bad	\N
01a1a50d-50b7-751b-969e-912547902d6a	79889a4e-e30f-43c6-82a1-bfed067d8bcd	9167269c-8a7a-4289-abdb-1b172f08605e	2026-11-17 05:34:35.703+00	480000	ed305dff-dcb0-4000-8357-74e3eab31bda	2026-11-17 05:34:35.703+00
01a1a50d-50b7-76da-87c8-ed9f3e44f466	79889a4e-e30f-43c6-82a1-bfed067d8bcd	9167269c-8a7a-4289-abdb-1b172f08605e	2027-01-16 05:34:35.703+00	480000	1a75583c-6f2c-42a0-a524-212d21356816	\N
\.

copy distribution (id, number, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status, declared_by, declared_at, announced_at, record_seq, recorded_at, units, in_escrow, owed, gross, tax, released_at, release_journal, paid_at, cancelled_at, cancel_reason) from stdin;
0bf510a1-5f8e-422b-8fce-69851112d4e9	70002	424109a2-0858-4f91-bf68-edb5f1af491c	dividend	2026-H2	SGD	24500000000	2026-12-17 05:34:35.703+00	2026-12-24 05:34:35.703+00	{"CN": 100000, "NO": 150000}	0	announced	9226cc46-c1b6-4814-be84-3cf49c5a6387	2026-11-25 05:34:35.703+00	2026-11-25 05:34:35.703+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
4b30c6e7-78c9-433f-bd59-16d9c28c08ea	70001	d92c00cf-83c7-4a23-a10c-cbdbdc18f123	dividend	2026-H2	SGD	185000000000	2026-10-30 05:34:35.703+00	2026-11-02 05:34:35.703+00	{"CN": 100000, "NO": 150000}	0	paid	9226cc46-c1b6-4814-be84-3cf49c5a6387	2026-10-27 05:34:35.703+00	2026-10-27 05:34:35.703+00	362	2026-10-31 05:34:35.703+00	1920000	0	35520000	35519998	547138	2026-10-31 05:34:35.703+00	01a19073-e0b7-76d7-b167-f35fd9d5b0fd	2026-11-02 05:34:35.703+00	\N	\N
\.

copy distribution_holder (id, distribution_id, customer_id, number, units, country, rate_ppm, gross, tax, net, status, journal_id, claim_journal, paid_at) from stdin;
06c64d5c-2074-4c15-ae90-52036af501a2	4b30c6e7-78c9-433f-bd59-16d9c28c08ea	9167269c-8a7a-4289-abdb-1b172f08605e	2	9540	CN	100000	176490	17649	158841	paid	01a19ac0-98b7-71ee-ab51-cc0f91c8e184	\N	2026-11-02 05:34:35.703+00
1c3f15e8-e639-410a-8bf3-dd414cec8e61	4b30c6e7-78c9-433f-bd59-16d9c28c08ea	8c633355-ad25-4fcf-857c-d513115cbf44	4	190807	NO	150000	3529929	529489	3000440	paid	01a19ac0-98b7-73ab-a043-f4d896754e5c	\N	2026-11-02 05:34:35.703+00
535bcd7b-68d2-4ab8-9730-eafacfe85289	4b30c6e7-78c9-433f-bd59-16d9c28c08ea	0b367839-fd52-4470-b517-5d5310828347	6	338535	SG	0	6262897	0	6262897	paid	01a19ac0-98b7-7709-894a-9b8635f423ba	\N	2026-11-02 05:34:35.703+00
\.

copy financing_application (id, number, customer_id, status, version, precheck, checked, offer, uses, people, fee_ppm, opened_at, saved_at, submitted_at, decided_at, reason_code, told, reapply_at, product_id) from stdin;
a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	80054	6175b96c-1879-4722-9d15-3d0955067b8e	precheck_failed	0	{}	[]	[]	[]	[]	\N	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\N	2026-06-01 00:00:10+00	2026-06	en_US	2026-06-01 00:00:10+00	05bf7710-56d0-4822-892a-ca6864383278
\.

copy financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at) from stdin;
a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	1	{}	USD	ABCD	+6591234567	2026-06-02 00:00:00+00
\.

copy financing_ask (application_id, version, item, told, asked_by, at, answered_at) from stdin;
a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	1	solana	invented	e4425476-0678-4a5c-baec-7fbed20bb027	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00
\.

copy financing_document (application_id, kind, version, upload_id, issued_on, added_at, sent_at) from stdin;
a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	65	1	e42f5704-c36f-482e-8809-9af21f63fd4e	\N	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy financing_cap_table (application_id, version, content, sha256, added_at, sent_at) from stdin;
a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	100	[]	Invented	2026-06-02 00:00:00+00	\N
\.

copy financing_access (id, application_id, kind, version, operator_id, reason, at) from stdin;
1d5267f2-2742-4d24-990f-b161d989dcf9	a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	+6591234567	1	baefa439-906a-4938-ba09-3ed3e58e7c58	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00
\.

copy financing_check (application_id, item, note, done_by, done_at) from stdin;
a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	+6591234567	invented@tessera.example	e4425476-0678-4a5c-baec-7fbed20bb027	2026-06-01 00:00:00+00
\.

copy financing_question (id, application_id, text, asked_by, asked_at, answer, answered_at) from stdin;
ea2224e6-71ef-46ad-b28a-9c9e7021bba1	a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	SG	e4425476-0678-4a5c-baec-7fbed20bb027	2026-06-01 00:00:10+00	USD	2026-06-02 00:00:00+00
\.

copy financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at) from stdin;
bcb7983d-ad63-4f90-abf3-2919d47fd685	a52e4c30-fdc8-4ac6-8301-bf01ef573ce1	1	{}	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00	\N	\N
\.

copy ipfs_file (upload_id, cid, sha256, size, computed_at) from stdin;
2d2de87e-c2c4-41f6-b11b-c47eabb0c1e0	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2	2026-06-01 00:00:00+00
\.

copy ipfs_block (upload_id, cid, starts_at, size, bytes) from stdin;
2d2de87e-c2c4-41f6-b11b-c47eabb0c1e0	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	1	\\x61
\.

copy ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at, superseded_by, superseded_at, withdrawn_at, withdrawn_by, withdrawn_reason) from stdin;
da0086f3-9497-41c2-a2dd-b10cc150a017	liabilities_root	content	bafkreidennuqyk2dos5ix6ojdaxq4ehrzlptqphzxrh6nxxqaxmfbrhzxy	646b690c2b4374ba8bf9c9182f0e10f1cadf383cf9bc4fe6def005d850c4f9be	2105	\N	\N	2026-11-29 05:35:17.093+00	\\x7b22726f6f7473223a5b7b22636f696e223a2241555242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2230373366663464353434333038323131356136653865363035386465653664636433303066643139366266393237383333313334663862366366633535313131222c2273756d4d696e6f72223a2231393230303030227d2c7b22636f696e223a22434e59222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2238616138343162616564313061376664633734636532393537623535613535363832316438323839623266393838326237346235323430376134313763373562222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224843434c222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2264643632386638616564383037313038623438633764313036316663353338636364386439396164336361656630636432393265323066376566633236343461222c2273756d4d696e6f72223a223132303030303030227d2c7b22636f696e223a224b474e3239222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2261656263313333363832366236616164343334326166616635613566336639343930643837313666373639636562323666653563326238396133623534393235222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c425233222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2239656639386462346633313961343436386335616331363663656133363336383435386537666436353536336466636565333466336532326439633335643261222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c554d41222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2234353836313261353236656537356363356133393965616566336364663461333339653739613330626430396136656637616339343866613966623762343732222c2273756d4d696e6f72223a2234303030303030227d2c7b22636f696e223a224e514332222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2232643939383964643830363763373532666437373730613631613037373934343536633234346565646533653865353435643362613838343866613738323165222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224f504c47222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2230346466336634373265663233393938346233356134373435636530366362316133343337623263313931646632343332666564383263376461393832306461222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2250535242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2231663832323561386632623837613962316334326433626331636266653064613338303335616430663536373931396438333063313334613864663034646362222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22534744222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2239616165303335363933613564393939633164393265393239373066366235383763396565663365633461643831303132636637653364643263383863306463222c2273756d4d696e6f72223a223135363730333138343538227d2c7b22636f696e223a22534c573331222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2236373461643134326431376561326636356437323932383538343534393439666633313861336266373435643236333130326533666466316237306364616638222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2254494445222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2264313430366635613963633263636662306139633863376462363832383437666431373430316537643134623062626166306238366363313833313837643263222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22544d4647222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2231626632313966663837383465393635363762396363623337383533366462353366336333653335343732656439613034313731663166653337613164633463222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22555344222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2261376539656239356531393335373261343238303039346334363064386630383933623833623339363139623737393037323061316439303239393331626337222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2274555344222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2262623265326166616465633563303633363463353135653138363832323565303737366463373930323730303666363262323533353938306436303562623636222c2273756d4d696e6f72223a2239393937313630303831303733227d5d2c2274616b656e4174223a22323032362d31312d32395430353a33353a31372e3039335a222c2274797065223a22746573736572612e6c696162696c69746965732d726f6f742e7632227d	2026-11-29 05:35:18.291+00	\N	\N	\N	\N	\N
\.

copy ipfs_own_block (publication_id, cid, bytes) from stdin;
da0086f3-9497-41c2-a2dd-b10cc150a017	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61
\.

copy ipfs_pin (publication_id, state, request_id, asked_at, failures, error, next_at, pinned_at) from stdin;
da0086f3-9497-41c2-a2dd-b10cc150a017	pinned	c649b848-09c6-4232-a7c8-891c1b2e10fa	2026-11-29 05:35:18.528+00	0	\N	\N	2026-11-29 05:35:21.036+00
\.

copy ipfs_unpin (cid, asked_at, failures, error, next_at, done_at) from stdin;
bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00	1	\N	\N	2026-06-01 00:00:10+00
\.

copy payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, account_sealed, ending, active, added_at, usable_at, removed_at, qr_id) from stdin;
967e2fb7-e7d0-4f41-8577-9d94f14ae5d4	f714ef12-7d4c-4189-a49d-d310e9036575	fps	en_US	invented	\N	DBSSSGSG	\N	INV000001	1	f	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	88f07952-9070-4a26-a821-07d9b4756753
\.

copy otc_fee (coin, fee_ppm) from stdin;
TIDE	1
\.

copy otc_ad (id, number, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds, method_ids, window_minutes, terms, status, lapsed, hold_id, close_reason, told, looked_at, created_at, status_at) from stdin;
91d4832f-2e0d-46e9-af4f-1dc7d62fa1de	51	0b367839-fd52-4470-b517-5d5310828347	buy	LBR3	USD	100	\N	2	2	2	0	{Invented}	{}	15	invented@tessera.example	closed	\N	\N	65	INV000001	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy otc_deal (id, number, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, large, window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code, account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, paid_at, proof_id, ended_at, cancelled_by, outcome, journal_id, seller_kyc, buyer_kyc, factor, created_at, status_at) from stdin;
632bc3b8-ab22-490d-8385-396e5b741039	109	91d4832f-2e0d-46e9-af4f-1dc7d62fa1de	8c633355-ad25-4fcf-857c-d513115cbf44	0b367839-fd52-4470-b517-5d5310828347	0b367839-fd52-4470-b517-5d5310828347	KGN29	tUSD	1	2	1	1	0	t	1	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	invented	aed06291-309f-41fe-8d0d-6b39fd65cdd8	DBSSSGSG	2026-06-01	\N	invented@tessera.example	2026-06	65	6f0b786f-9bcb-48cb-b7ae-84d69b9f6046	+6591234567	2845b550-88b6-45ac-8e2c-865cf253016a	appeal	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-03 00:00:00+00	\N	\N	\N	approved	approved	\N	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy otc_appeal (id, number, deal_id, by_side, reason, text, status, opened_at, due_at, outcome, outcome_reason, told, ended_at) from stdin;
2e11f0e4-7bc1-4ec2-800c-985f09dec8b4	8	632bc3b8-ab22-490d-8385-396e5b741039	buy	DBSSSGSG	solana	open	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	ABCDEFGHJK	2026-06	2026-06-01 00:00:10+00
\.

copy otc_message (id, deal_id, author_id, text, upload_id, at) from stdin;
1	632bc3b8-ab22-490d-8385-396e5b741039	9167269c-8a7a-4289-abdb-1b172f08605e	Invented	43a7dd00-be51-4ee9-baff-7fa4b6ef7def	2026-06-01 00:00:10+00
\.

copy agent (id, number, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country, licence_expires_on, upload_id, how, expected_clients, applied_at, status_at, reason, contract_version, contract_sha256, factor, signed_at, own_ppm, parent_ppm, grand_ppm) from stdin;
393ed954-a921-4db1-8b1e-43dd8ca008ce	80001	6175b96c-1879-4722-9d15-3d0955067b8e	broker	active	\N	1	9YX8GC164V	securities_dealing	CMS101204	MAS	SG	2040-12-31	6f0b786f-9bcb-48cb-b7ae-84d69b9f6046	Our order management system sends limit orders by API. Two portfolio managers decide each order.	40	2026-11-13 05:34:35.703+00	2026-11-13 05:34:35.703+00	\N	2026-11	e77a3dff4b73eb38b389e89b59f84b3be2a9fe70b19e28816b4ce71f297be567	mobile	2026-11-13 05:34:35.703+00	250000	0	0
\.

copy agent_evidence (agent_id, upload_id, place) from stdin;
393ed954-a921-4db1-8b1e-43dd8ca008ce	1c0e1855-baca-41c8-bd1a-32f2c5772118	1
\.

copy agent_client (id, number, agent_id, customer_id, consent_version, consent_sha256, consented_at, withdrawn_at) from stdin;
a4967f26-fab9-45bf-a623-90f678d6cfac	9	393ed954-a921-4db1-8b1e-43dd8ca008ce	8c633355-ad25-4fcf-857c-d513115cbf44	INV000001	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00	\N
\.

copy agent_export (id, customer_id, programme, month, lang, asked_at, ready_at, rows, content) from stdin;
a0b096b1-04ba-4140-b10f-4d4e1419d606	c79472bb-2a06-430a-aa09-0cb174790cbb	agent	\N	en_US	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	3	1
\.

copy broker_power (id, number, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at, withdrawn_at) from stdin;
dd18db74-6791-4505-9b53-e4983826b484	1	393ed954-a921-4db1-8b1e-43dd8ca008ce	0b367839-fd52-4470-b517-5d5310828347	c79472bb-2a06-430a-aa09-0cb174790cbb	2026-11	5a402be4088362a967c349ad51f6d2f82a1e84cd2734578da431562b64bdde4e	mobile	2026-11-13 05:34:35.703+00	\N
\.

copy broker_order (order_id, power_id, api_key_id, best, reference) from stdin;
01a11248-12b9-7717-832e-cbdb3ef4ea4e	dd18db74-6791-4505-9b53-e4983826b484	5118d72d-a904-4396-85e4-67ef8afa80cf	\N	\N
\.

copy rebate_day (day, counted_at) from stdin;
2026-11-13	2026-11-17 05:34:35.703+00
2026-11-14	2026-11-17 05:34:35.703+00
2026-11-15	2026-11-17 05:34:35.703+00
2026-11-27	2026-11-29 05:35:13.535+00
\.

copy rebate_run (id, number, month, until, status, drawn_at, released_at, ended_at) from stdin;
2d59f18b-623b-445e-b5fa-ea5555587263	90053	2026-06	2026-06-02	released	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00
\.

copy rebate_payment (id, number, run_id, customer_id, coin, amount, rows, journal_id, paid_at) from stdin;
0f1d7097-4b46-4663-8e30-bf7946f3f58d	2	2d59f18b-623b-445e-b5fa-ea5555587263	c79472bb-2a06-430a-aa09-0cb174790cbb	OPLG	100	1	\N	\N
\.

copy rebate (id, number, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount, payment_id) from stdin;
d4f78fee-b35e-4358-a689-cf4d5126fc6a	9	c79472bb-2a06-430a-aa09-0cb174790cbb	\N	4b5e250f-d723-49b9-a4bf-5c8156233db9	\N	1	2026-11-27	2026-06-01	OPLG	1	1	-1	0f1d7097-4b46-4663-8e30-bf7946f3f58d
\.

copy invitation_application (id, number, customer_id, code_count, description, status, reason_code, told, created_at, decided_at) from stdin;
f9535d39-0742-4841-b166-91a2eeac591e	15	8c633355-ad25-4fcf-857c-d513115cbf44	1	Invented	approved	\N	\N	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy invitation_code (id, code, customer_id, application_id, max_uses, uses, created_at, expires_at, ended_at, ended_by) from stdin;
be70f838-3911-49f0-ac49-eaa94d1fee31	Invented	9167269c-8a7a-4289-abdb-1b172f08605e	f9535d39-0742-4841-b166-91a2eeac591e	1	1	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	\N
\.

copy personal_data_export (id, customer_id, lang, requested_at, ready_at, json, pdf) from stdin;
04e5dce2-8b91-4600-877e-318a00a2f2c0	f714ef12-7d4c-4189-a49d-d310e9036575	zh_CN	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\\x61	\\x61
\.

select setval('public.account_id_seq', 78);
select setval('public.agent_client_number_seq', 9);
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
select setval('public.financing_application_number_seq', 80054);
select setval('public.internal_transfer_number_seq', 13);
select setval('public.investor_application_number_seq', 40005);
select setval('public.invitation_application_number_seq', 15);
select setval('public.kyc_case_number_seq', 30006);
select setval('public.otc_ad_number_seq', 51);
select setval('public.otc_appeal_number_seq', 8);
select setval('public.otc_deal_number_seq', 109);
select setval('public.otc_message_id_seq', 1);
select setval('public.payout_batch_number_seq', 2);
select setval('public.payout_number_seq', 30);
select setval('public.posting_id_seq', 2719);
select setval('public.product_valuation_number_seq', 4);
select setval('public.rebate_number_seq', 9);
select setval('public.rebate_payment_number_seq', 2);
select setval('public.rebate_run_number_seq', 90053);
select setval('public.receivable_number_seq', 1023);
select setval('public.reference_change_id_seq', 6);
select setval('public.reference_set_id_seq', 2);
select setval('public.signature_act_number_seq', 13);
select setval('public.stop_number_seq', 1010);
select setval('public.subscription_number_seq', 42);
select setval('public.transfer_number_seq', 10);
select setval('public.webhook_event_number_seq', 1);

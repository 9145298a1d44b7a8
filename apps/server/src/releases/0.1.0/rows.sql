copy migration (name, sha256, applied_at) from stdin;
0001_platform.sql	6b33bdd95791400659c2b22458b17a2f1e74bd1da5a10ffdf1e0f8c30808b23b	2026-11-29 13:03:31.201544+00
0002_access.sql	cfdb7857a906a96db722bcd151361b6fedc01214276aa5a1af541ce8674b5d0d	2026-11-29 13:03:31.201544+00
0003_office.sql	7e24372a00a684ffdcc2cb53e4cdd4efd3144a3f2866049b79cd33752cbdce62	2026-11-29 13:03:31.201544+00
0004_books.sql	bd3d1e617f2d35ee708f1d8f512570a43f8f668a14f8b941e477e8bffb18b4f4	2026-11-29 13:03:31.201544+00
0005_services.sql	44e8f69c18f791ff8aab0f6f3cde4a2275e1efccd72ea8206e28e6251a012ec0	2026-11-29 13:03:31.201544+00
0006_identity.sql	33975c201b03ec7a11bc0d51c991f83f10fbcb95db234c5508fd92d05d1c39e5	2026-11-29 13:03:31.201544+00
0007_profile.sql	b15e0ead77af6fb229ebce8ce79f4b4751c3c669bb7648a4286307da96a5c4b3	2026-11-29 13:03:31.201544+00
0008_payments.sql	8429a7b9be83dbf2971cee1c1106df4f9df16dfc97e8f2359511c9dfab50d59d	2026-11-29 13:03:31.201544+00
0009_trading.sql	bbca7fb3149e6223f4618bb7fac871b044ad6bbdd3b792b1868dc44471d9c295	2026-11-29 13:03:31.201544+00
0010_issuance.sql	59f52d47414a273e223cbd7e19e4fe65ace4bd4eaa8404b7a40119ee73032a48	2026-11-29 13:03:31.201544+00
0011_desk.sql	8552afb8cee652b889eb5fac749d2470f7f521c29ff6e7359f64f08ae9b0e881	2026-11-29 13:03:31.201544+00
0012_partners.sql	cc183b64028d77a231e4ad53cc27024335c85ec61a98b9d9cdf9e1195534eb30	2026-11-29 13:03:31.201544+00
0013_reporting.sql	69236f8c1ae15c2a6e2fe64648222be1b7cf28f7490e91e839e056aab4cb6351	2026-11-29 13:03:31.201544+00
0014_office_own_accounts.sql	28271bca37ffbd94f625a94887804df5a492d53f517a3d22094283c9ef76736b	2026-11-29 13:03:31.201544+00
\.

copy transition (entity, entity_id, n, from_state, to_state, at, actor) from stdin;
agent	fe05048b-cef5-4ce0-b83f-766fa4e058f1	1	\N	applied	2026-11-13 13:03:39.489+00	customer:18704015-ad82-4356-924d-3556f2021185
agent	fe05048b-cef5-4ce0-b83f-766fa4e058f1	2	applied	licence_check	2026-11-13 13:03:39.489+00	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9
agent	fe05048b-cef5-4ce0-b83f-766fa4e058f1	3	licence_check	contract	2026-11-13 13:03:39.489+00	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9
\.

copy legal_edge (entity, from_state, to_state) from stdin;
distribution_holder	unclaimed	paid
financing_application	\N	draft
financing_application	draft	precheck_failed
\.

copy chain_head (chain, seq, hash) from stdin;
audit	329	13b61c4dcee08fce6212282af21e22ddc5b118f09c3a93f2d2fea9c298de1305
journal	1237	fc94cb88d1889bb26176dc841d0287a0139ae949d956cc88b739e1db3e083805
\.

copy rate_limit (key, points, expire) from stdin;
console/api/v1/operators/confirm:ip:127.0.0.1	5	1795957480687
console/api/v1/operators/login:ip:127.0.0.1	5	1795957479987
console/api/v1/uploads/create:operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	12	1795961047294
\.

copy database_probe (id, at, filler) from stdin;
1	2026-06-03 00:00:00+00	\\x61
\.

copy site_setting (the_row, login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type, risk_test, limit_countries, allow_countries, high_risk_countries, terms_version) from stdin;
t	f	f	f	f	f	f	1	f	{}	{}	{}	2026-07
\.

copy field_key (kid, public_jwk, private_sealed, created_at, ends_at) from stdin;
65	{}	en_US	2026-06-01 00:00:10+00	\N
\.

copy field_nonce (nonce, expires_at) from stdin;
invented@tessera.example	2026-06-01 00:00:00+00
\.

copy customer (id, number, email, email_lost, phone, phone_key, mobile_check, former_email, former_phone, password_hash, nickname, real_name, type, parent_id, parent_active, kyc_status, kyc_changed_at, residence, nationality, investor_class, risk_test_passed_at, status, forgotten_at, lang, fiat, terms_version, invite_code, invited_by, created_at, phishing_phrase, fund_password_hash, color_mode, fee_coin_open, mails_off, texts_off) from stdin;
18704015-ad82-4356-924d-3556f2021185	30182751	northquay@tessera.example	f	+6591230077	+6591230077	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$zdn69XBzIAYluDqcXVpitg$LPfWi7Nq1RFN3bosNtP/vRYLgdo5PnZmDZLteGfYxvA	\N	Northquay Capital Partners LLP	corporate	\N	t	approved	2026-11-13 13:03:39.489+00	SG	\N	ri	\N	active	\N	en_US	USD	2026-07	DX2Q83B52N	\N	2026-11-13 13:03:39.489+00	\N	\N	\N	f	{}	{}
1e12aec6-ada7-4b80-b3d8-a124a275ae0d	30182749	orders@straits.example	f	+6591110006	+6591110006	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$IiQXfP8HMk5DKb3O942tiA$baZjUDbfHgPidqbZYzIActLysVefS4NsP1/pCf1Qr3M	\N	Nadia Rahman	individual	\N	t	approved	2026-07-02 13:03:39.489+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	R2QN3V3W22	\N	2026-07-02 13:03:39.489+00	\N	\N	\N	f	{}	{}
42e4b152-02f8-448c-9c7d-b227b19d1361	30182748	quotes@meridian.example	f	+6591110005	+6591110005	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$VGf0/lxCuoZw4hUTRJN9DA$8zj4O40B8vf9YvXjxkyMemJWsdEgPkgELw2Ifp54ne8	\N	Ong Rui Min	individual	\N	t	approved	2026-07-02 13:03:39.489+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	V9H0Y77Z0B	\N	2026-07-02 13:03:39.489+00	\N	\N	\N	f	{}	{}
5330b682-077e-4d66-a03a-b52a646319db	30182752	\N	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$OM4WT++6qxNNZJtdSR5SnA$TWxHZfMsUTk5TQMwQnQCsLm3E3NKDrFphnc0a5u02GY	\N	Nadia Rahman	sub	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	t	approved	2026-07-02 13:03:39.489+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	7CDC1E58C5	\N	2026-11-13 13:03:39.489+00	\N	\N	\N	f	{}	{}
6f5bd42b-766c-4693-ab8c-d96c5feda552	30182746	desk@quaystone.example	f	+60123450003	+60123450003	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$rt6ziKtePR0TehG1k4QrMQ$1plN/Z6jKf0CEyqUTQglShGhc0IiHxdyJCQyFCxn2n8	\N	Farid Anwar	individual	\N	t	approved	2026-07-02 13:03:39.489+00	MY	MY	ei	\N	active	\N	en_US	USD	2026-07	3KXKZ7PZXT	\N	2026-07-02 13:03:39.489+00	\N	\N	\N	f	{}	{}
c2104418-fe64-4ffb-98ba-838a8a2e59a9	30182744	lim@tessera.example	f	+6591110001	+6591110001	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$OawKZg71BWiDli4MWZUqig$UkYLM6wAFr1CHSyrX20N4JH0wpkH1XSWyHLhsP0sRcU	Jia Wen	Lim Jia Wen	individual	\N	t	approved	2026-07-02 13:03:39.489+00	SG	SG	ri	\N	active	\N	en_US	USD	2026-07	35NPY02PX7	\N	2026-07-02 13:03:39.489+00	\N	\N	\N	f	{}	{}
ca90493e-1ff3-451e-a2c6-0d33c0a469be	30182750	new@tessera.example	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$xuxgYLdc0KzNjlZbVM2C5w$R7WItcGwU0DHs6SBEAYnk8D+IsJ2ZhIlyphq9m7e888	\N	\N	individual	\N	t	unknown	2026-07-02 13:03:39.489+00	\N	\N	ri	\N	active	\N	en_US	USD	2026-07	6SP3C94N2E	\N	2026-07-02 13:03:39.489+00	\N	\N	\N	f	{}	{}
cf1e9196-c631-4261-be0c-98dd3025c7a8	30182747	invest@harborview.example	f	+4790010004	+4790010004	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$3MNMRP+r+O+AozI6hJsyoQ$Ma/QLNQMrjXz5XyTzf4Jn86VHPuLqN3lUKYU5Tcw5K8	\N	Tomas Dahl	individual	\N	t	approved	2026-07-02 13:03:39.489+00	NO	NO	ai	\N	active	\N	en_US	USD	2026-07	5N1FNP4SQZ	\N	2026-07-02 13:03:39.489+00	\N	\N	\N	f	{}	{}
f73e62e4-3bcb-43fa-a980-76e2470eaf3d	30182745	chen@tessera.example	f	+8613800010002	+8613800010002	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$pm8/ufs8Wq2xrpyvMglttQ$Qn/R0o0vGaA81oBOha9DhFCD9e7oo1UlVbpYmhZFqR4	思远	陈思远	individual	\N	t	approved	2026-07-02 13:03:39.489+00	CN	CN	ai	\N	active	\N	zh_CN	CNY	2026-07	BSA4S0JHXT	\N	2026-07-02 13:03:39.489+00	\N	\N	\N	f	{}	{}
\.

copy session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ended_at, ip, user_agent, device_id, device_info, clock_drift_seconds) from stdin;
0ada5ca1-124c-44ba-a107-0f5033bce1f2	1cc96ef8bb0015025ce34ae2688c6b9eb358db0108c69cac9f771eafb0123398	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	2026-11-29 13:06:01.597+00	2026-11-29 13:06:01.597+00	2026-11-30 01:06:01.597+00	30	\N	2001:db8:e39b:dabb::1	node	local-world-e39bdabb4aeb4079	8d38871e906acb2aa0091e24b5eec2b136ad9fd5c5fed2114bb8e31e9255bf04	0
16766329-ea58-440c-b08c-d3c0ca0ddfae	7cc1bad2ebf80722183c25093a9e87ee2e037f059fc61580d211b6abf4185b17	42e4b152-02f8-448c-9c7d-b227b19d1361	2026-11-29 13:04:02.823515+00	2026-11-29 13:05:43.970945+00	2026-11-30 01:04:02.823515+00	30	\N	127.0.0.1	local world	\N	\N	\N
38b63cf9-03c8-4d7a-83a6-6c31845d9daa	4f31f004d82888bb43e17417c561f5bee2b232cf1cca71cfc854dc2dd6c93436	cf1e9196-c631-4261-be0c-98dd3025c7a8	2026-11-29 13:04:01.141375+00	2026-11-29 13:05:23.504103+00	2026-11-30 01:04:01.141375+00	30	\N	127.0.0.1	local world	\N	\N	\N
a38d459e-4a6d-4bd8-8757-6bcfba7eb4c4	8eb635fbd9b305021baf19beaa1a5bc5a197ca32f03a81e3d95977aae4ae62bf	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	2026-11-29 13:04:04.297281+00	2026-11-29 13:05:09.826641+00	2026-11-30 01:04:04.297281+00	30	\N	127.0.0.1	local world	\N	\N	\N
\.

copy code_challenge (id, scene, proof, channel, target, target_key, requested_by, customer_id, session_id, payload_hash, ip, tries, created_at, resend_at, expires_at, used_at) from stdin;
80bd8e3c-770d-40df-b836-6ad30d0a0445	login	email	email	orders@straits.example	orders@straits.example	owner	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:e39b:dabb::1	1	2026-11-29 13:05:49.479+00	2026-11-29 13:07:19.479+00	2026-11-29 13:10:49.479+00	2026-11-29 13:06:01.597+00
cfde258c-2a6f-467e-a447-13ae7c2212c6	login	email	email	quotes@meridian.example	quotes@meridian.example	owner	42e4b152-02f8-448c-9c7d-b227b19d1361	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:38db:76cb::1	1	2026-11-29 13:05:49.402+00	2026-11-29 13:07:19.402+00	2026-11-29 13:10:49.402+00	2026-11-29 13:06:01.597+00
\.

copy login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at, used_at) from stdin;
910090de-1ef0-4e71-9832-d0e0632670bd	b87d0e5ec8584bc7004d2cfe526bcbe6194039616d330ff4e2c5473635ed2dad	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	80bd8e3c-770d-40df-b836-6ad30d0a0445	2026-11-29 13:05:49.479+00	2026-11-29 13:10:49.479+00	2026-11-29 13:06:01.597+00
d2153396-da12-45ae-838a-b77654d6f745	9c4e58d3a2c1f62d14442da64cc5fe941e66b5f6561edeab1112f25b51e55af1	42e4b152-02f8-448c-9c7d-b227b19d1361	cfde258c-2a6f-467e-a447-13ae7c2212c6	2026-11-29 13:05:49.402+00	2026-11-29 13:10:49.402+00	2026-11-29 13:06:01.597+00
\.

copy password_budget (account_hash, tries, window_start) from stdin;
075219961dc7da8e01cdf690e862909f8ba7ce1778ec81072fc3bbb66e4356d5	0	2026-11-29 13:05:48.498+00
43f400c5778ab19f0f952c75e0400250e3030549c5f38d006a379f12dfaf65b4	0	2026-07-02 13:03:39.489+00
895289d2192980eaa5d5f51308d67aa5f440f5316f6d9268b2ab3aa270c7f021	0	2026-11-29 13:05:48.55+00
\.

copy verify_token (token_hash, scene, target, customer_id, payload_hash, created_at, expires_at, used_at, proven) from stdin;
018d9828f86e853f6ec83360b964fe7d54ad88f918cd97554a5c320e14d3a587	new_coin_purchase	\N	cf1e9196-c631-4261-be0c-98dd3025c7a8	da7702ebb9b5bb89276d39523bafabf46711539982d6bffc5b46c629bfdbd0cb	2026-11-24 13:03:39.489+00	2026-11-24 13:08:39.489+00	2026-11-24 13:03:39.489+00	{mobile}
01a1d5a9bc2761a281f611310ab3336e65ea2c49650fd36a02604a016407f3e3	create_sub_account	\N	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	376afc4097ad4783e8d6d81428711c8b19306fb91196df7ce67bc7ed3d3e98d9	2026-11-13 13:03:39.489+00	2026-11-13 13:08:39.489+00	2026-11-13 13:03:39.489+00	{mobile}
43175095e3ed74e50e211e6a5189495702ddc57d4a4605faff93d7dbacf71c32	new_coin_purchase	\N	cf1e9196-c631-4261-be0c-98dd3025c7a8	02d1809859690ef7ec4b8e5110796572cb9d6027b2e94f309ea6d486107207ac	2026-10-27 13:03:39.489+00	2026-10-27 13:08:39.489+00	2026-10-27 13:03:39.489+00	{mobile}
\.

copy password_reset (id, token_hash, customer_id, account, steps, done, challenge_id, created_at, expires_at, used_at) from stdin;
34618f44-8b1a-464d-a42b-ea000c4659cb	65	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	SG	{mobile}	0	80bd8e3c-770d-40df-b836-6ad30d0a0445	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at, customer_id, session_id) from stdin;
37d3931e-e7ff-4eb3-89bf-245cecfd4b6d	SG	scanned	10	{10}	USD	SG	invented	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	5330b682-077e-4d66-a03a-b52a646319db	a38d459e-4a6d-4bd8-8757-6bcfba7eb4c4
\.

copy terms_acceptance (customer_id, edition, document_hash, lang, at, ip) from stdin;
5330b682-077e-4d66-a03a-b52a646319db	HDFC0ABCDEF	2026-06-01	en_US	2026-06-01 00:00:10+00	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
\.

copy authenticator (customer_id, secret_sealed, bound_at, last_step) from stdin;
c2104418-fe64-4ffb-98ba-838a8a2e59a9	Invented	2026-06-02 00:00:00+00	1
\.

copy authenticator_setup (customer_id, secret_sealed, expires_at) from stdin;
ca90493e-1ff3-451e-a2c6-0d33c0a469be	SG	2026-06-03 00:00:00+00
\.

copy authenticator_tries (customer_id, entry_point, wrong_tries, wrong_since, wrong_at) from stdin;
c2104418-fe64-4ffb-98ba-838a8a2e59a9	login	1	\N	{}
\.

copy backup_code (customer_id, code_hash, used_at) from stdin;
6f5bd42b-766c-4693-ab8c-d96c5feda552	Invented	\N
\.

copy passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
4620fed7-52aa-4b84-8692-4b7e07ca1dba	cf1e9196-c631-4261-be0c-98dd3025c7a8	65	\\x61	1	{}	DBSSSGSG	f	2026-06-02 00:00:00+00	\N
\.

copy passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at, used_at) from stdin;
4cb88cea-d3fe-4c2c-882b-33c1860f2198	prove	solana	SG	invented	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N
\.

copy fund_password_check (id, customer_id, at, matched) from stdin;
d19a93ff-bd87-437f-9f52-f0ed309e47fb	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	2026-06-03 00:00:00+00	t
\.

copy api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, deleted_at, foreign_uses, foreign_used_at) from stdin;
a8d3dc00-1177-4a5f-9a8f-ee6209e2d125	5330b682-077e-4d66-a03a-b52a646319db	42e4b152-02f8-448c-9c7d-b227b19d1361	72541418-4a7c-4506-9f38-ba5343d08628	1	ABCDEFGHJK	2026-06	ABCD	hmac	en_US	\N	{read}	{Invented}	active	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	\N	1	2026-06-01 00:00:00+00
\.

copy api_request (key_id, digest, expires_at, endpoint) from stdin;
a8d3dc00-1177-4a5f-9a8f-ee6209e2d125	invented@tessera.example	2026-06-02 00:00:00+00	DBSSSGSG
\.

copy account_freeze (id, customer_id, scope, cause, from_at, until_at, extended_by, shortened_from, written) from stdin;
a08dfa69-7f30-4e14-9157-6d91ba4f719c	6f5bd42b-766c-4693-ab8c-d96c5feda552	transferOut	ABCD	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	2026-06-02 00:00:00+00	4911
\.

copy freeze_link (id, customer_id, created_at, expires_at, used_at) from stdin;
343e6b95-671e-49e8-811e-e36841c1aaa9	42e4b152-02f8-448c-9c7d-b227b19d1361	2026-11-29 13:06:01.597+00	2026-11-29 19:06:01.597+00	\N
3a6adbd7-209f-452b-8e66-804da455616c	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	2026-11-13 13:03:39.489+00	2026-11-15 13:03:39.489+00	\N
5947879f-a556-49c3-9114-54a39a146cb6	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	2026-11-29 13:06:01.597+00	2026-11-29 19:06:01.597+00	\N
\.

copy security_event (id, customer_id, kind, at, ip, device, city) from stdin;
428bee06-d1bd-47c1-8741-4dc9834f3304	c2104418-fe64-4ffb-98ba-838a8a2e59a9	bank_account_added	2026-07-02 13:03:39.489+00	127.0.0.1	lightMyRequest	\N
622e660e-d4fb-4ab4-8068-bd91a2e1e10a	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	sub_account_created	2026-11-13 13:03:39.489+00	127.0.0.1	lightMyRequest	\N
c970ed23-e528-43cf-ba10-5129ff7b4b32	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	bank_account_added	2026-07-02 13:03:39.489+00	127.0.0.1	lightMyRequest	\N
\.

copy login_event (id, customer_id, at, kind, ip, device, succeeded, city, note) from stdin;
8d94226a-2f8c-435e-8070-9b9cd4007194	42e4b152-02f8-448c-9c7d-b227b19d1361	2026-11-29 13:06:01.597+00	code	2001:db8:38db:76cb::1	node	t	\N	new_device
929a36b3-5d46-407d-b345-31a229136568	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	2026-11-29 13:06:01.597+00	code	2001:db8:e39b:dabb::1	node	t	\N	new_device
\.

copy stop (id, number, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws, lifted_at, ended_at, written) from stdin;
9536c924-a016-4216-b193-73fcb88652a0	1022	product	invented	\N	ABCDEFGHJK	\N	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	t	\N	\N	4911
\.

copy operator (id, email, name, own_phone, own_document_hash, own_document_formula, password_hash, totp_secret_sealed, totp_last_step, totp_confirmed_at, roles, status, invited_until, wrong_passwords, wrong_codes, locked_until, created_at) from stdin;
377b9d75-8cf3-4991-ad77-65210737f5bd	arjun@tessera.example	Arjun Nair	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$yF3uZmtCRQNYE5KO8iLVKg$WlxNX8eW5BINavjJye9yaJUgnWpllbpZ8RLtOteWEH0	k1.squF_RuIcpLFslys.Zr9heGjJxIh4VJK10XPxiw.Q1qkN3UL79f65jnL2sNJfVzARTK_XlrN08LbbeTCWhw	59433247	2026-07-02 13:03:39.489+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 13:03:39.489+00
712125a2-09d1-4033-96ca-6c1aced991ab	deputy@tessera.example	Hafiz Rahim	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$XLoFPLtuRYVeIFrmAZhovQ$znvDzW3J1YdBr0Yl0jmfGhe0aeZvUz2JaH7TTdQsoZg	k1.O_BqTry4ULjbZk2Y._bf5nWyyLBpdOhU1Jcxw9Q.o6yLv8N11ZSU_TuU4mnVApBGQtdSyLl7wuasFG1XgP8	59433247	2026-07-02 13:03:39.489+00	{superadmin}	active	\N	0	0	\N	2026-07-02 13:03:39.489+00
85dc0025-bb24-4f9f-b9ad-11f8e49636c9	priya@tessera.example	Priya Tan	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$8sxCKa92qy4Cr3TDfq0/Yw$pP08QZbhTqhnNjtCUwcpGSlxXfERa3+JApSGAL93fH4	k1.kWIgjz0uHgu6Dv1p.KNUsHGHA2FcprCjI4e4BDw.QFrmpJxnPQrr0_C5UgezwNVSgk2qwB7N-mfFyie-G3Y	59433247	2026-07-02 13:03:39.489+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 13:03:39.489+00
c8aa317d-2ee3-4e2b-808e-caf18131dcc7	root@tessera.example	Mei Lin Goh	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$rgSxMhqkKTILXrSe7acHlg$YkeGIDlVrmpFPPDcDnOrjZmwBq8BtVNyl3Fivv7pPdA	k1.ZyE1OdcXPhRZDWlU.Mqoc7i0Mk9a7ZOfzrkqRFQ.C0Nw8McZ_EA9wPVGezPWRFT59inSR0GuhTs3Dr9T9CY	59433247	2026-07-02 13:03:39.489+00	{superadmin}	active	\N	0	0	\N	2026-07-02 13:03:39.489+00
d3437fea-a58f-4c0f-8031-af4cc33589c6	wen@tessera.example	Teo Wen Hui	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$1m4cv8re0qcxRMpg9nA4bQ$fr4KmZHeRzhceLEeYX/TBf9hE0TVU8FdQbvjJ6ZXwtg	k1.w4G9AsekUsArYGUN.AvLyamgjizrG0RlyAM15yw.xu6az86Y_AOXN-LaOKP7UrYokWeMZf9VR7s4mZiziKA	59433247	2026-07-02 13:03:39.489+00	{listing}	active	\N	0	0	\N	2026-07-02 13:03:39.489+00
\.

copy operator_ticket (token_hash, operator_id, tries, created_at, expires_at, used_at) from stdin;
2c45c7bf0eb802d6ea1796b84511b412eaffc9cf1f80a34a78b0798b819ed40a	377b9d75-8cf3-4991-ad77-65210737f5bd	0	2026-07-02 13:03:39.489+00	2026-07-02 13:08:39.489+00	2026-07-02 13:03:39.489+00
379f8ae4e12d8e8aae4a0fb166aee26e2b3879acab2621f79c6d17c99046aaf0	c8aa317d-2ee3-4e2b-808e-caf18131dcc7	0	2026-07-02 13:03:39.489+00	2026-07-02 13:08:39.489+00	2026-07-02 13:03:39.489+00
5a655e8212e985ea144fa8b76dc225c03aac9b20214edc8305d6d42cf51d649b	d3437fea-a58f-4c0f-8031-af4cc33589c6	0	2026-07-02 13:03:39.489+00	2026-07-02 13:08:39.489+00	2026-07-02 13:03:39.489+00
\.

copy operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ended_at, ip, device_hash) from stdin;
0722d4b4-9e90-4386-8b23-2e0dff67010e	69984e6a1525941eb176bac34e50ef8ad94d1831bf97458694ea44c19465e764	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-11-29 13:03:45.02596+00	2026-11-29 13:05:33.982225+00	2026-11-30 01:03:45.02596+00	\N	127.0.0.1	\N
187baca7-7e75-49c2-b698-2212d3f0edfb	24fd86666aa1b016eb074bb3ab35171b012eb81216b8fcc0e13866bc53101599	377b9d75-8cf3-4991-ad77-65210737f5bd	2026-07-02 13:03:39.489+00	2026-11-29 13:03:42.012631+00	2026-07-03 01:03:39.489+00	\N	127.0.0.1	\N
20c83c80-019f-4e4b-9a0e-4d8c6d3e0132	b575fbf1803eda8e46bef13ba699b741af3a2ffdf4ac47ff191d22b77a331131	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-02 13:03:39.489+00	2026-11-29 13:03:40.92804+00	2026-07-03 01:03:39.489+00	\N	127.0.0.1	\N
\.

copy operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
2246bb0f-f8f3-42d3-95c6-101136933d2c	d3437fea-a58f-4c0f-8031-af4cc33589c6	SG	\\x61	1	{Invented}	1	t	2026-06-01 00:00:10+00	\N
\.

copy operator_account (operator_id, customer_id, status, declared_at, answered_by, reason) from stdin;
712125a2-09d1-4033-96ca-6c1aced991ab	ca90493e-1ff3-451e-a2c6-0d33c0a469be	own	2026-06-02 00:00:00+00	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	invented@tessera.example
\.

copy key_canary (key, sealed, made_at) from stdin;
CHAIN_MASTER_SEED	k1.CroJjgIhVQYxS-a0.mWPsBRBirfBTeNiokb3iFw.WPNY8gYzk6jZoI8SpgREctxoK4_vH2XxGKI3iYzF	2026-11-29 13:03:37.576791+00
SECRET_KEY	k1.EBAdEEyiKrky5k0f.iD6ee1NaewR1nzANoZXwug.sHFpSfm7LzPzT6vlsToXhO9dZkabeSM	2026-11-29 13:03:37.539985+00
\.

copy cms_text (id, kind, slug, created_at) from stdin;
1a08ef18-22d9-4fb0-b040-bc57f1661f4f	announcement	first-listings	2026-10-03 13:03:39.489+00
1a53325d-f1d9-4f6c-8a57-3ed0b1135f6c	faq	faq-cost	2026-07-02 13:03:39.489+00
1d8aefce-cd13-4cff-853e-7608e1999eea	faq	faq-verification	2026-07-02 13:03:39.489+00
3d523aba-7308-4de6-b7bc-063ecb97cd06	seo	seo	2026-07-02 13:03:39.489+00
bca1da51-ec95-4924-8ca4-62a07d452ecf	faq	faq-who	2026-07-02 13:03:39.489+00
\.

copy cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at, archived_at) from stdin;
142c64a5-d5b6-4ae1-baf2-fbde9ccbb9b3	1a53325d-f1d9-4f6c-8a57-3ed0b1135f6c	1	published	{"kind": "faq", "rank": 40, "answer": [{"text": {"en_US": [{"href": null, "text": "Each product states its subscription fee. We show trading and withdrawal fees before you confirm. The ", "marks": []}, {"href": "/cms/fees", "text": "fee schedule", "marks": []}, {"href": null, "text": " lists all fees.", "marks": []}], "zh_CN": [{"href": null, "text": "每个产品均列明认购手续费；交易和提现手续费会在您确认前显示。全部收费见", "marks": []}, {"href": "/cms/fees", "text": "费用说明", "marks": []}, {"href": null, "text": "。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "What does it cost?", "zh_CN": "费用是多少？"}, "onLanding": true}	84fe597dd1e1f83009efac105355c874f30dcdd13c5a02d64b6cec5ffda8aa8f	\N	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-02 13:03:39.489+00	377b9d75-8cf3-4991-ad77-65210737f5bd	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N
14635651-abf0-47e7-bca7-6143377a91ab	3d523aba-7308-4de6-b7bc-063ecb97cd06	1	published	{"kind": "seo", "logo": {"en_US": null, "zh_CN": null}, "title": {"en_US": "Tessera · Exchange for private markets", "zh_CN": "Tessera · 私募市场交易平台"}, "routes": {"cms": {"title": {"en_US": "Notices and help · Tessera", "zh_CN": "公告与帮助 · Tessera"}, "keywords": {"en_US": "announcements, help, fees, terms, risk", "zh_CN": "公告，帮助，费用，条款，风险"}, "description": {"en_US": "Announcements, answers to common questions, fees, terms, privacy policy and risk disclosure.", "zh_CN": "平台公告、常见问题、费用、服务条款、隐私政策与风险披露。"}}, "home": {"title": {"en_US": "Tessera · Private markets, one tile at a time", "zh_CN": "Tessera · 一方一片，拼成您的私募版图"}, "keywords": {"en_US": "private markets, digital securities, invest, exchange", "zh_CN": "私募市场，数字证券，投资，交易所"}, "description": {"en_US": "Subscribe to shares of private companies, bonds, funds and real estate. Hold them as digital securities and trade them on one order book.", "zh_CN": "认购未上市公司股份、债券、基金与房地产，以数字证券形式持有，并在同一订单簿上交易。"}}, "login": {"title": {"en_US": "Log in · Tessera", "zh_CN": "登录 · Tessera"}, "keywords": {"en_US": "log in, account", "zh_CN": "登录，账户"}, "description": {"en_US": "Log in to your Tessera account.", "zh_CN": "登录您的 Tessera 账户。"}}, "register": {"title": {"en_US": "Open an account · Tessera", "zh_CN": "开户 · Tessera"}, "keywords": {"en_US": "open account, register, verification", "zh_CN": "开户，注册，身份认证"}, "description": {"en_US": "Opening an account is free. Verification takes 3 to 7 working days for individuals.", "zh_CN": "开户免费，个人身份认证需 3 至 7 个工作日。"}}, "resetPass": {"title": {"en_US": "Reset your password · Tessera", "zh_CN": "重置密码 · Tessera"}, "keywords": {"en_US": "reset password", "zh_CN": "重置密码"}, "description": {"en_US": "Set a new password for your Tessera account.", "zh_CN": "为您的 Tessera 账户设置新密码。"}}, "investments": {"title": {"en_US": "Investments: shares, bonds, funds, real estate · Tessera", "zh_CN": "投资产品：股票、债券、基金、房地产 · Tessera"}, "keywords": {"en_US": "investment products, bonds, private equity, real estate, funds", "zh_CN": "投资产品，债券，私募股权，房地产，基金"}, "description": {"en_US": "All products open for subscription or trading, with issuer, minimum, expected return, documents and risks.", "zh_CN": "全部认购中与交易中的产品，列明发行人、起投金额、预期收益、文件与风险。"}}}, "favicon": {"en_US": null, "zh_CN": null}, "logoAlt": {"en_US": "", "zh_CN": ""}, "keywords": {"en_US": "private markets, tokenized securities, digital assets, bonds, funds, exchange", "zh_CN": "私募市场，代币化证券，数字资产，债券，基金，交易所"}, "description": {"en_US": "Companies offer shares, bonds and funds. Verified investors subscribe to them and trade them.", "zh_CN": "企业在此发售股票、债券和基金，已认证的投资者可以认购和交易。"}}	ea8fb10ece0f64f38fd12f8fc905907ee45a5e3c532a7c505e0eafe7a90a0afd	\N	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-02 13:03:39.489+00	377b9d75-8cf3-4991-ad77-65210737f5bd	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N
1c112710-2a0a-475a-aab2-62d680ec7d28	bca1da51-ec95-4924-8ca4-62a07d452ecf	1	published	{"kind": "faq", "rank": 10, "answer": [{"text": {"en_US": [{"href": null, "text": "Individuals and companies from the countries we serve, after identity verification. Some products are open only to accredited or expert investors; the product card shows which.", "marks": []}], "zh_CN": [{"href": null, "text": "来自我们服务的国家或地区的个人与企业，完成身份认证后均可开户。部分产品仅面向合格投资者或专家投资者，产品卡片上会标明。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "Who can open an account?", "zh_CN": "谁可以开户？"}, "onLanding": true}	49d49130c81894cf81d2538a3980af73d39fa78d72c2d7624bc0d32f4772c607	\N	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-02 13:03:39.489+00	377b9d75-8cf3-4991-ad77-65210737f5bd	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N
\.

copy coin (code, kind, scale, name_en, name_zh, listed_at) from stdin;
AURB	token	0	Aurelle Bioworks Series C	奥睿生科 C 轮优先股	2026-07-29 13:03:39.489+00
CNY	fiat	2	Chinese yuan	人民币	2026-07-02 13:03:39.489+00
HCCL	token	0	Halden Cold Chain Logistics Park	海登冷链物流园	2026-07-19 13:03:39.489+00
KGN29	token	0	Kestrel Grid Green Notes 2029	红隼电网绿色票据 2029	2026-10-17 13:03:39.489+00
LUMA	token	2	Luma Freight Credits	流明货运积分	2026-10-13 13:03:39.489+00
NQC2	token	0	Northquay Private Credit Fund II	北码头私募信贷基金 II	2026-11-14 13:03:39.489+00
SGD	fiat	2	Singapore dollar	新加坡元	2026-07-02 13:03:39.489+00
SLW31	token	0	Solenne Water Infrastructure 2031	索莱恩水务基建债 2031	2026-09-17 13:03:39.489+00
TMFG	token	0	Tamarind Foods Group Ordinary	罗望子食品集团 普通股	2026-09-12 13:03:39.489+00
USD	fiat	2	US dollar	美元	2026-07-02 13:03:39.489+00
tUSD	crypto	6	Tessera test dollar	Tessera 测试美元	2026-07-02 13:03:39.489+00
\.

copy coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo) from stdin;
tUSD	solana_devnet	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA	8	t	1000000	t	1000000	10000000	100000000000	optional
\.

copy account (id, customer_id, kind, purpose, role, coin, may_be_negative, posted, held) from stdin;
1	c2104418-fe64-4ffb-98ba-838a8a2e59a9	fiat	own	customer	SGD	f	19536636	3015000
2	\N	house	bank	external	SGD	t	-20449520000	0
3	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	fiat	own	customer	SGD	f	68094468	38207500
4	6f5bd42b-766c-4693-ab8c-d96c5feda552	fiat	own	customer	SGD	f	6338337370	4879375000
5	cf1e9196-c631-4261-be0c-98dd3025c7a8	fiat	own	customer	SGD	f	5758808168	4428165750
6	42e4b152-02f8-448c-9c7d-b227b19d1361	fiat	own	customer	SGD	f	2429116520	1659750000
36	c2104418-fe64-4ffb-98ba-838a8a2e59a9	token	own	customer	tUSD	f	30352000000	3135600000
37	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	token	own	customer	tUSD	f	101056000000	10452000000
64	c2104418-fe64-4ffb-98ba-838a8a2e59a9	token	own	customer	LUMA	f	640000	480000
65	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	token	own	customer	LUMA	f	1920000	1440000
67	cf1e9196-c631-4261-be0c-98dd3025c7a8	token	own	customer	LUMA	f	1440000	1080000
\.

copy journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash) from stdin;
019f22ed-85e1-727c-9bcb-da81a9cb9739	2	2026-07-02 13:03:39.489+00	fiat_credit	fiat_order	aa285bd6-10e2-4255-8865-ca1741b2d61e	job:bank	\N	46d00236b93aa9cc08bd8fc35bdccab8a5fa03d8b71bd7604776ac2016feaf90	43af694d697f4369a741beb2d567b80156617f5379f5dd169065c0ae36fa3b88
019f22ed-85e1-734d-8f6e-1f23d96b8210	6	2026-07-02 13:03:39.489+00	fiat_credit	fiat_order	8fabaabd-37e2-4777-adfc-c15c1b648bf1	job:bank	\N	562706b68bc4ec1298418aa880d0e2dfc97fa487610403507bbfba5f5418fa95	36dfe5565100dad36330b073d1c023ee6176268a5b4daccb6a9fcf87a11d9369
019f22ed-85e1-774b-b9d1-7da2b6846d42	3	2026-07-02 13:03:39.489+00	fiat_credit	fiat_order	07a7c4fe-d5ae-4257-924b-d1ea3f611b78	job:bank	\N	43af694d697f4369a741beb2d567b80156617f5379f5dd169065c0ae36fa3b88	c7455642ade9ab17550328d97956d295b72ec6345f4be30e355a572c85f526cb
019f22ed-85e1-7829-ae92-3c3e07c1bdd0	4	2026-07-02 13:03:39.489+00	fiat_credit	fiat_order	2d7dabfd-593a-460d-b0be-2505ab7ed349	job:bank	\N	c7455642ade9ab17550328d97956d295b72ec6345f4be30e355a572c85f526cb	25ae5386a30e700b1fc2da2246a783c7d14bd20ee118c2f5374b37be2d6d9021
019f22ed-85e1-7987-96a7-c9435d3546e6	1	2026-07-02 13:03:39.489+00	fiat_credit	fiat_order	e916d5bf-0ba3-4f08-a96d-b4d8d04bce92	job:bank	\N	0000000000000000000000000000000000000000000000000000000000000000	46d00236b93aa9cc08bd8fc35bdccab8a5fa03d8b71bd7604776ac2016feaf90
019f7a79-a1e1-706c-87c3-d918b83700b2	7	2026-07-19 13:03:39.489+00	issue	product	ff449e77-d2d7-4157-bcff-1394b8f5010f	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	36dfe5565100dad36330b073d1c023ee6176268a5b4daccb6a9fcf87a11d9369	e44d84793a5c0fef7833f2cba9a168e36aaeb731a29fabb428fa06bc5ee017d7
019fadf9-39e1-754d-bf36-bc30f6257bd3	8	2026-07-29 13:03:39.489+00	issue	product	23082130-0a57-40c0-99a2-79800c249e5d	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	e44d84793a5c0fef7833f2cba9a168e36aaeb731a29fabb428fa06bc5ee017d7	ef1d55df5d4ce781da78c89a997da94559e2e6ff8d1f0cd0e99b0d5c3ef47650
01a095b7-65e1-78ef-950f-cead32af00a5	9	2026-09-12 13:03:39.489+00	issue	product	0bd7c0f9-08a4-4a9c-9576-6d740822b816	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	ef1d55df5d4ce781da78c89a997da94559e2e6ff8d1f0cd0e99b0d5c3ef47650	4a150d3c3078f18b2558443eafb37c38151de24cf6cafc134bb2dcc66b28c33b
01a0af77-31e1-7655-a0ff-ac98b2f7425f	10	2026-09-17 13:03:39.489+00	issue	product	9e3d8a08-0929-4ae0-8108-d48004b0492e	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	4a150d3c3078f18b2558443eafb37c38151de24cf6cafc134bb2dcc66b28c33b	35002509590781f4983f7da50b85b99922aef0736798e6d6506ba5e010d40ee0
01a0f790-39e1-703a-bbdb-0209550e8132	19	2026-10-01 13:03:39.489+00	allot	subscription	17d56109-e5b2-497e-9ac1-39553063aa77	job:allotment	\N	126b66fd28ecc7f10e66dba9443b809d44241e95d57e78e04442cd98590df6f9	a18ad2f1e8a647aabaaa13d22e95ac74e6d4a3c61103a717f5b592139d888323
01a0f790-39e1-725f-85c6-43682fa26871	23	2026-10-01 13:03:39.489+00	allot	subscription	08f69025-e9ef-4778-8ffc-195eb78424ce	job:allotment	\N	3573553d8828fea3b17fa64064c7ddbb1f37bf1a54ef96966200ceacab594cf2	9133dfd5d6c9b157f56c48b551a8e245799a7bfe21b65080331184c3d17124ef
01a0f790-39e1-7487-84cc-9ba7c6570846	24	2026-10-01 13:03:39.489+00	disburse	subscription	08f69025-e9ef-4778-8ffc-195eb78424ce	job:allotment	\N	9133dfd5d6c9b157f56c48b551a8e245799a7bfe21b65080331184c3d17124ef	b325b915f0534a7a6b4967780594a35aa2fd39b8d102376269d012a748fd1cb8
01a0f790-39e1-7498-a409-4dcd91a8a34c	25	2026-10-01 13:03:39.489+00	allot	subscription	79cc62e0-b1f8-41bd-9a3d-be6bbc97fed8	job:allotment	\N	b325b915f0534a7a6b4967780594a35aa2fd39b8d102376269d012a748fd1cb8	4829bbc72572453c3df611e821b3b1ebf05beab2de14dc622620fa2631e7f732
01a0f790-39e1-76c5-9a91-072921caf68a	26	2026-10-01 13:03:39.489+00	disburse	subscription	79cc62e0-b1f8-41bd-9a3d-be6bbc97fed8	job:allotment	\N	4829bbc72572453c3df611e821b3b1ebf05beab2de14dc622620fa2631e7f732	b9909f1d9affcbe82d5ac1f59012a1a6147fd40193219e5112481336c24597df
01a0f790-39e1-770f-93c0-044dfa17d3f6	27	2026-10-01 13:03:39.489+00	allot	subscription	366deac9-2197-4a3d-a9bf-28e82adefb1c	job:allotment	\N	b9909f1d9affcbe82d5ac1f59012a1a6147fd40193219e5112481336c24597df	99d38828a74568dfce2e57ba96f98e2f8b272e40c444f9465fc49bb58d64ea30
01a0f790-39e1-77bd-ade1-867d4a00f006	28	2026-10-01 13:03:39.489+00	disburse	subscription	366deac9-2197-4a3d-a9bf-28e82adefb1c	job:allotment	\N	99d38828a74568dfce2e57ba96f98e2f8b272e40c444f9465fc49bb58d64ea30	efdf47f3610fb39d67df3f10f04a58613104a21986aac8f9d83bf4601fe893e9
01a0f790-39e1-7a03-bf79-67d999166fa3	12	2026-10-01 13:03:39.489+00	disburse	subscription	f4327a3d-b377-45bc-8521-580e4688c4b1	job:allotment	\N	cdbca2eaa913bd85bb3f85c8cfd1bb882babdb083d4a35dec8eca8f8cd345282	f09b1f4d0dd44022c6c909980a8b47deb8949047f13dcd6f66954c1f20dadab3
01a0f790-39e1-7a80-b216-fbb38099be4e	20	2026-10-01 13:03:39.489+00	disburse	subscription	17d56109-e5b2-497e-9ac1-39553063aa77	job:allotment	\N	a18ad2f1e8a647aabaaa13d22e95ac74e6d4a3c61103a717f5b592139d888323	cf72ac1bfa5312035136c79e720e8c3478e04956f1b95a8ac7787d8636a3310e
01a0f790-39e1-7fd4-ab43-77630746ab5f	14	2026-10-01 13:03:39.489+00	disburse	subscription	951204a9-ab04-4e25-8338-596daece6b91	job:allotment	\N	813f3b240abbd4b52944a04b2e52f5f216fb6f20a72c41a1de38a30d0fc8f122	3f660a686e9da5d27d17fe42b4ba230d9899c5497594468bd779c75d2d25f0a4
01a0fcb6-95e1-71fb-a49b-a5c9218c6521	40	2026-10-02 13:03:39.489+00	deposit	deposit	23da0bed-c2db-4f6c-b108-e0ca6476a054	job:watch-deposits	\N	a8afc2197caf062c6409218b9fb197059fd261b2968b31fba2af0f7c9fd9bffa	8de34a9711dd4c8d5dc1bf0e1db5ced144d6212bd0fc7878312c2c93a51b67a3
01a0fcb6-95e1-7256-aa9b-52534bf51c80	35	2026-10-02 13:03:39.489+00	deposit	deposit	43512497-85a9-4717-ba46-19518f8ed3af	job:watch-deposits	\N	3fda09b2b13673b467327513a545c0c8c648c8e0cf2570104a75dd155491f1a6	33982f65cf2c10af526510d9a2ce65d9390b88ad0d63210cfca69db91580a07f
01a0fcb6-95e1-7513-b4da-522f28db0eab	37	2026-10-02 13:03:39.489+00	deposit	deposit	0a913af5-da5f-4b6c-b774-2d917aad070f	job:watch-deposits	\N	d6af9fe10b35a5028d5210c9a749da0abbde3f624d3e8fa99a8c70c545cc011f	70421c9a7d6491ed0527e3e879fd5fe98aaa585fcdedcfdbbe5cdc5a9873e20d
01a0fcb6-95e1-7f3d-b28c-6743abc0ae3d	36	2026-10-02 13:03:39.489+00	deposit	deposit	3c4d8356-8f42-4a00-9e98-bc72da6b044d	job:watch-deposits	\N	33982f65cf2c10af526510d9a2ce65d9390b88ad0d63210cfca69db91580a07f	d6af9fe10b35a5028d5210c9a749da0abbde3f624d3e8fa99a8c70c545cc011f
01a1355c-89e1-7e6a-b6b7-1872d62fdf5e	161	2026-10-13 13:03:39.489+00	issue	product	02b9ed25-833d-401a-9601-aaff81c0dc2c	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	ed3330feb1a6bf859d2ae85d90d0eb3a3be23ff1e4fd9a39ce6599b9087a53cd	ccbce07fab617bc45ec96efd7402b8e7e7155f05017290cd2230a1b69f21ed5b
01a149f5-f9e1-795e-a085-2c6ba1698c62	204	2026-10-17 13:03:39.489+00	issue	product	13ebe059-ff22-442b-a4a9-2daf38c548c1	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	75e791f2880a25bdd7c6dcb01acb1574500c5dd23bc5e0922a0ee79c4cdea2e6	49b1191312db09c6bf7a028e6b0eb8de90afef08d7697683767e150ee95aafe9
01a1920f-01e1-7824-9969-2c4dcda609a1	381	2026-10-31 13:03:39.489+00	distribution_release	distribution	5c263a46-3a96-4b7b-be3e-8c60345fe236	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	e04ef5f5ea8ed696b9d46760e644faf9c77b896f4a80ae0a1ff9c6dbcf45792c	506fcb352ec64bcf5800b7fff4dafb4b03b8c2fb2b6ee5a71c251fe4498383e6
01a19735-5de1-7bf8-8269-e3722454755f	388	2026-11-01 13:03:39.489+00	issue	product	9312f38e-220d-40ac-92a1-8e122afc91a4	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	69e623568b9ede8a8e56d19b819e7b118142e8019bb17cb1d7ebcdddd07481f8	a18dbc6833864be268aabb380333e95743134d4ae7599eea1aaa19149c63bb5e
01a19c5b-b9e1-71d5-99ad-bd33da674cd3	409	2026-11-02 13:03:39.489+00	distribution_pay	distribution_holder	5f408caa-621c-402f-a02f-1c3a9e624fe3	job:distributions	\N	200355ecde2708c6237ff88dd240578e7625dbb839390c601d04aaa6b054842e	cd411f905937daadd86329b70630c807d6267a5348045da79ae3580eb5cc86da
01a19c5b-b9e1-7f40-a02b-2cbf212c0d95	412	2026-11-02 13:03:39.489+00	distribution_pay	distribution_holder	290d3fb5-2cfd-4a2e-bdcd-79c9612ee537	job:distributions	\N	4b8602f58382d47caa3959cffc605c19ce289afe39aa3c6171c92e0a8d45f3bc	8ff3943af4a502ae846251e59bb1e765e4b69e873457d292fcc6a141498669fc
01a19c5b-b9e1-7fdd-990f-f5d1cec8a71b	411	2026-11-02 13:03:39.489+00	distribution_pay	distribution_holder	6245c33f-f8fe-4469-ab90-c17766eec0b4	job:distributions	\N	da790116f8e3edf98a9d8f82cf1d1825e565701a0f518af558fad26033581eaa	4b8602f58382d47caa3959cffc605c19ce289afe39aa3c6171c92e0a8d45f3bc
01a1a6a8-71e1-7763-aa5f-b043650bb8b9	440	2026-11-04 13:03:39.489+00	disburse	subscription	b8bb6ddb-c29c-4abf-abbb-c9bc13ded166	job:allotment	\N	6082a30d62ff557695b71b8cd52a5537e97b2f36668053333cad0e44a766006a	965e2f8bee7a313744d73762c6b0f6e56e5eee0b9fe762c324605734621c2e74
01a1a6a8-71e1-79a3-94d8-5287e4418ed2	437	2026-11-04 13:03:39.489+00	allot	subscription	2f643e50-e512-40fd-9e68-c3b0f5480deb	job:allotment	\N	c517c6014f3a64a8950d80d44b64f2b93be101798de4eea3f6954a8b08725cd3	cf73b31ffbcb8cc3fc415f07eae0abdbca776789be5ab226ed1fd91c47bc6485
01a1a6a8-71e1-7ce0-addc-3e7c8e859abf	439	2026-11-04 13:03:39.489+00	allot	subscription	b8bb6ddb-c29c-4abf-abbb-c9bc13ded166	job:allotment	\N	5d43e4d6af48be3c6fb19114ac020efd35b1a0e3cdb6e605cb1b9e16b5c12128	6082a30d62ff557695b71b8cd52a5537e97b2f36668053333cad0e44a766006a
01a1a6a8-71e1-7e9a-b4a2-ca80dd0f5b46	438	2026-11-04 13:03:39.489+00	disburse	subscription	2f643e50-e512-40fd-9e68-c3b0f5480deb	job:allotment	\N	cf73b31ffbcb8cc3fc415f07eae0abdbca776789be5ab226ed1fd91c47bc6485	5d43e4d6af48be3c6fb19114ac020efd35b1a0e3cdb6e605cb1b9e16b5c12128
01a1b0f5-29e1-7ba9-b443-7929d21e26a4	461	2026-11-06 13:03:39.489+00	issue	product	1fd7d868-969b-446e-8308-594ae3b53b96	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	8a43428c3dd8c57440a7273a89822a7cc4a670174bc8fc046045fe1876876193	bf8dddd23e49436e67775858b9f82342a09b952c9c77b9377a19be618dc0983b
01a1f90e-31e1-747c-ada5-d51f5b894030	640	2026-11-20 13:03:39.489+00	issue	product	70c3c896-c5b0-4dab-a596-e9952791424c	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	b6d47659134fb2f3a4eb47a62b0434f6ca96401c0003509453402146878d3a14	b96d2c40e6498e37583a41287c489cc91ee682c980adac5a78420bfd88636694
01a1fe34-8de1-7e28-96ed-cf674e50f05d	647	2026-11-21 13:03:39.489+00	issue	product	3dde9dd1-0142-4e41-b2ea-10f40c0e4da2	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	\N	a64b7693949c26b727cf0940c4ddab76e4155d9358ef326457269c2f0885e36c	0f464cbc9f1ccebc892de67d01130de505725073f1ea7eb6f6c81b9ccd5a68ab
\.

copy posting (id, journal_id, account_id, coin, amount, balance) from stdin;
5	019f22ed-85e1-727c-9bcb-da81a9cb9739	2	SGD	-90000000	\N
7	019f22ed-85e1-727c-9bcb-da81a9cb9739	3	SGD	90000000	90000000
21	019f22ed-85e1-734d-8f6e-1f23d96b8210	2	SGD	-2000000000	\N
\.

copy hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at) from stdin;
0003ea2a-b73c-417f-b9a4-1b0629dd7be9	67	LUMA	360000	0	360000	released	token_unlock	01a1a6a8-71e1-7a43-92aa-990d6f28c28f	2026-11-04 13:03:39.489+00	2026-11-17 13:03:39.489+00
04c51c29-2589-483c-8e19-f2fe19bf99e8	6	SGD	505000000	0	0	open	subscription	8c2e0fb3-90fc-442c-8832-739a5845e19e	2026-11-19 13:03:39.489+00	\N
071c3656-eaaa-4e69-aae6-210b72e69d4e	37	tUSD	36180000000	28944000000	7236000000	released	subscription	b8bb6ddb-c29c-4abf-abbb-c9bc13ded166	2026-10-22 13:03:39.489+00	2026-11-04 13:03:39.489+00
0d7ee8a2-b33c-4a59-949b-634a7e03059b	65	LUMA	480000	0	0	open	token_unlock	01a1a6a8-71e1-7723-b343-72dc5dfd517f	2026-11-04 13:03:39.489+00	\N
1e8fe734-2c32-4265-b178-6044a74201df	3	SGD	7035000	6724053	310947	released	subscription	79cc62e0-b1f8-41bd-9a3d-be6bbc97fed8	2026-08-08 16:29:22.346+00	2026-10-01 13:03:39.489+00
2f21bc47-9266-4363-8544-267524f9d798	36	tUSD	12060000000	9648000000	2412000000	released	subscription	2f643e50-e512-40fd-9e68-c3b0f5480deb	2026-10-20 13:03:39.489+00	2026-11-04 13:03:39.489+00
3dae7aec-7beb-48ac-9d6d-88e7c382b4dd	64	LUMA	320000	0	0	open	token_unlock	01a1a6a8-71e1-707c-bcbf-f3abd9f79683	2026-11-04 13:03:39.489+00	\N
72dace9d-7d45-4c93-a463-83dea4dce91a	4	SGD	422100000	403440929	18659071	released	subscription	366deac9-2197-4a3d-a9bf-28e82adefb1c	2026-08-17 06:12:13.774+00	2026-10-01 13:03:39.489+00
7da2453e-de97-4b4c-be77-8013e40ccee9	5	SGD	802000000	0	0	open	subscription	c31180e5-ae6b-4ff1-8a90-658d1f59418f	2026-10-30 03:27:39.489+00	\N
874c4095-6355-4dd6-891b-2b9ed770269b	6	SGD	1447200000	1380683472	66516528	released	subscription	17d56109-e5b2-497e-9ac1-39553063aa77	2026-09-13 09:37:56.631+00	2026-10-01 13:03:39.489+00
88569fe0-39fb-4180-9d76-d46c3e4a627d	4	SGD	101000000	0	0	open	subscription	0f93befb-5536-4083-936a-c6b16bb76f64	2026-11-14 13:03:39.489+00	\N
8980194d-4995-4bcf-9ea3-271dee8384b0	1	SGD	1005000	0	0	open	subscription	446df0f2-9eb1-47c9-a663-3d9fbbe734c3	2026-09-28 13:03:39.489+00	\N
b6063668-9327-4258-82c2-6566d13a9fe6	65	LUMA	960000	0	0	open	token_unlock	01a1a6a8-71e1-7693-8697-cdde2557cd58	2026-11-04 13:03:39.489+00	\N
d5d451fc-a2af-46a5-a9aa-c055d16ba3a1	64	LUMA	160000	0	160000	released	token_unlock	01a1a6a8-71e1-7381-bf3c-e7d3d3c57bb0	2026-11-04 13:03:39.489+00	2026-11-17 13:03:39.489+00
fb73cae7-c408-4a21-aaba-b1976b92e0b7	1	SGD	703500	672406	31094	released	subscription	08f69025-e9ef-4778-8ffc-195eb78424ce	2026-07-31 02:46:30.917+00	2026-10-01 13:03:39.489+00
\.

copy limit_use (customer_id, win_kind, win_start, used, cap) from stdin;
1e12aec6-ada7-4b80-b3d8-a124a275ae0d	day	2026-06-01 00:00:00+00	1	2
\.

copy rate (coin, fiat, price, as_of, source) from stdin;
CNY	SGD	1859256052	2026-11-29 13:05:47.939+00	Local world
CNY	USD	1389083340	2026-11-29 13:05:47.939+00	Local world
CNY	CNY	10000000000	2026-11-29 13:05:47.939+00	Local world
\.

copy rate_held (coin, feed, price, latest, reason, source, as_of, since) from stdin;
NQC2	first	1	1	one_source	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy rate_range (coin, hour, low, high) from stdin;
CNY	2026-11-29 13:00:00+00	1389083340	1389083340
SGD	2026-11-29 13:00:00+00	7471178260	7471178260
USD	2026-11-29 13:00:00+00	10000000000	10000000000
\.

copy external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, reported_amount, reported_held, reported_since) from stdin;
SGD	20449520000	20449520000	379	2026-11-02 13:03:39.489+00	0	\N	\N	\N	\N
tUSD	10090000000000	10090000000000	552	2026-11-29 13:06:02.639+00	0	\N	\N	\N	\N
\.

copy liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves) from stdin;
2026-11-29 13:06:00.06+00	AURB	1237	ec9163a59161a2d92318f23d352c3654956b58b73ac936efdd92ccb7d258b27d	1920000	1024
2026-11-29 13:06:00.06+00	CNY	1237	a0fb8817d5c3c5fe26ef088942d32fb881e19c3661cab245e7c4ded8f262695c	0	1024
2026-11-29 13:06:00.06+00	HCCL	1237	6d0d4469cb0a71b2ffcd6d07b1de9e7d01ea60236d26b2bd85319528f4fa17fb	12000000	1024
2026-11-29 13:06:00.06+00	tUSD	1237	a5e3b04353ebac8096db839f04184a6777fe66ce8de4512c54b20eb2d140e702	9997160081073	1024
\.

copy liability_leaf (taken_at, coin, customer_id, nonce, balance, position) from stdin;
2026-11-29 13:06:00.06+00	AURB	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	a4f59eac328f4bb9e59b1dd627856274badbddc72613f5d158d7003a9368513d	356639	741
2026-11-29 13:06:00.06+00	HCCL	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	58f739f529f73b6faeccff75a5d754f1efca6b427cdda7b0622473158f0156bf	1692535	1007
2026-11-29 13:06:00.06+00	tUSD	18704015-ad82-4356-924d-3556f2021185	e1581c698070eb9be0a5ec91e356510b8b6fd3c335d91ce69c541ba92a854c3d	80000000000	437
\.

copy liability_level (taken_at, coin, level, nodes) from stdin;
2026-11-29 13:06:00.06+00	AURB	5	\\x5033be51dc4031d62c9209ea33ebc8d0fab8005e91e170bb81dc72f40a01408b000000000000000000000000000000009fef7ccea99a1ed95080979ccad625a7323b95f52b323d9e96f62cc56a50e6ef0000000000000000000000000000000054d6ea037859c4848cd78f72ec4a949a767d98b4048690c794a980491034c2cd000000000000000000000000000000007aaa05e9ba5aef35be3b20e0bd71b790de1fe2203f8ed0f325706f1a1ece6a0100000000000000000000000000000000af41db9b153fda913cc2c27bf908023346ec440e4d342be8751a8f6d75e2880e0000000000000000000000000000000096466842b031d818bd7903b7bd8c369192df0fbd5ca3f83bb4f9a8b1eb63fe880000000000000000000000000000000048737b2e1a8712de43dc07e55ee96af97b5ac216ce38588b44c221c686ee42c200000000000000000000000000000000aea0a6c83d45149e1a825ad6d23369b257ec9b9a1769bafcb286c53be6f748ac0000000000000000000000000000000026fbc217344c824d5464f7dbb5753838a6d357e48b035a2cb0cacc5ffa19cf0600000000000000000000000000000000f054016862b8679ba1cb95477733b6ed5f0af457b71519f5305429ffb60a761e000000000000000000000000000d7a0a95395d33ce39be5280a9d633dc8e2a898653e1a085c1eadc9158f4a918406e4600000000000000000000000000000000f84fd1d1cc0854ae93d34ec5675899f0ab3cbf0b8fc96d85c791d17c059f4ee200000000000000000000000000000000e754abfc72b74c9501b329d56f641746bca964b4a628e3a4522319ae28a856da000000000000000000000000000009e720aa8a5759a3b12a235b86a80d3b4ab43c7311f8b6458476c487f22c95fcf18c00000000000000000000000000000000af64b88956f5cf532acde4379228b96770edd0b2ef7b2271e6d2cac749b1c9430000000000000000000000000000263e056d38fcda17efd807c65a8df2ff541ac81320fbfe02e1ac8267d2c1d16cb89900000000000000000000000000000000858a05d931a31b2431024eb87ac056f4b97bc57fbbdfb16cceffae8648b4ddb7000000000000000000000000000000001bc28e5069ab2b8c551bfe690c4835522c0b31c9e844913feaba193c31ee421500000000000000000000000000000000ea848cd6bf361ff822e6a9ed0c1da51ca1aae087b70c27ac68c7bd992890c9a6000000000000000000000000000000003aa05d04e5f2ff95e859038d7f7c442697d1975f8bf2f482f90b57a2d440dc0c0000000000000000000000000007475bef71f9ccc01303f4796b039e475eb8fad14efe8c2c2479949a32a2c5e71f2fbd000000000000000000000000000000008b0beb0010a608b13051cdbf1e7ccdda07e0b1e7366805bb216feddff42f0d4f000000000000000000000000000000001db84f5f3e71ce7bf1df3a5066c9884788c9b78b7f40faed031421d2503c16cb0000000000000000000000000000000003aae6c1c17a105bef2d7d981ed655f10f6c3974e5a47488ffe3516589396b930000000000000000000000000005711fd6fca4cc4335d42dacfd734a38d7573295701e753bd4aeaf4c87ce0277af003a00000000000000000000000000000000b4b42ad583f30f618c8d34b5d81792adbccfc85351c0916d8c839deec781d80c000000000000000000000000000000005f8b3ee9cb65c44582d6ee6570f7c8a4b02909de87901dfc3a1f926de1f38792000000000000000000000000000000004bdbf595370f9dc5d04ac201712d99fcf923d778b5c2ca1cc3c83254213a8b0c000000000000000000000000000000006c234e95f46dc75fddba880580b559aeb3827a0f441dceb9abf3919e81446d2d0000000000000000000000000000000039371d42ee2d80ef9a9a3f51bcfacbfc470f33ec6f2718ff32154228e05c3a0000000000000000000000000000000000fa25048f8cffe4735c29e27e1491f79b84b07ad0e5745d3cca822179670becf90000000000000000000000000002e957d3873a42ffb8c3df922085a3268eeb2ad766a9a7cc4c18e202c2ba0ffb593d9100000000000000000000000000000000
2026-11-29 13:06:00.06+00	AURB	6	\\xe72cf29e07f3d29babfb3a869fb189dfc4293cc521f44f2f6465886ff3a3ccc10000000000000000000000000000000022afeffae838fa2479c67274ccca6cdd4ab4e4d745213a08fb86dd0ced1c57eb00000000000000000000000000000000f14b666c40d857552d90102d6080069e1d971a08a9c1051683919aaf644678d2000000000000000000000000000000001a98a8fc9f82ce4a8f9f0cf4100f034b3442f9e906121694e072ca88dab41a3000000000000000000000000000000000e47ceddc6bf307323eac3bc706f2006e26ef117ff2dabcd278aaf3ff9d9e74f0000000000000000000000000000d7a0a7b5f7228745718ae05538821df79e872f6b205985225587ee325545ab083c83f00000000000000000000000000000000323580a359294a56989ac4dcd0281c848d75f37b4a275a6282186de0b3dbbc07000000000000000000000000000009e7107c171801b29fb6afc9df6c9741c54c6efcd3e9f04bb633354709ab45d9e7d30000000000000000000000000000263e27914fb4fd6af9e373fb8e4801b295cf82bca7f170d15f9f6c21ffef1b141aff00000000000000000000000000000000af96076154c800df6d46126966c75663ff36501276bd115a2555520bb78219e10000000000000000000000000007475bc42da63d60e49a390f2494a63313f25770331b9f643b75240db09789217a482d00000000000000000000000000000000c6dbfca93d93ae068e8e7e79503d5c923bec87f9169c406a9d08269e415555460000000000000000000000000005711f52caf9bf168038fbaecebd6dd4e4ba7507f629cfdc831fd5c2dd03423b106408000000000000000000000000000000003725de205a4aef016356ae16678bba35f706d7e8eb8c2ca309025e87b160e5ae0000000000000000000000000000000074bd7fd3c601b2b0ffc8984e6efd8d9596b63459f2c106d0ba907d6c51e76a940000000000000000000000000000000057718734d68a467f14db0ef54965ecc1349b48cf8da41c31e2b0f772d407de840000000000000000000000000002e957
2026-11-29 13:06:00.06+00	AURB	7	\\xc2678261ac122c7f3d7b55f61e8df70931404d6745a51de5311999083f334d590000000000000000000000000000000076d0c850eb309cb740003c04807bb0da692af474dd212e309c888c5b416d0f47000000000000000000000000000000003ea01fb772431518bc4567db7110c7bc5d83e2fac765e7ee0ed1a63aa995f823000000000000000000000000000d7a0affb67cafb7d0c98fa24cab67604de8b2fdc1c99d7cd174fd14289359df5a10e80000000000000000000000000000302588a13865c25f04bd8125f7ad2783bd58ed85a0cfb9bed52e572fb95ecf46c9f80000000000000000000000000007475bee49574a868ac85db4854f76fce7080d8b00062856eaef9f3d14c34b3ebcf31b0000000000000000000000000005711fdc492b8c12adae92d1007e41c0147e83649d2b20a74a5cf9e50227acde779d0d00000000000000000000000000000000b4e43e76dc7482dcc9009b9a6f267173b3fdc8e106de701e8afe4e95ef064a180000000000000000000000000002e957
\.

copy idempotency (owner, scope, key, body_hash, reply, ref_id, at) from stdin;
customer:18704015-ad82-4356-924d-3556f2021185	ex/api/v1/company_changes/file	c7624930-d6c7-4032-875d-d4afb9ea19a8	daa195b700c0d0694c0caa153f1440e758a1f35d1806d8c2b59fad75b39d123a	{"changes": [{"id": "c7f145d1-0d0f-41fe-9364-a2ea90878541", "note": "Tomas Dahl transferred his stake to Dahl Holding AS.", "parts": {"added": [], "fields": [], "changed": ["6053813e-1a06-484d-852a-e269034399e2"], "removed": [], "ownership": true}, "number": "CC-70001", "status": "waiting", "filedAt": "2026-11-13T13:03:39.489Z", "lateDays": 0, "notifyBy": "2026-11-13", "rejected": null, "changedOn": "2026-11-04", "decidedAt": null, "documents": [{"kind": "register_of_members", "name": "Register of members.pdf", "issuedOn": "2026-11-04"}]}]}	\N	2026-11-13 13:03:39.489+00
customer:18704015-ad82-4356-924d-3556f2021185	ex/broker/apply	838c2763-30a5-4d95-b8b0-4588cf6dc638	b74606463c85190f8d556093e59c93a0214a3f0eed6049a99a0d7bb19c7f321e	{"id": "fe05048b-cef5-4ce0-b83f-766fa4e058f1", "how": "Our order management system sends limit orders by API. Two portfolio managers decide each order.", "code": null, "level": 1, "terms": null, "number": "BR-80001", "reason": null, "status": "applied", "licence": {"type": "securities_dealing", "number": "CMS101204", "country": "SG", "authority": "MAS", "expiresOn": "2040-12-31"}, "signedAt": null, "statusAt": "2026-11-13T13:03:39.489Z", "appliedAt": "2026-11-13T13:03:39.489Z", "expectedClients": 40}	fe05048b-cef5-4ce0-b83f-766fa4e058f1	2026-11-13 13:03:39.489+00
customer:18704015-ad82-4356-924d-3556f2021185	ex/broker/sign	02b10488-9c7b-46f7-9fd6-ab8dd80da896	e0c62dca5a0c00548eab2fb9ac970839d1908fde6da2186c798b330bd7b8047e	{"id": "fe05048b-cef5-4ce0-b83f-766fa4e058f1", "how": "Our order management system sends limit orders by API. Two portfolio managers decide each order.", "code": null, "level": 1, "terms": null, "number": "BR-80001", "reason": null, "status": "contract", "licence": {"type": "securities_dealing", "number": "CMS101204", "country": "SG", "authority": "MAS", "expiresOn": "2040-12-31"}, "signedAt": "2026-11-13T13:03:39.489Z", "statusAt": "2026-11-13T13:03:39.489Z", "appliedAt": "2026-11-13T13:03:39.489Z", "expectedClients": 40}	fe05048b-cef5-4ce0-b83f-766fa4e058f1	2026-11-13 13:03:39.489+00
\.

copy captcha_answer (digest, at) from stdin;
invented@tessera.example	2026-06-02 00:00:00+00
\.

copy upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at) from stdin;
082452b2-ca23-4fab-a45e-662c4771adb8	customer:18704015-ad82-4356-924d-3556f2021185	attachment	Partnership agreement.pdf	application/pdf	706	853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f	ee/ee1040a5-7fcb-490c-b73c-41630d55746c	2026-11-13 13:03:39.489+00
1124b1c5-da2e-4d31-8be6-9a8cdcdc666d	customer:42e4b152-02f8-448c-9c7d-b227b19d1361	attachment	Confirmation of role.pdf	application/pdf	764	4518d78ea82ea3957633ebf163816e9b1fe39b47ba06eb3f3284a78e2588665c	51/51585c1f-09c0-4c74-8393-0fc0b24d976e	2026-07-02 13:03:39.489+00
1eaed96e-df97-4db2-81ac-4ac3737cdbbf	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	attachment	SLW31-memorandum.pdf	application/pdf	1085	032e343887348caece2cee95b4dc28390752107edd80a50c433d4876f81b0282	4f/4f445321-0dea-44d7-b533-8963a6fbb308	2026-09-17 13:03:39.489+00
21f2ccdc-7b4f-4910-90f3-aa3a980b4eb5	customer:6f5bd42b-766c-4693-ab8c-d96c5feda552	kyc	selfie.png	image/png	10133	e79b724a6e37459938b6af6edfe36f39074c316fc3245efdf62ee6553f0d8486	03/03e0b99f-121f-4006-8d96-e4420e2ea12b	2026-07-02 13:03:39.489+00
44d98457-cc65-4eb8-8299-86756617aafa	customer:6f5bd42b-766c-4693-ab8c-d96c5feda552	attachment	Confirmation of role.pdf	application/pdf	764	bc8497c2bb06197a5bbcbfc077025c1fbe002fbe5ae00ddb5770df84ab2c0b5b	9e/9e7c377d-2a43-4542-89f8-a7abbdf889d9	2026-07-02 13:03:39.489+00
4d29c321-5075-44c2-97bd-97428a900c08	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	attachment	TMFG-memorandum.pdf	application/pdf	1057	84f960d743451c67eb8012b4f925a14af7a2ee1800f52f5edad75308de9c5ddf	29/29633c03-c5fd-49ab-8f8d-0f7558699916	2026-09-12 13:03:39.489+00
5ae9e8b1-d3d6-47c7-ab8b-4223fde59000	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	attachment	OPLG-memorandum.pdf	application/pdf	1047	fba3ad02ea4c90b1630bb7093a1fee4f77e7ba09b18ab5c84e35bd5934616605	c7/c771b6c2-9d7a-495b-83a0-5500afc2169c	2026-11-21 13:03:39.489+00
5b63fe47-3818-4980-bad1-789457178054	customer:42e4b152-02f8-448c-9c7d-b227b19d1361	kyc	passport.png	image/png	10313	d045683b471dc4ef93db4b9e3e10f2ca0b33440b1ba09bcbae8ae61b81bdee28	5a/5a7ff733-fa84-4248-881d-44ba3ea1410f	2026-07-02 13:03:39.489+00
5fd5b2d8-75ef-496c-8e4f-a8e5a8abe8cc	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	attachment	PSRB-memorandum.pdf	application/pdf	1086	56249896e08c22d84723662546c4d904d09a5f16326d24acc43c0e26495466bf	ca/ca2a0043-b2cd-47fc-a92d-8e82aceb91a5	2026-11-06 13:03:39.489+00
61545b13-481b-46c3-9c28-efb2924b6e45	customer:18704015-ad82-4356-924d-3556f2021185	attachment	Register of members.pdf	application/pdf	724	66b7d3665ceeabc4da3c3a05c7a17fc5847680ad4491d93d2d6fa977b81e7ca4	62/62b2c512-d163-4b96-92b9-fac9ceb5cd95	2026-11-13 13:03:39.489+00
6a57e7ed-5aa9-4245-9d35-5d828bbf7449	customer:18704015-ad82-4356-924d-3556f2021185	attachment	Resolution to open an account and appoint traders.pdf	application/pdf	734	61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b	f6/f627f796-dedf-455d-907f-939e43b03143	2026-11-13 13:03:39.489+00
7df911f8-d766-4af6-bf41-03e45557b230	customer:18704015-ad82-4356-924d-3556f2021185	attachment	Capital markets services licence.pdf	application/pdf	717	149a99e2d0a0c2c281b1e9f26cff805562eb8140ab2133fa5a28a7c212abcba2	b7/b7c5bbd4-d394-485f-b5a3-89d161e0a57e	2026-11-13 13:03:39.489+00
85b45b25-b3b4-4d84-9b7e-a1e1d1dbe723	customer:1e12aec6-ada7-4b80-b3d8-a124a275ae0d	attachment	Confirmation of role.pdf	application/pdf	764	e7e43630e9cd871dac8f665f6a7eba89c03170f0a3d696ced61766689c82584d	ea/ea54db08-d61b-4750-843f-cbc3ee55e408	2026-07-02 13:03:39.489+00
adabb5f8-3dea-4202-b5e9-d661461069d7	customer:6f5bd42b-766c-4693-ab8c-d96c5feda552	kyc	passport.png	image/png	10101	37dc48b344f0b74d8e141add656f3b162f43bd91298af194df6da00ffa3947de	6b/6b5d96f9-1c20-402c-a409-5de0e70a61e7	2026-07-02 13:03:39.489+00
b4bd521f-2c43-4f49-8010-75e500ca6b66	customer:18704015-ad82-4356-924d-3556f2021185	attachment	Best execution policy.pdf	application/pdf	706	e13748fd369ac2a337037413bbeae9a199beefb8603cb87fb26c6b680563cbbe	57/57d5b4f1-1b67-45fa-85b5-509776e0d920	2026-11-13 13:03:39.489+00
b5a76ee8-0798-4e26-a8bb-c287c214a9c3	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	video	lantern-bay.webm	video/webm	73481	0120a33897a9758686687ce80d5a44d998ef2de574bdb29926e22bebaa9c68a3	e7/e7a4a50d-b479-4334-8c66-3b6f75008c6e	2026-11-01 13:03:39.489+00
b71113c6-569d-486f-94c5-60ff4d293522	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	attachment	LBR3-memorandum.pdf	application/pdf	1156	f538a568f904069d54598b4d9f4068ec34c106c822b79e629efd0cbf42fe1694	43/4345aa9d-1dcc-40e7-ba1e-ff4eeeb81b6e	2026-11-01 13:03:39.489+00
c47fc4ba-9a9e-4072-9fa1-1c143f468c36	customer:cf1e9196-c631-4261-be0c-98dd3025c7a8	attachment	Statement of assets.pdf	application/pdf	754	f50f1d6566d18a9536e3862f71b9875bf3233e4e8004cc19114b4efd0dd609cd	1e/1e9ae417-0fd5-4435-8bfa-60c8ed973394	2026-07-02 13:03:39.489+00
d0601637-e454-4965-8c7c-9f6fc8270b39	customer:18704015-ad82-4356-924d-3556f2021185	attachment	Proof of business address.pdf	application/pdf	710	ace687f03a89da054e536e350307422304a17b98300a9056a7bec56a614f68b1	87/876ca171-8c4e-49a5-b19a-2368c5cb1646	2026-11-13 13:03:39.489+00
d0ad97ae-f97b-4ac6-8561-874ad8eecf39	customer:42e4b152-02f8-448c-9c7d-b227b19d1361	kyc	selfie.png	image/png	10338	4a05d226d89d9286d2c9cdbea893a01940c7b47a1ffdae88825648692041152f	85/852de7ce-b9d4-44f2-acfd-a762a5eeac73	2026-07-02 13:03:39.489+00
dc94e78c-004a-4fab-bacd-bc54c2e495cb	customer:18704015-ad82-4356-924d-3556f2021185	attachment	Business profile from the registry.pdf	application/pdf	719	cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518	10/10de3354-e15e-4832-9600-027d9e0f7ee3	2026-11-13 13:03:39.489+00
\.

copy quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at, finding) from stdin;
3d671de8-78b8-4c1d-bd04-f456a8a8b0db	DBSSSGSG	DBSSSGSG	SG	Invented	100	ABCD	+6591234567	2026-06-02 00:00:00+00	DBSSSGSG
\.

copy message (id, customer_id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at) from stdin;
012997d8-d736-4f9b-b0e5-f905845c8522	cf1e9196-c631-4261-be0c-98dd3025c7a8	funds	fiat_order_completed	{"fiat": "SGD", "order": "FD2607020004", "amount": "62000000.00"}	/assets/flowingWater	2026-07-02 13:03:39.489+00	\N	funds:FD2607020004	f	\N
02f3fd9c-9323-464e-aea3-b40bac319f2c	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	invest	subscription_allotted	{"coin": "HCCL", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}, "quantity": "2389486"}	/assets/tokenAccount	2026-10-01 13:03:39.489+00	\N	\N	f	\N
0887a208-f54e-4f0d-ab29-b00177c09651	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	security	new_sign_in	{"at": "2026-11-29T13:06:01.597Z", "ip": "2001:db8:e39b:dabb::1", "device": "--"}	/personal/safetyRecord	2026-11-29 13:06:01.597+00	\N	\N	f	\N
\.

copy mail (id, recipient, lang, kind, params, created_at, useless_at, sent_at) from stdin;
03469833-eede-40df-a34d-9a3a24a0a4bb	quotes@meridian.example	en_US	distribution_paid	{"tax": "0.00", "fiat": "SGD", "amount": "166817.09", "period": "2026-H2", "product": {"en_US": "Aurelle Bioworks Series C", "zh_CN": "奥睿生科 C 轮优先股"}}	2026-11-02 13:03:39.489+00	\N	2026-11-29 13:05:57.866501+00
038b4b67-8e54-4cc5-bdb6-0a80d3c4e804	chen@tessera.example	zh_CN	distribution_paid	{"tax": "176.49", "fiat": "SGD", "amount": "1588.41", "period": "2026-H2", "product": {"en_US": "Aurelle Bioworks Series C", "zh_CN": "奥睿生科 C 轮优先股"}}	2026-11-02 13:03:39.489+00	\N	2026-11-29 13:05:57.648554+00
05b26bef-34a1-400b-bf60-b44145843a8d	orders@straits.example	en_US	subscription_allotted	{"coin": "HCCL", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}, "quantity": "2389486"}	2026-10-01 13:03:39.489+00	\N	2026-11-29 13:05:56.215784+00
\.

copy sms (id, phone, prefix, dial, channel, lang, kind, params, requested_by, created_at, useless_at, sent_at, provider_id, status, status_at, unsent_for) from stdin;
7b318eae-0642-4812-88e6-156204b26fb2	INV000001	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	ABCD	voice	en_US	en_US	[]	owner	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	ABCD	delivered	\N	\N
\.

copy sms_budget (the_row, sms_closed, voice_closed, number_day, prefix_day, country_day, exchange_day) from stdin;
t	f	f	10	100	2000	20000
\.

copy sms_country_budget (dial, country_day, sms_closed, voice_closed) from stdin;
65	\N	f	t
\.

copy approval_request (id, number, kind, subject_id, verdict, proposal, reason_code, customer_message, content, content_hash, reason, status, requested_by, requested_at, decided_at) from stdin;
01b58157-c4db-4cf3-9b40-2eebc73980a4	13	cms_text	4d1cb4f6-674d-40c4-bd17-01f9f7a3b3a7	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "How long does a withdrawal take?", "zh": "提现需要多久？"}, "slug": "faq-withdrawal", "author": {"id": "85dc0025-bb24-4f9f-b9ad-11f8e49636c9", "name": "Priya Tan"}, "version": 1, "textHash": "9f48842523c63c14626de80a9f06ee6428fcf411354c012196e832664fe300a2", "publishAt": null, "linkedFrom": null}	bb4a8c45fd027c01c50d678847bc23a51b575fee12603d7548ff5906dfc842a7	Read in both languages.	approved	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00
11015e55-d918-4997-ba4b-adbd89da7bf5	52	product_publish	550c8a5c-d4e2-4184-a7f5-a7f83949f506	approve	{}	\N	\N	{"name": {"en": "Northquay Private Credit Fund II", "zh": "北码头私募信贷基金 II"}, "supply": "120000", "symbol": "NQC2", "opensAt": "2026-11-17T13:03:39.489Z", "version": 2, "closesAt": "2027-02-08T13:03:39.489Z", "currency": "SGD", "termsHash": "1b7f34035e26509082a42482710cdb2a8fc99e61a8f0b926b0858a1c75d12387", "unitPrice": "500.00"}	8c365b7a0390cf520cca777af325392f97b181b74324e09c4a5f97e6b6ac9720	Terms agree with the memorandum.	approved	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-11-14 13:03:39.489+00	2026-11-14 13:03:39.489+00
22914945-4761-4361-9067-7a318e8e4dee	49	company_review	020c78de-da0b-402c-957a-3c83bebe3add	approve	{}	\N	\N	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "number": "CO-50001", "signer": "Helena Voss", "persons": [{"id": "5935233d-765b-4c6d-bc81-8e6188bec638", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "birthDate": "1981-02-14", "nationality": "IN", "idNumberHash": "7a9466eec01845813fe20fec329d622a2148bd8bd48500f036c2d663adc07d25"}, {"id": "6053813e-1a06-484d-852a-e269034399e2", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "birthDate": "1968-11-02", "nationality": "NO", "idNumberHash": "d2ed6c6c2ed10cae9324f485fde2c307b792c31bbdc2de5f24cd69675ad4b774"}, {"id": "71e32322-b960-4265-85b2-06d4d65597b6", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "birthDate": "1974-05-04", "nationality": "SG", "idNumberHash": "f3c03ac1ba3b60654b395d01247ae86036fce65de5fa6d153246cf0d25b2f62d"}], "version": 1, "documents": [{"kind": "board_resolution", "sha256": "61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b", "issuedOn": "2026-11-04", "uploadId": "6a57e7ed-5aa9-4245-9d35-5d828bbf7449"}, {"kind": "business_profile", "sha256": "cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518", "issuedOn": "2026-11-04", "uploadId": "dc94e78c-004a-4fab-bacd-bc54c2e495cb"}, {"kind": "partnership_agreement", "sha256": "853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f", "issuedOn": "2026-11-04", "uploadId": "082452b2-ca23-4fab-a45e-662c4771adb8"}, {"kind": "proof_of_address", "sha256": "ace687f03a89da054e536e350307422304a17b98300a9056a7bec56a614f68b1", "issuedOn": "2026-11-04", "uploadId": "d0601637-e454-4965-8c7c-9f6fc8270b39"}], "structure": {"stakes": [], "entities": [], "restBelow": false}, "customerId": "18704015-ad82-4356-924d-3556f2021185", "registrationHash": "2d61d4387bdbe7d9f3905067fa46121219723a5f8a6a1a5af67541916c0629b5"}	611d9d09ba27ac80c3cfa50bade26745f2b7c2e0e2daae5b15d58ba14b8282c0	The registry confirms the partnership and its partners.	approved	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-11-13 13:03:39.489+00	2026-11-13 13:03:39.489+00
297e0d07-68b4-4b78-a3e7-b37fe826cc71	20	kyc_review	92462719-a552-44b6-8cac-9d238ad61e8a	approve	{}	\N	\N	{"number": "KYC-30001", "photos": [{"kind": "front", "sha256": "f941ed4649a8de270a908bee43e597bdcdfcb51a94a93583265e4f979e7692e5", "uploadId": "4fb0cc1e-7bb7-43b8-b3ce-157886abcce5"}, {"kind": "selfie", "sha256": "4456557ddbb022efdc8051a156c319cc86a6a787fa13d3c88060eb2882bef34f", "uploadId": "b3be7b69-3eec-4dcd-9093-aa84866ac8f4"}], "address": {"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}, "version": 1, "birthDate": "1988-04-12", "legalName": "Lim Jia Wen", "customerId": "c2104418-fe64-4ffb-98ba-838a8a2e59a9", "nationality": "SG", "documentType": "passport", "documentExpiresOn": "2033-05-31", "documentNumberHash": "75affa080cc2537294e4fd240263d7f81915e51e22337aafdaf313ad2bf1cfca", "documentNumberMasked": "••••••82P"}	2e9bfdc371c9e7fb40488d64cbfb97f81fe9e90bb9ba6fabf9f74cfb962a07e6	Passport is genuine and matches the photo.	approved	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00
52e3109f-6b60-4008-b7d7-b7c7f36b226c	2	cms_text	d5834029-5591-4e47-9f25-1bc0f3a0aabe	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "legal", "name": {"en": "Privacy policy", "zh": "隐私政策"}, "slug": "privacy", "author": {"id": "85dc0025-bb24-4f9f-b9ad-11f8e49636c9", "name": "Priya Tan"}, "version": 1, "textHash": "ac91b9fa0b91f1abaea1d768b0f15ed7402e69a529250b648d708d1549ab575f", "publishAt": null, "linkedFrom": null}	947710271a94dd83812db65558c9ca19601e3d5af42ca0b61dca24921e818883	Read in both languages.	approved	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00
b83102b1-4c60-4f39-ac9b-dc863669e048	44	fiat_match	3aee0756-0fc0-4194-9834-90a80d2b42a5	approve	{"distributionId": "5c263a46-3a96-4b7b-be3e-8c60345fe236"}	\N	\N	{"line": {"bank": "Merlion Bank", "coin": "SGD", "text": "Dividend AURB", "amount": "355200.00", "lineId": "SGD-000007", "reason": "no_reference", "sameAs": "", "payerName": "Aurelle Bioworks", "accountNumber": "003-918204-7"}, "order": null, "payout": null, "distribution": {"id": "5c263a46-3a96-4b7b-be3e-8c60345fe236", "fiat": "SGD", "fits": true, "number": "DS-70001", "period": "2026-H2", "symbol": "AURB", "missing": "355200.00"}}	4d19ac976c5e22c5f6a1049eba2bf9f577cc11af101f0b02823f16a77e4e8098	The issuer announced it.	approved	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-10-31 13:03:39.489+00	2026-10-31 13:03:39.489+00
\.

copy approval (id, request_id, verdict, content_hash, approver_id, note, at) from stdin;
006b6a04-1f14-41f1-b592-fd799c382123	297e0d07-68b4-4b78-a3e7-b37fe826cc71	approve	2e9bfdc371c9e7fb40488d64cbfb97f81fe9e90bb9ba6fabf9f74cfb962a07e6	377b9d75-8cf3-4991-ad77-65210737f5bd	Passport is genuine and matches the photo.	2026-07-02 13:03:39.489+00
00b807ed-770b-40c4-97eb-8234ba09be4a	b83102b1-4c60-4f39-ac9b-dc863669e048	approve	4d19ac976c5e22c5f6a1049eba2bf9f577cc11af101f0b02823f16a77e4e8098	377b9d75-8cf3-4991-ad77-65210737f5bd	The issuer announced it.	2026-10-31 13:03:39.489+00
02f95afa-27a2-417a-a6e1-5313716cf370	52e3109f-6b60-4008-b7d7-b7c7f36b226c	approve	947710271a94dd83812db65558c9ca19601e3d5af42ca0b61dca24921e818883	377b9d75-8cf3-4991-ad77-65210737f5bd	Read in both languages.	2026-07-02 13:03:39.489+00
\.

copy document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at) from stdin;
377b9d75-8cf3-4991-ad77-65210737f5bd	020c78de-da0b-402c-957a-3c83bebe3add	6a57e7ed-5aa9-4245-9d35-5d828bbf7449	2026-11-13 13:03:39.489+00	accepted	2026-11-13 13:03:39.489+00
377b9d75-8cf3-4991-ad77-65210737f5bd	020c78de-da0b-402c-957a-3c83bebe3add	082452b2-ca23-4fab-a45e-662c4771adb8	2026-11-13 13:03:39.489+00	accepted	2026-11-13 13:03:39.489+00
377b9d75-8cf3-4991-ad77-65210737f5bd	020c78de-da0b-402c-957a-3c83bebe3add	d0601637-e454-4965-8c7c-9f6fc8270b39	2026-11-13 13:03:39.489+00	accepted	2026-11-13 13:03:39.489+00
\.

copy audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash) from stdin;
1	2026-07-02 13:03:39.489+00	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	operators.activate	operator	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	\N	{"status": "active"}	\N	127.0.0.1	0000000000000000000000000000000000000000000000000000000000000000	7dfc775d079cfc7af302302916f510c574ad5c0e2ce9ed77464c065dc77d69be
2	2026-07-02 13:03:39.489+00	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	operators.sign_in	operator	85dc0025-bb24-4f9f-b9ad-11f8e49636c9	\N	\N	\N	127.0.0.1	7dfc775d079cfc7af302302916f510c574ad5c0e2ce9ed77464c065dc77d69be	1f907d1055651851cfb54335ed9e0b60dc4357666ece1d0dc0af8957315625ca
3	2026-07-02 13:03:39.489+00	operator:377b9d75-8cf3-4991-ad77-65210737f5bd	operators.activate	operator	377b9d75-8cf3-4991-ad77-65210737f5bd	\N	{"status": "active"}	\N	127.0.0.1	1f907d1055651851cfb54335ed9e0b60dc4357666ece1d0dc0af8957315625ca	1237f2a169124380c9e308e80ccf80ea4031169ce1afbd43bffca8c4a93284fe
\.

copy audit_copy (the_row, seq, hash, at, answered_at, knows_more) from stdin;
t	329	13b61c4dcee08fce6212282af21e22ddc5b118f09c3a93f2d2fea9c298de1305	2026-11-29 13:05:46.337+00	2026-11-29 13:05:46.359408+00	f
\.

copy books_check (id, at, scope, findings, detail, saw_up_to, began_at, saw_journal, saw_act, unconfirmed) from stdin;
1	2026-07-02 13:03:39.489+00	everything	0	[]	0	2026-11-29 13:03:52.959+00	0	67	[]
2	2026-11-13 13:03:39.489+00	tail	0	[]	\N	2026-11-29 13:04:59.35+00	551	281	[]
3	2026-11-29 13:06:03.077+00	tail	0	[]	\N	2026-11-29 13:05:59.795+00	1237	329	[]
\.

copy webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at, accepted_at, rests_until, busy_until, turn_at, is_quick) from stdin;
f1b0fdfa-e013-494f-93a5-1c2af2e05037	ca90493e-1ff3-451e-a2c6-0d33c0a469be	c2104418-fe64-4ffb-98ba-838a8a2e59a9	1	SG	{Invented}	invented@tessera.example	paused	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	\N	t
\.

copy webhook_event (id, number, customer_id, type, subject_id, data, created_at) from stdin;
8c2414c0-fe1e-4e91-82c8-7ba5ce5fe4b9	1	ca90493e-1ff3-451e-a2c6-0d33c0a469be	invented@tessera.example	1ed8a194-21f5-4313-a3e6-502d5e357811	{}	2026-06-02 00:00:00+00
\.

copy webhook_delivery (id, endpoint_id, event_id, status, tries, created_at, next_at, last_at, last_status, last_error) from stdin;
4bbf4f75-2920-4f21-8ad7-4213bf508333	f1b0fdfa-e013-494f-93a5-1c2af2e05037	8c2414c0-fe1e-4e91-82c8-7ba5ce5fe4b9	delivered	1	2026-06-01 00:00:10+00	\N	\N	1	\N
\.

copy webhook_orders_read (id, fill_seq, canceled_number) from stdin;
1	1237	2237
\.

copy identity_choice (customer_id, kind, at) from stdin;
18704015-ad82-4356-924d-3556f2021185	company	2026-11-13 13:03:39.489+00
1e12aec6-ada7-4b80-b3d8-a124a275ae0d	personal	2026-07-02 13:03:39.489+00
42e4b152-02f8-448c-9c7d-b227b19d1361	personal	2026-07-02 13:03:39.489+00
\.

copy kyc_case (id, number, customer_id, status, version, opened_at, submitted_at, decided_at, reason_code, customer_message, approved_at) from stdin;
224360e6-863d-40e4-bc27-8046f87d82c6	30005	42e4b152-02f8-448c-9c7d-b227b19d1361	approved	1	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	2026-07-02 13:03:39.489+00
42f81672-07ac-4942-81bf-3c0e605bd4b1	30003	6f5bd42b-766c-4693-ab8c-d96c5feda552	approved	1	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	2026-07-02 13:03:39.489+00
5af7a421-f613-4dc5-b5fd-5dbce25d129e	30006	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	approved	1	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	2026-07-02 13:03:39.489+00
8821f62e-cbe6-4c31-9cac-f0f36d3f0140	30004	cf1e9196-c631-4261-be0c-98dd3025c7a8	approved	1	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	2026-07-02 13:03:39.489+00
\.

copy kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash, document_number_masked, document_expires_on, address, at, source, source_at, unverified_fields, number_formula) from stdin;
224360e6-863d-40e4-bc27-8046f87d82c6	1	Ong Rui Min	1990-09-30	SG	passport	k1.GKAkuL9j_pGz0o0i.QbFq0DBF1pU0eKtwxYrHfQ.zxpiYlQ3fXeK	dcdfb109bc19e55d0d869a45c38ebc9fc8433b9782bbda079a501b6e62fb36e2	••••••27L	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 13:03:39.489+00	customer	\N	{}	2
42f81672-07ac-4942-81bf-3c0e605bd4b1	1	Farid Anwar	1971-06-21	MY	passport	k1.VkpaoaP7kaVGLSQ6._e9ThzcLDk0q5MO6BgnaUw.nw9XsIfcf5qU	9c380d123be100c7f3cc531ce812a6306cf7fd056af42bab104dc982486377d1	••••••275	2033-05-31	{"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}	2026-07-02 13:03:39.489+00	customer	\N	{}	2
5af7a421-f613-4dc5-b5fd-5dbce25d129e	1	Nadia Rahman	1986-12-08	SG	passport	k1.uZDj3xWToGwJUJ_u.uE7dxlYwzG6TnIOfT2hJQg.LXRsGPCDSCJR	20617422d422e3af7e8ad61c57857153a3de278ef3927d4f932b2bb775402373	••••••38M	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 13:03:39.489+00	customer	\N	{}	2
\.

copy kyc_document (case_id, version, kind, upload_id) from stdin;
224360e6-863d-40e4-bc27-8046f87d82c6	1	front	5b63fe47-3818-4980-bad1-789457178054
224360e6-863d-40e4-bc27-8046f87d82c6	1	selfie	d0ad97ae-f97b-4ac6-8561-874ad8eecf39
42f81672-07ac-4942-81bf-3c0e605bd4b1	1	front	adabb5f8-3dea-4202-b5e9-d661461069d7
\.

copy kyc_ask (case_id, version, item, reason_code, customer_message, requested_by, at) from stdin;
5af7a421-f613-4dc5-b5fd-5dbce25d129e	1	details	USD	\N	c8aa317d-2ee3-4e2b-808e-caf18131dcc7	2026-06-03 00:00:00+00
\.

copy kyc_identity (number_hash, customer_id) from stdin;
20617422d422e3af7e8ad61c57857153a3de278ef3927d4f932b2bb775402373	1e12aec6-ada7-4b80-b3d8-a124a275ae0d
30dc121e379093ccecccb65094ba9cfbc9048082b9315793cf294e9fc3eeefaf	cf1e9196-c631-4261-be0c-98dd3025c7a8
75affa080cc2537294e4fd240263d7f81915e51e22337aafdaf313ad2bf1cfca	c2104418-fe64-4ffb-98ba-838a8a2e59a9
\.

copy identity_check (id, customer_id, at, matched) from stdin;
0f882e9d-115d-4b22-aa55-d84c95165f40	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	2026-06-01 00:00:00+00	t
\.

copy kyc_handover (id, customer_id, flow, items, status, code_hash, device, phone_hash, created_at, opened_at, done_at, expires_at) from stdin;
f5d3c891-4cd7-483d-af38-624e8f41b902	18704015-ad82-4356-924d-3556f2021185	personal	{Invented}	waiting	HDFC0ABCDEF	invented	\N	2026-06-01 00:00:00+00	\N	\N	2026-06-03 00:00:00+00
\.

copy kyc_handover_photo (handover_id, item, upload_id, at) from stdin;
f5d3c891-4cd7-483d-af38-624e8f41b902	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	21f2ccdc-7b4f-4910-90f3-aa3a980b4eb5	2026-06-02 00:00:00+00
\.

copy company_application (id, number, customer_id, status, version, company_type, name, registration_number, registration_hash, incorporated_on, contact_number, source_of_funds, nature_of_business, application_reason, website, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code, customer_message) from stdin;
020c78de-da0b-402c-957a-3c83bebe3add	50001	18704015-ad82-4356-924d-3556f2021185	approved	2	limited_liability_partnership	Northquay Capital Partners LLP	T19LL0452K	2d61d4387bdbe7d9f3905067fa46121219723a5f8a6a1a5af67541916c0629b5	2019-06-01	+6561234567	Capital of the partners and retained earnings.	Investment in private credit.	To subscribe to offerings and hold them.	\N	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	f	2026-11-13 13:03:39.489+00	2026-11-13 13:03:39.489+00	2026-11-13 13:03:39.489+00	0	2026-11-13 13:03:39.489+00	\N	\N
\.

copy company_document (application_id, kind, upload_id, issued_on, added_at) from stdin;
020c78de-da0b-402c-957a-3c83bebe3add	partnership_agreement	082452b2-ca23-4fab-a45e-662c4771adb8	2026-11-04	2026-11-13 13:03:39.489+00
020c78de-da0b-402c-957a-3c83bebe3add	business_profile	dc94e78c-004a-4fab-bacd-bc54c2e495cb	2026-11-04	2026-11-13 13:03:39.489+00
020c78de-da0b-402c-957a-3c83bebe3add	board_resolution	6a57e7ed-5aa9-4245-9d35-5d828bbf7449	2026-11-04	2026-11-13 13:03:39.489+00
\.

copy company_person (id, application_id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, added_at, account_hash, register_fields, register_roles, number_formula, register_differs) from stdin;
5935233d-765b-4c6d-bc81-8e6188bec638	020c78de-da0b-402c-957a-3c83bebe3add	Mira Ranganathan	{limited_partner}	passport	k1.3h6gBL-9fw0KATfy.wdVdwj6UwbG7QqxeLPa0Dw.UHy7fqwtSkUk	7a9466eec01845813fe20fec329d622a2148bd8bd48500f036c2d663adc07d25	••••••22K	IN	1981-02-14	1800	2026-11-13 13:03:39.489+00	51341124cdfc777a07adc86e1ed31508c140a31247816c016753905d593037eb	\N	\N	2	{}
6053813e-1a06-484d-852a-e269034399e2	020c78de-da0b-402c-957a-3c83bebe3add	Tomas Dahl	{limited_partner}	passport	k1.yLS_jEObbs-vqjXk.uoNsvbZ4FYrLEHX8UZCnAA.Gcg4bIOxlhSa	d2ed6c6c2ed10cae9324f485fde2c307b792c31bbdc2de5f24cd69675ad4b774	••••••21K	NO	1968-11-02	\N	2026-11-13 13:03:39.489+00	cd16b70e7af9f61f244fde688ee799bc268b64fc5b49f5bac8598873c64906f8	\N	\N	2	{}
71e32322-b960-4265-85b2-06d4d65597b6	020c78de-da0b-402c-957a-3c83bebe3add	Helena Voss	{general_partner,authorized_trader}	passport	k1.UNQBh-Ku6cefOURC.07lmX8YMY5AKvrV7FTghxQ.TV3K84E8o2op	f3c03ac1ba3b60654b395d01247ae86036fce65de5fa6d153246cf0d25b2f62d	••••••20K	SG	1974-05-04	4200	2026-11-13 13:03:39.489+00	335e364f4fc8676cb6a20441a77ba350a1456ba919e5cfb8a9bd2d50d80a5d40	\N	\N	2	{}
\.

copy company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at) from stdin;
020c78de-da0b-402c-957a-3c83bebe3add	1	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "5935233d-765b-4c6d-bc81-8e6188bec638", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "51341124cdfc777a07adc86e1ed31508c140a31247816c016753905d593037eb", "id_number_hash": "7a9466eec01845813fe20fec329d622a2148bd8bd48500f036c2d663adc07d25", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.3h6gBL-9fw0KATfy.wdVdwj6UwbG7QqxeLPa0Dw.UHy7fqwtSkUk", "register_differs": []}, {"id": "6053813e-1a06-484d-852a-e269034399e2", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "cd16b70e7af9f61f244fde688ee799bc268b64fc5b49f5bac8598873c64906f8", "id_number_hash": "d2ed6c6c2ed10cae9324f485fde2c307b792c31bbdc2de5f24cd69675ad4b774", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.yLS_jEObbs-vqjXk.uoNsvbZ4FYrLEHX8UZCnAA.Gcg4bIOxlhSa", "register_differs": []}, {"id": "71e32322-b960-4265-85b2-06d4d65597b6", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "335e364f4fc8676cb6a20441a77ba350a1456ba919e5cfb8a9bd2d50d80a5d40", "id_number_hash": "f3c03ac1ba3b60654b395d01247ae86036fce65de5fa6d153246cf0d25b2f62d", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.UNQBh-Ku6cefOURC.07lmX8YMY5AKvrV7FTghxQ.TV3K84E8o2op", "register_differs": []}], "structure": {"stakes": [], "entities": [], "restBelow": false}}	2026-11	e3cfba9ce947ff1333e1a395d2be4df189d93bd1480cda17cc95d30a390bcf5d	71e32322-b960-4265-85b2-06d4d65597b6	Helena Voss	2026-11-13 13:03:39.489+00
020c78de-da0b-402c-957a-3c83bebe3add	2	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "5935233d-765b-4c6d-bc81-8e6188bec638", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "51341124cdfc777a07adc86e1ed31508c140a31247816c016753905d593037eb", "id_number_hash": "7a9466eec01845813fe20fec329d622a2148bd8bd48500f036c2d663adc07d25", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.3h6gBL-9fw0KATfy.wdVdwj6UwbG7QqxeLPa0Dw.UHy7fqwtSkUk", "register_differs": []}, {"id": "6053813e-1a06-484d-852a-e269034399e2", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "cd16b70e7af9f61f244fde688ee799bc268b64fc5b49f5bac8598873c64906f8", "id_number_hash": "d2ed6c6c2ed10cae9324f485fde2c307b792c31bbdc2de5f24cd69675ad4b774", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.yLS_jEObbs-vqjXk.uoNsvbZ4FYrLEHX8UZCnAA.Gcg4bIOxlhSa", "register_differs": []}, {"id": "71e32322-b960-4265-85b2-06d4d65597b6", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "335e364f4fc8676cb6a20441a77ba350a1456ba919e5cfb8a9bd2d50d80a5d40", "id_number_hash": "f3c03ac1ba3b60654b395d01247ae86036fce65de5fa6d153246cf0d25b2f62d", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.UNQBh-Ku6cefOURC.07lmX8YMY5AKvrV7FTghxQ.TV3K84E8o2op", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "d328c88b-6517-4768-9a26-72009ac3479d"}, {"ofId": "d328c88b-6517-4768-9a26-72009ac3479d", "share": 10000, "ownerId": "dd05f558-1467-4f67-ba20-36e71429211e"}, {"ofId": "dd05f558-1467-4f67-ba20-36e71429211e", "share": 9700, "ownerId": "6053813e-1a06-484d-852a-e269034399e2"}], "entities": [{"id": "d328c88b-6517-4768-9a26-72009ac3479d", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "dd05f558-1467-4f67-ba20-36e71429211e", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	e3cfba9ce947ff1333e1a395d2be4df189d93bd1480cda17cc95d30a390bcf5d	71e32322-b960-4265-85b2-06d4d65597b6	Helena Voss	2026-11-13 13:03:39.489+00
\.

copy company_version_document (application_id, version, kind, upload_id, issued_on) from stdin;
020c78de-da0b-402c-957a-3c83bebe3add	1	board_resolution	6a57e7ed-5aa9-4245-9d35-5d828bbf7449	2026-11-04
020c78de-da0b-402c-957a-3c83bebe3add	1	business_profile	dc94e78c-004a-4fab-bacd-bc54c2e495cb	2026-11-04
020c78de-da0b-402c-957a-3c83bebe3add	1	partnership_agreement	082452b2-ca23-4fab-a45e-662c4771adb8	2026-11-04
\.

copy company_ask (application_id, version, item, reason_code, customer_message, requested_by, at, answered_at) from stdin;
020c78de-da0b-402c-957a-3c83bebe3add	2	+6591234567	HDFC0ABCDEF	\N	377b9d75-8cf3-4991-ad77-65210737f5bd	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00
\.

copy company_identity (registration_hash, customer_id) from stdin;
2d61d4387bdbe7d9f3905067fa46121219723a5f8a6a1a5af67541916c0629b5	18704015-ad82-4356-924d-3556f2021185
\.

copy company_structure (application_id, structure, saved_at) from stdin;
020c78de-da0b-402c-957a-3c83bebe3add	{"stakes": [{"ofId": null, "share": 3100, "ownerId": "d328c88b-6517-4768-9a26-72009ac3479d"}, {"ofId": "d328c88b-6517-4768-9a26-72009ac3479d", "share": 10000, "ownerId": "dd05f558-1467-4f67-ba20-36e71429211e"}, {"ofId": "dd05f558-1467-4f67-ba20-36e71429211e", "share": 9700, "ownerId": "6053813e-1a06-484d-852a-e269034399e2"}], "entities": [{"id": "d328c88b-6517-4768-9a26-72009ac3479d", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "dd05f558-1467-4f67-ba20-36e71429211e", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}	2026-11-13 13:03:39.489+00
\.

copy company_change (id, number, application_id, status, base_version, to_version, changed_on, note, content, declaration_version, declaration_sha256, signer_id, signer_name, filed_at, decided_at, reason_code, customer_message) from stdin;
c7f145d1-0d0f-41fe-9364-a2ea90878541	70001	020c78de-da0b-402c-957a-3c83bebe3add	approved	1	2	2026-11-04	Tomas Dahl transferred his stake to Dahl Holding AS.	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "5935233d-765b-4c6d-bc81-8e6188bec638", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "51341124cdfc777a07adc86e1ed31508c140a31247816c016753905d593037eb", "id_number_hash": "7a9466eec01845813fe20fec329d622a2148bd8bd48500f036c2d663adc07d25", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.3h6gBL-9fw0KATfy.wdVdwj6UwbG7QqxeLPa0Dw.UHy7fqwtSkUk", "register_differs": []}, {"id": "6053813e-1a06-484d-852a-e269034399e2", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "cd16b70e7af9f61f244fde688ee799bc268b64fc5b49f5bac8598873c64906f8", "id_number_hash": "d2ed6c6c2ed10cae9324f485fde2c307b792c31bbdc2de5f24cd69675ad4b774", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.yLS_jEObbs-vqjXk.uoNsvbZ4FYrLEHX8UZCnAA.Gcg4bIOxlhSa", "register_differs": []}, {"id": "71e32322-b960-4265-85b2-06d4d65597b6", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "335e364f4fc8676cb6a20441a77ba350a1456ba919e5cfb8a9bd2d50d80a5d40", "id_number_hash": "f3c03ac1ba3b60654b395d01247ae86036fce65de5fa6d153246cf0d25b2f62d", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.UNQBh-Ku6cefOURC.07lmX8YMY5AKvrV7FTghxQ.TV3K84E8o2op", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "d328c88b-6517-4768-9a26-72009ac3479d"}, {"ofId": "d328c88b-6517-4768-9a26-72009ac3479d", "share": 10000, "ownerId": "dd05f558-1467-4f67-ba20-36e71429211e"}, {"ofId": "dd05f558-1467-4f67-ba20-36e71429211e", "share": 9700, "ownerId": "6053813e-1a06-484d-852a-e269034399e2"}], "entities": [{"id": "d328c88b-6517-4768-9a26-72009ac3479d", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "dd05f558-1467-4f67-ba20-36e71429211e", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	e3cfba9ce947ff1333e1a395d2be4df189d93bd1480cda17cc95d30a390bcf5d	71e32322-b960-4265-85b2-06d4d65597b6	Helena Voss	2026-11-13 13:03:39.489+00	2026-11-13 13:03:39.489+00	\N	\N
\.

copy company_change_document (change_id, application_id, kind, upload_id, issued_on) from stdin;
c7f145d1-0d0f-41fe-9364-a2ea90878541	020c78de-da0b-402c-957a-3c83bebe3add	register_of_members	61545b13-481b-46c3-9c28-efb2924b6e45	2026-11-04
\.

copy company_register (application_id, fetched_at, fields, company_owners, left_out, differs, removed) from stdin;
020c78de-da0b-402c-957a-3c83bebe3add	2026-06-03 00:00:00+00	{}	[]	100	[]	{Invented}
\.

copy company_rule (id, person_link_days) from stdin;
t	7
\.

copy company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, token_hash, facts_hash, consent_version, consent_sha256, created_at, opened_at, done_at, expires_at, wrong_dates) from stdin;
855f93f1-f6d3-4de7-96f1-19d3c9a65be2	020c78de-da0b-402c-957a-3c83bebe3add	6053813e-1a06-484d-852a-e269034399e2	sent	tomas.dahl@northquay.example	en_US	04af5cd10653551837179adbfd3c5ef6e22e874dcfc1d086cc788a44b4718385	\N	\N	\N	\N	2026-11-13 13:03:39.489+00	\N	\N	2026-11-20 13:03:39.489+00	0
\.

copy company_person_photo (link_id, application_id, item, upload_id, at) from stdin;
855f93f1-f6d3-4de7-96f1-19d3c9a65be2	020c78de-da0b-402c-957a-3c83bebe3add	back	85b45b25-b3b4-4d84-9b7e-a1e1d1dbe723	2026-06-03 00:00:00+00
\.

copy investor_application (id, number, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at, decided_at, reason_code, customer_message, expires_at, reminded_days, ended_at) from stdin;
4732b85b-38ad-4983-ad83-88336e32fda1	40005	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	76e1443feec0f7e31a525a8f1ecdc0ab8a7f15a9f8a7f6bd709c7dd7f869423f	granted	f	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	2027-07-02 13:03:39.489+00	\N	\N
6e137793-663d-4bdd-9c7f-1edd4a2cfb16	40002	6f5bd42b-766c-4693-ab8c-d96c5feda552	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	76e1443feec0f7e31a525a8f1ecdc0ab8a7f15a9f8a7f6bd709c7dd7f869423f	granted	f	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	2027-07-02 13:03:39.489+00	\N	\N
90c1fe80-5921-4a08-b565-6cb338fe5e76	40003	cf1e9196-c631-4261-be0c-98dd3025c7a8	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	02f3ce4ae04adbd1dbaec45a6723c775fec3ad8d132672fcb750c058dd3aaf8d	granted	f	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	2027-07-02 13:03:39.489+00	\N	\N
\.

copy investor_evidence (application_id, upload_id) from stdin;
4732b85b-38ad-4983-ad83-88336e32fda1	85b45b25-b3b4-4d84-9b7e-a1e1d1dbe723
6e137793-663d-4bdd-9c7f-1edd4a2cfb16	44d98457-cc65-4eb8-8299-86756617aafa
90c1fe80-5921-4a08-b565-6cb338fe5e76	c47fc4ba-9a9e-4072-9fa1-1c143f468c36
\.

copy investor_rule (id, version, rules, changed_at) from stdin;
t	1	{"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}	\N
\.

copy risk_test (id, customer_id, questions, answers, right_answers, pass_percent, status, started_at, ended_at) from stdin;
ad58a29d-e75b-4728-b138-7a35d0f6112c	42e4b152-02f8-448c-9c7d-b227b19d1361	{Invented}	{1}	0	100	failed	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00
\.

copy sumsub_applicant (id, customer_id, kind, mode, applicant_id, subject_hash, level_name, info_digest, status, labels, comment, newest_at, green_at, taken_at, case_id, started_at, changed_at) from stdin;
27284f68-d45d-451d-bb3e-a914385c8105	6f5bd42b-766c-4693-ab8c-d96c5feda552	company	live	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	invented	USD	retry	{}	USD	\N	2026-06-01 00:00:10+00	\N	8821f62e-cbe6-4c31-9cac-f0f36d3f0140	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy sumsub_event (id, digest, body_sealed, received_at, external_user_id, outcome, handled_at) from stdin;
3f865e7d-d87f-4614-9b35-c7105cd74f0b	2026-06-01	solana	2026-06-03 00:00:00+00	\N	\N	\N
\.

copy sumsub_removal (id, applicant_id, mode, requested_at, tries, tried_at, done_at) from stdin;
d3fa7473-50e5-4542-8ec3-e1806cfd6d2a	\N	sandbox	2026-06-01 00:00:10+00	1	\N	\N
\.

copy sumsub_rule (id, verifies, countries) from stdin;
t	f	{}
\.

copy vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at, used_at, outcome) from stdin;
4620d1ad-c55a-4d15-b080-793d0443d9d6	cf1e9196-c631-4261-be0c-98dd3025c7a8	9df20101-82be-4619-85f1-4e62572f675e	singpass	2026-06	ABCD	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	\N	\N
\.

copy myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at) from stdin;
9189410c-7fd2-4fa7-8e36-8fc93f26a2c4	cf1e9196-c631-4261-be0c-98dd3025c7a8	DBSSSGSG	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00
\.

copy transfer (id, number, customer_id, target_customer_id, coin, amount, source, target, status, requested_at, completed_at) from stdin;
10ec3a5e-18f3-4d0a-8134-cae1b96056ac	7	c2104418-fe64-4ffb-98ba-838a8a2e59a9	\N	tUSD	20000000000	token	spot	completed	2026-10-03 13:03:39.489+00	2026-10-03 13:03:39.489+00
388953bd-2343-4c9b-88dc-6f6f81ef57ce	6	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	\N	tUSD	2500000000000	token	spot	completed	2026-10-03 13:03:39.489+00	2026-10-03 13:03:39.489+00
4ada9b25-e6bc-4bc1-9e55-384a92558f0e	4	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	\N	AURB	300000	token	spot	completed	2026-10-03 13:03:39.489+00	2026-10-03 13:03:39.489+00
b4335053-46b4-42e7-9cf5-07cce9332e4f	9	c2104418-fe64-4ffb-98ba-838a8a2e59a9	\N	AURB	1000	token	spot	completed	2026-10-03 13:03:39.489+00	2026-10-03 13:03:39.489+00
\.

copy sub_account (customer_id, parent_id, slot, name, deposits_open, trading_open) from stdin;
5330b682-077e-4d66-a03a-b52a646319db	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	1	Northquay	t	t
\.

copy blacklist_entry (customer_id, blocked_number, remark, created_at) from stdin;
ca90493e-1ff3-451e-a2c6-0d33c0a469be	0	2026-06-01	2026-06-03 00:00:00+00
\.

copy account_closing (customer_id, requested_at, closes_at) from stdin;
42e4b152-02f8-448c-9c7d-b227b19d1361	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00
\.

copy member (login_id, account_id, roles, invited_by, joined_at, removed_at, removed_by, counts_from) from stdin;
42e4b152-02f8-448c-9c7d-b227b19d1361	c2104418-fe64-4ffb-98ba-838a8a2e59a9	{pay}	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	2026-06-01 00:00:10+00	\N	\N	2026-06-02 00:00:00+00
\.

copy member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at, ended_at, outcome) from stdin;
d914a299-65fc-4253-b790-4b44147794a2	18704015-ad82-4356-924d-3556f2021185	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	invented	{pay}	en_US	ca90493e-1ff3-451e-a2c6-0d33c0a469be	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N
\.

copy member_act (id, account_id, login_id, key_id, at, path, subject, ip) from stdin;
0ef74131-a737-49fa-9c88-9477f40e6ecb	18704015-ad82-4356-924d-3556f2021185	18704015-ad82-4356-924d-3556f2021185	\N	2026-11-13 13:03:39.489+00	upload/api/v1/uploads/create	61545b13-481b-46c3-9c28-efb2924b6e45	127.0.0.1
214369d2-e34a-44cf-a3b9-2238b6cdace9	18704015-ad82-4356-924d-3556f2021185	18704015-ad82-4356-924d-3556f2021185	\N	2026-11-13 13:03:39.489+00	ex/api/v1/company_persons/send	\N	127.0.0.1
310abf1a-fcda-49c0-b01d-70001ef7e98b	18704015-ad82-4356-924d-3556f2021185	18704015-ad82-4356-924d-3556f2021185	\N	2026-11-13 13:03:39.489+00	ex/broker/apply	fe05048b-cef5-4ce0-b83f-766fa4e058f1	127.0.0.1
\.

copy signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at) from stdin;
f6a4690a-1f6f-421c-9261-a9f9c2132aa5	42e4b152-02f8-448c-9c7d-b227b19d1361	2	\N	\N	ca90493e-1ff3-451e-a2c6-0d33c0a469be	18704015-ad82-4356-924d-3556f2021185	2026-06-01 00:00:00+00
\.

copy signature_act (id, number, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, requested_by, requested_at, factor, lapses_at, second_by, second_factor, ended_by, ended_at, failed_code, result_id) from stdin;
09455e5d-1c75-4a35-a3a2-c9e71e1c3ae7	19	5330b682-077e-4d66-a03a-b52a646319db	purchase	done	{}	en_US	\N	\N	\N	7da2453e-de97-4b4c-be77-8013e40ccee9	b4335053-46b4-42e7-9cf5-07cce9332e4f	42e4b152-02f8-448c-9c7d-b227b19d1361	2026-06-01 00:00:10+00	SG	2026-06-03 00:00:00+00	6f5bd42b-766c-4693-ab8c-d96c5feda552	Invented	\N	2026-06-02 00:00:00+00	ABCD	2c474f20-f0ae-4c87-9a9f-ecaa539408f8
\.

copy single_act (id, login_id, account_id, kind, value, client_order_id, at) from stdin;
ef80c9db-edfc-4609-b6dd-c93905f0f11f	5330b682-077e-4d66-a03a-b52a646319db	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	orders	1	2026-06	2026-06-03 00:00:00+00
\.

copy deposit_address (chain, address, customer_id, seal, created_at) from stdin;
solana_devnet	HSQvWZNVt2AfGmeN3yRmHUm5E7BcbNSgBhCQ63U7XfTn	42e4b152-02f8-448c-9c7d-b227b19d1361	9ba2a687d9cea81a9131ebe33d84d401ee23a4b64cc0ec4b9f5ccb914e36db7f	2026-07-02 13:03:39.489+00
solana_devnet	7kcnkGsQJHW9cgQYbkEGepZHHFTNMRrKtPug2b6YJcFE	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	c51320e354473af024072a335eb5397f55a097fed352e4a70cc350412ef64a9e	2026-07-02 13:03:39.489+00
solana_devnet	HUU2TmstEvyB9pkQy8iULpqYiCgzHdCmMuVDTQz15pG1	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	ae5f8b6b54d80d7069b1e4e54e675dc590530433f27a942792cde1109b84cfe2	2026-07-02 13:03:39.489+00
solana_devnet	7WuBqTbo8ANCQ9tzak315YrsqBbwwJRbT38MxE49SJbC	6f5bd42b-766c-4693-ab8c-d96c5feda552	9c5946c7e8321bc63fa7cf4e7ffac959408a17250df4c188de3f34019677e300	2026-07-02 13:03:39.489+00
solana_devnet	77brCT3w5pe4P41Q5XBDjFtTYFTrguSJ9ygGiUnEq5xY	cf1e9196-c631-4261-be0c-98dd3025c7a8	3b0c8d283d76839259bed92e3113134a0ab62e8ac1d1cf7ffa5b79208c43a701	2026-07-02 13:03:39.489+00
solana_devnet	8YVnC1H3vyCpEgB1L7bWDfkAeoVHeRTWLXHAKCvHyQWW	18704015-ad82-4356-924d-3556f2021185	f9571752e03b2ca13a76ed0b51738372db3ed9caa7321703c2e0fd391c23823e	2026-11-13 13:03:39.489+00
\.

copy chain_cursor (chain, token_account, coin, mint, address, customer_id, signature, slot, balance, empty_looks) from stdin;
solana_devnet	CMj9PwE3yftkcf1XnDFTzb926ovwVzGpEfu7i2Eem96z	tUSD	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	HUU2TmstEvyB9pkQy8iULpqYiCgzHdCmMuVDTQz15pG1	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	4sdnHPQ8JkKddxGvt6Xotc5WKLfch6aw1vYBFDHn2vTG4AUq1C6qNDEp6Fo5xidzNPTYnEm532qwMPN7qNXi3Tit	140	0	2
solana_devnet	4tL5BoXSGzrdrELM8maN34mVnoJb4JNJB1UbocD8GN7T	tUSD	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	HSQvWZNVt2AfGmeN3yRmHUm5E7BcbNSgBhCQ63U7XfTn	42e4b152-02f8-448c-9c7d-b227b19d1361	2FRhrbfge8wnjbLEFSQBAAxuLb6U3zYyuk1xhvf7e778DLYXKZY1txC7JAwhajAe3f43WCHLqhgDuLzfsuT4Lui5	137	0	2
solana_devnet	79GVNk1eRystvrzs3mdBdxQggCz6LEizCWAMWGd34A9D	tUSD	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	8YVnC1H3vyCpEgB1L7bWDfkAeoVHeRTWLXHAKCvHyQWW	18704015-ad82-4356-924d-3556f2021185	2jgfduaGZGtdNMugAQfUiUNnt5eCLnnbrp5jUCt7ZYzJjrgCSHEt8jx3oCirxvcedaawBeQaT3jbPfcgUVr7npuW	279	0	2
solana_devnet	7Xs6HGdF3817n2sgkMNbCBJxMPuhNLdGb26gCto4mboo	tUSD	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	77brCT3w5pe4P41Q5XBDjFtTYFTrguSJ9ygGiUnEq5xY	cf1e9196-c631-4261-be0c-98dd3025c7a8	3Zqz8FU1YRfj2cqFWSQg1v9SZZn6DqQvCv8CCD6vj5a3qPZZQBqSK7ZW6EnqdGpRPvggTaLxWSxK7apSEFbEopKY	138	0	2
\.

copy deposit (id, customer_id, coin, chain, signature, path, destination, sender, mint, amount, slot, confirmations, status, reason, journal_id, seen_at, credited_at) from stdin;
0a913af5-da5f-4b6c-b774-2d917aad070f	6f5bd42b-766c-4693-ab8c-d96c5feda552	tUSD	solana_devnet	SY9X2jyTRJRKnnqedHJuuhBbAjnmsvLy3rdU9FVrdPTntoXjdnF1bMLXzh4anYjGg7q2uT4vKuyKDiLB2vh8dJg	1	9JcAfCwso6TmUYpJ3cA1iRbMHAthajTig6b6KbnUPu3	\N	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	500000000000	109	8	credited	\N	01a0fcb6-95e1-7513-b4da-522f28db0eab	2026-10-02 13:03:39.489+00	2026-10-02 13:03:39.489+00
23da0bed-c2db-4f6c-b108-e0ca6476a054	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	tUSD	solana_devnet	3c1dHHUM4hUxsRvnRPxH7fwGkHXpghPTqQm276BeQmT6Jo8jCxSGShdJV1ZiMePtpxnGdXPdixNJqwYSRzvovdZt	1	FbJZrv55J5YDrYj3tvycTwUmXRvP7fB36FnSuPjHRsdX	\N	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	150000000000	109	8	credited	\N	01a0fcb6-95e1-71fb-a49b-a5c9218c6521	2026-10-02 13:03:39.489+00	2026-10-02 13:03:39.489+00
3c4d8356-8f42-4a00-9e98-bc72da6b044d	cf1e9196-c631-4261-be0c-98dd3025c7a8	tUSD	solana_devnet	4BgfUpKja2SvPy4oPUk5crUwt7CbSqaaHQ5KMMPkVWmB5Y85Pjsmmi5HAtCzXPj3JMYMWd4EqyWtfPxu7vmwsSVy	1	7Xs6HGdF3817n2sgkMNbCBJxMPuhNLdGb26gCto4mboo	\N	8RBT7p9EdchJttaQwWZraywQb7bomdAnDuSdQGw329RP	300000000000	109	8	credited	\N	01a0fcb6-95e1-7f3d-b28c-6743abc0ae3d	2026-10-02 13:03:39.489+00	2026-10-02 13:03:39.489+00
\.

copy house_address (chain, address, created_at, kind) from stdin;
solana_devnet	SYZ4kuenmpTEGsWBYMsxA5Dd6TakFutnUE4XygBdbnE	2026-07-02 13:03:39.489+00	hot
solana_devnet	JCHTK5p99Htc7P48kxUYU5Git47ryz23cb626W2xkV6o	2026-07-02 13:03:39.489+00	cold
\.

copy sweep (id, chain, token_account, coin, amount, signature, wire, last_valid_height, outcome, created_at, resolved_at, target) from stdin;
0353fa57-b0ed-4581-ae7d-05afae2d8fd8	solana_devnet	4tL5BoXSGzrdrELM8maN34mVnoJb4JNJB1UbocD8GN7T	tUSD	6000000000000	2FRhrbfge8wnjbLEFSQBAAxuLb6U3zYyuk1xhvf7e778DLYXKZY1txC7JAwhajAe3f43WCHLqhgDuLzfsuT4Lui5	Aj51FtUbB8jsbFjmE00T0DH3ozbrR0OeT8TqmlpeY0EU0+/Gc/mr9OnvsDe4cdmlYltq6KPkUwCfRkKl/N5zTQaVZEizGJORtj60lgOSQQLSi0jI3lRL7Ossu8xsHcdQVpxwfJT6izMCe8jvx+yxS3TdZf8IlRrhdElqBNhu2SkMgAIBBgoGizJ3oS88j09AirzEB0ziKn9tx9ysUFFtGLqb1CxWp/Q9j3YWT081lxanQhksqtdMdoKF1rog0nPVLqbxh9ZZLN2tT9FiNrNPVnriCRs9v5WV5E7jOyig0rKRUvWuUQk5uT88wEwawYu1SlUfO3kPkWj7Tpk9saoVpMYN5UyacgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAbjOQaI2hQZxY6paMf/C3R2G8L+nJnyABBHEn1Vygz+6MlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqYzl1zZW5m7HBbBN8ET6+h3/Bu32qESJIPDwlHle6Kz8BQcABQJADQMABwAJAwAAAAAAAAAABgYAAgAFBAkBAQkEAwUCAQoMAGDe+3QFAAAGCAAkMDM1M2ZhNTctYjBlZC00NTgxLWFlN2QtMDVhZmFlMmQ4ZmQ4AA==	268	finalised	2026-10-02 13:03:39.489+00	2026-10-03 13:03:39.489+00	hot
74d1a4b3-8fdc-4279-8e30-5386c159ad4c	solana_devnet	CMj9PwE3yftkcf1XnDFTzb926ovwVzGpEfu7i2Eem96z	tUSD	3000000000000	4sdnHPQ8JkKddxGvt6Xotc5WKLfch6aw1vYBFDHn2vTG4AUq1C6qNDEp6Fo5xidzNPTYnEm532qwMPN7qNXi3Tit	AsG3SXSEub34i2rZCcB/YnnQDRvYNnUDD20ga0G6RaIuEXBUW7Lc+7XjenIMWSb8bhoP9VZrn7JEGEMVOtf8DwWW1R2TnF5176VY6CeV3v9cLAnCcw4JmlO41yqp58PFb9gYw+M9asoRCk0L3zB8c+V4V1xQV2wKUkYnqVoiZiIOgAIBBgoGizJ3oS88j09AirzEB0ziKn9tx9ysUFFtGLqb1CxWp/TEOuujK6zvDBylFh9dwACWYWj2tLJOPLypP4zIcfsCLN2tT9FiNrNPVnriCRs9v5WV5E7jOyig0rKRUvWuUQmov9NZ6lVfBsXzVFswMKumVFW8Hd1zfSaXO92KPGIYiwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAbjOQaI2hQZxY6paMf/C3R2G8L+nJnyABBHEn1Vygz+6MlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqadVTvf1pSg/PapiiJ+jcatnzKVknAMtyRDn+8r+WREHBQcABQJADQMABwAJAwAAAAAAAAAABgYAAgAFBAkBAQkEAwUCAQoMADDvfboCAAAGCAAkNzRkMWE0YjMtOGZkYy00Mjc5LThlMzAtNTM4NmMxNTlhZDRjAA==	269	finalised	2026-10-02 13:03:39.489+00	2026-10-03 13:03:39.489+00	hot
7a80d362-fda9-4bd8-84ae-1f0257a99d42	solana_devnet	428zUbqZNpzKVu2FKUSBSLsTHMrvsKmKte6Y2biNmNhv	tUSD	9109100000000	4bfKzScXtshdPJoqbQsC8jaxUnWxunNh7RzaHG5E4ewbqfQ4X9bbnAyZLWMKqVo8KLt5FX7VmwGeZcGeq5EyGKC7	AbPw8GwfghriAT7g3tQMynsT2gHp9jWO0tQhvM82p4dW4Jw5iDvGDlTFiY9IeP2AP9pZTC0iKGvdevnV2hcHxASAAQAHCgaLMnehLzyPT0CKvMQHTOIqf23H3KxQUW0YupvULFanLN2tT9FiNrNPVnriCRs9v5WV5E7jOyig0rKRUvWuUQlEiaIXRTdc6kc6oml6BakJIwVDDcs0sTgkpX81OWQB1gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAbjOQaI2hQZxY6paMf/C3R2G8L+nJnyABBHEn1Vygz+6MlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAA/3qrvN5Sdg0kkYMouOICb7MK8A13lVW7Nwd6TicjxsgFSlNamSkhBk0k6HFg2jh8fDW13bySu4HkH6hAQQVEjQbd9uHXZaGT2cvhRs7reawctIXtX1s3kTqM9YV+/wCp1hL1W+k5tWIJPYh/v3HyrkZc/nHJGokaDdKAA0vBO7QFBgAFAkANAwAGAAkDAAAAAAAAAAAFBgACBwQDCQEBCQQBBAIACgwAc6vgSAgAAAYIACQ3YTgwZDM2Mi1mZGE5LTRiZDgtODRhZS0xZjAyNTdhOTlkNDIA	284	finalised	2026-10-03 13:03:39.489+00	2026-10-16 13:03:39.489+00	cold
\.

copy address_book (id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, removed_at, beneficiary, proved_at) from stdin;
310e13ab-112f-427d-97e8-9d05be1c6e41	18704015-ad82-4356-924d-3556f2021185	TMFG	2026-06	2026-06	HDFC0ABCDEF	+6591234567	t	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	\N	\N
\.

copy test_transfer (id, address_id, amount, started_at, expires_at, deposit_id) from stdin;
f28abbad-c313-4573-98dc-68789fdcba23	310e13ab-112f-427d-97e8-9d05be1c6e41	1	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	23da0bed-c2db-4f6c-b108-e0ca6476a054
\.

copy withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, limit_value, remark, status, seal, hold_id, journal_id, kyc_at_request, factor, reason, customer_message, signer_refusal, requested_at, status_at, confirm_by, confirmed_at, beneficiary, identified, unidentified_before, unidentified_cap) from stdin;
7b118af3-cc83-43bd-8305-8fc6d8713aa1	5330b682-077e-4d66-a03a-b52a646319db	SGD	1	1	\N	310e13ab-112f-427d-97e8-9d05be1c6e41	100	1	1	\N	refunded	2026-06-01	fb73cae7-c408-4a21-aaba-b1976b92e0b7	01a0f790-39e1-7fd4-ab43-77630746ab5f	approved	2026-06	ABCD	\N	en_US	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	{}	t	2	0
\.

copy withdrawal_mail (id, withdrawal_id, person_id, sent_at, disowned_at) from stdin;
292d684d-1f15-4e84-b943-93d64c0e4f10	7b118af3-cc83-43bd-8305-8fc6d8713aa1	c2104418-fe64-4ffb-98ba-838a8a2e59a9	2026-06-02 00:00:00+00	\N
\.

copy withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at, resolved_at, opens_account) from stdin;
544f6be8-5824-488b-8797-79a6654e73b2	7b118af3-cc83-43bd-8305-8fc6d8713aa1	2	DBSSSGSG	HDFC0ABCDEF	2	TMFG	1	pending	2026-06-01 00:00:00+00	\N	t
\.

copy payment_evidence (withdrawal_id, doubt, hosts, at) from stdin;
7b118af3-cc83-43bd-8305-8fc6d8713aa1	invented@tessera.example	[]	2026-06-01 00:00:00+00
\.

copy bank_account (id, coin, bank, bank_code, payee, account_number, order_min, order_max, opened_at, closed_at, payout_open, payout_fee, payout_min, payout_max) from stdin;
51244a12-6ecb-4d85-95bb-438be8ebb851	SGD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-7	10000	10000000000	2026-07-02 13:03:39.489+00	\N	t	200	1000	100000000
a77100b9-4df6-4da0-8f72-b0ad3472d52a	USD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-8	10000	10000000000	2026-07-02 13:03:39.489+00	\N	t	500	1000	100000000
dcf36d62-5430-4937-889e-c9111a20eba8	CNY	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-9	10000	10000000000	2026-07-02 13:03:39.489+00	\N	t	1000	1000	100000000
\.

copy bank_feed (source, position, read_at) from stdin;
http://127.0.0.1:35389/feed	7	2026-10-31 13:03:39.489+00
\.

copy bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at, confirmed_at) from stdin;
6505f44c-dc4f-4f05-b454-2990be6662af	65	camt052	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	SG	KGN29	1	1	2026-06-01	2026-06-01	by_line	d3437fea-a58f-4c0f-8031-af4cc33589c6	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00
\.

copy bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, expects, outcome, ended_at) from stdin;
afe619b4-7594-4b2c-b52c-9246b397ad88	6505f44c-dc4f-4f05-b454-2990be6662af	1	Invented	USD	{}	65	out	CNY	1	USD	HDFC0ABCDEF	ABCDEFGHJK	2026-06-01	INV000001	\N	\N
\.

copy bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, status, reason, imported_at, names_order, names_payout, returns_line, funds_distribution, claim_id, same_as) from stdin;
13fcf3ee-ed69-40a2-98ef-28e46b871247	Merlion Bank	SGD-000002	003-918204-7	in	SGD	90000000	陈思远	\N	Y56EKVJ7S	2026-07-02	credited	\N	2026-07-02 13:03:39.489+00	aa285bd6-10e2-4255-8865-ca1741b2d61e	\N	\N	\N	\N	\N
3aee0756-0fc0-4194-9834-90a80d2b42a5	Merlion Bank	SGD-000007	003-918204-7	in	SGD	35520000	Aurelle Bioworks	\N	Dividend AURB	2026-10-31	credited	no_reference	2026-10-31 13:03:39.489+00	\N	\N	\N	5c263a46-3a96-4b7b-be3e-8c60345fe236	\N	\N
61eddd2a-92d9-4e0e-b8da-82ce3ba5df09	Merlion Bank	SGD-000006	003-918204-7	in	SGD	2000000000	Nadia Rahman	\N	UU94P74E5	2026-07-02	credited	\N	2026-07-02 13:03:39.489+00	8fabaabd-37e2-4777-adfc-c15c1b648bf1	\N	\N	\N	\N	\N
88dda707-5360-4943-99eb-c5c29e304998	Merlion Bank	SGD-000003	003-918204-7	in	SGD	7500000000	Farid Anwar	\N	S4UG6RM24	2026-07-02	credited	\N	2026-07-02 13:03:39.489+00	07a7c4fe-d5ae-4257-924b-d1ea3f611b78	\N	\N	\N	\N	\N
a6b52fc6-183c-4e01-8fd7-209609089a6d	Merlion Bank	SGD-000001	003-918204-7	in	SGD	24000000	Lim Jia Wen	\N	HFRFTKNC7	2026-07-02	credited	\N	2026-07-02 13:03:39.489+00	e916d5bf-0ba3-4f08-a96d-b4d8d04bce92	\N	\N	\N	\N	\N
ee23bc63-7c8b-4823-9760-53f30594f8fa	Merlion Bank	SGD-000004	003-918204-7	in	SGD	6200000000	Tomas Dahl	\N	WFASETNN9	2026-07-02	credited	\N	2026-07-02 13:03:39.489+00	2d7dabfd-593a-460d-b0be-2505ab7ed349	\N	\N	\N	\N	\N
\.

copy fiat_order (id, number, customer_id, coin, amount, settled, reference, bank_account_id, proof_id, status, bank_line_id, journal_id, kyc_at_request, created_at, expires_at, paid_at, completed_at) from stdin;
07a7c4fe-d5ae-4257-924b-d1ea3f611b78	3	6f5bd42b-766c-4693-ab8c-d96c5feda552	SGD	7500000000	7500000000	S4UG6RM24	51244a12-6ecb-4d85-95bb-438be8ebb851	\N	completed	88dda707-5360-4943-99eb-c5c29e304998	019f22ed-85e1-774b-b9d1-7da2b6846d42	approved	2026-07-02 13:03:39.489+00	2026-07-05 13:03:39.489+00	\N	2026-07-02 13:03:39.489+00
2d7dabfd-593a-460d-b0be-2505ab7ed349	4	cf1e9196-c631-4261-be0c-98dd3025c7a8	SGD	6200000000	6200000000	WFASETNN9	51244a12-6ecb-4d85-95bb-438be8ebb851	\N	completed	ee23bc63-7c8b-4823-9760-53f30594f8fa	019f22ed-85e1-7829-ae92-3c3e07c1bdd0	approved	2026-07-02 13:03:39.489+00	2026-07-05 13:03:39.489+00	\N	2026-07-02 13:03:39.489+00
8fabaabd-37e2-4777-adfc-c15c1b648bf1	6	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	SGD	2000000000	2000000000	UU94P74E5	51244a12-6ecb-4d85-95bb-438be8ebb851	\N	completed	61eddd2a-92d9-4e0e-b8da-82ce3ba5df09	019f22ed-85e1-734d-8f6e-1f23d96b8210	approved	2026-07-02 13:03:39.489+00	2026-07-05 13:03:39.489+00	\N	2026-07-02 13:03:39.489+00
aa285bd6-10e2-4255-8865-ca1741b2d61e	2	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	SGD	90000000	90000000	Y56EKVJ7S	51244a12-6ecb-4d85-95bb-438be8ebb851	\N	completed	13fcf3ee-ed69-40a2-98ef-28e46b871247	019f22ed-85e1-727c-9bcb-da81a9cb9739	approved	2026-07-02 13:03:39.489+00	2026-07-05 13:03:39.489+00	\N	2026-07-02 13:03:39.489+00
e916d5bf-0ba3-4f08-a96d-b4d8d04bce92	1	c2104418-fe64-4ffb-98ba-838a8a2e59a9	SGD	24000000	24000000	HFRFTKNC7	51244a12-6ecb-4d85-95bb-438be8ebb851	\N	completed	a6b52fc6-183c-4e01-8fd7-209609089a6d	019f22ed-85e1-7987-96a7-c9435d3546e6	approved	2026-07-02 13:03:39.489+00	2026-07-05 13:03:39.489+00	\N	2026-07-02 13:03:39.489+00
\.

copy customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address, remark, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at, removed_at, verified_by, verified_at, name_match) from stdin;
74b3e8dd-2d42-47ab-b39a-3fcacb74ab19	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	CNY	陈思远	浦江银行	外滩支行	CN	\N	\N	\N	\N	k1.T9_EE4L6Py5ZrVHO.ciS-dveFEORzlhho0i5g5w.I98vVcwAcl41yOk9K3Wr3g	8893	\N	2	\N	\N	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	\N	\N
c4698ea5-0ee7-4371-80cc-687922d51ba7	c2104418-fe64-4ffb-98ba-838a8a2e59a9	SGD	Lim Jia Wen	Harbour Bank	Marina Bay	SG	HARBSGSG	\N	\N	\N	k1.DKm4K4CnsUKoMmDF.sC7Nb4eIUv6e2SocwpsXqA.J-dT9abYC-CsTg	8201	c12cd591b0e0516d38c8a5ff57b5e94be0ab31dce674925fafba7799a2766e26	2	\N	\N	2026-07-02 13:03:39.489+00	2026-07-02 13:03:39.489+00	\N	\N	\N	\N
\.

copy payout_batch (id, number, bank_account_id, coin, payouts, total, file_sha256, made_by, made_by_copied, made_at) from stdin;
89c87c12-4180-4d5c-99e7-26003d19717c	1	51244a12-6ecb-4d85-95bb-438be8ebb851	SLW31	1	100	INV000001	\N	2026-06	2026-06-03 00:00:00+00
\.

copy payout (id, number, customer_id, coin, amount, fee, limit_value, reference, customer_bank_account_id, account_name, bank, branch, bank_country, bank_code, ifsc, number_sealed, number_ending, status, seal, held_back, hold_id, batch_id, journal_id, bank_line_id, return_line_id, kyc_at_request, factor, reason, customer_message, requested_at, status_at) from stdin;
f26a4739-f2dc-4586-ad3a-bfac22ca82c1	69	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	USD	1	0	1	INV000001	81158a6c-f391-4e74-8b40-def473bbe58f	SG	ABCD	\N	invented	\N	ABCDEFGHJK	invented	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	refused	Invented	HDFC0ABCDEF	0d7ee8a2-b33c-4a59-949b-634a7e03059b	\N	01a0fcb6-95e1-7256-aa9b-52534bf51c80	a6b52fc6-183c-4e01-8fd7-209609089a6d	\N	approved	2026-06-01	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	65	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy internal_transfer (id, number, customer_id, recipient_id, coin, amount, limit_value, note, kyc_at_request, factor, sent_at) from stdin;
273d1186-8743-4000-b8f9-cf89e895c645	2	6f5bd42b-766c-4693-ab8c-d96c5feda552	5330b682-077e-4d66-a03a-b52a646319db	SGD	1	2	1	approved	Invented	2026-06-01 00:00:00+00
\.

copy recipient_lookup (customer_id, target_hash, at) from stdin;
18704015-ad82-4356-924d-3556f2021185	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00
\.

copy receivable (id, number, customer_id, credited_id, bank_line_id, coin, amount, taken, repaid, cause, customer_message, journal_id, at, blocked_from, lifted_at, closed_at, notified_at, written) from stdin;
947b3259-78b4-4d05-9ce3-da79dd69ed5e	1004	18704015-ad82-4356-924d-3556f2021185	5330b682-077e-4d66-a03a-b52a646319db	61eddd2a-92d9-4e0e-b8da-82ce3ba5df09	KGN29	2	1	0	+6591234567	\N	01a0f790-39e1-7a03-bf79-67d999166fa3	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	\N	2026-06-02 00:00:00+00	4911
\.

copy restore (id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, history_reaches, chain_at, bank_at, ended_at, marked_at) from stdin;
fd2b8849-1613-4e5e-9afc-991282d8faee	2026-06-01 00:00:10+00	0	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	\N	100	1	1	1	f	\N	\N	\N	2026-06-01 00:00:00+00
\.

copy lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, recipient, tag, amount, paid_at, hosts, not_confirmed_by, found_at, outcome, settled_at, withdrawal_id) from stdin;
1c3f856d-998f-4a59-883e-fdb3f01fd139	\N	1	HCCL	solana	2026-06	ABCDEFGHJK	DBSSSGSG	DBSSSGSG	+6591234567	\N	100	\N	{Invented}	{Invented}	2026-06-02 00:00:00+00	\N	\N	\N
\.

copy lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at, settled_at) from stdin;
71c87dd3-dcf5-4293-b42c-044d108cbd77	fd2b8849-1613-4e5e-9afc-991282d8faee	2a0b4184-d3a9-4725-959b-523e9b8aca00	e6c18c6f-ee85-407e-bf87-e64e653af5d6	SGD	SG	2026-06-03 00:00:00+00	invented@tessera.example	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00
\.

copy market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, auction_until, auction_ends_at, listed_at, moves, moved_by) from stdin;
AURB-tUSD	AURB	tUSD	10000	1	1000000	1000000000000	1000	1500	200000	12000000	open	\N	\N	2026-10-03 13:03:39.489+00	1	staff
HCCL-tUSD	HCCL	tUSD	1000	1	1000000	1000000000000	1000	1500	200000	1050000	open	\N	\N	2026-10-03 13:03:39.489+00	1	staff
\.

copy trading_order (id, number, canceled_number, customer_id, person_id, account_id, market, side, type, flag, until, ticks, stop_ticks, lots, price, quantity, cash_quantity, filled_lots, filled_value, fee, hold_amount, hold_captured, hold_released, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, client_order_id, placed_at, closed_at) from stdin;
01a10c29-a9e1-71cd-b847-d6e978ee5a5f	2	\N	42e4b152-02f8-448c-9c7d-b227b19d1361	42e4b152-02f8-448c-9c7d-b227b19d1361	43	AURB-tUSD	buy	limit	ioc	\N	1202	\N	691	12020000	691	\N	691	8305820000	12458730	8318278730	8318278730	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	d5eee88e-967c-4264-9f20-1332ead17c65	2026-10-05 13:03:39.489+00	2026-10-05 13:03:39.489+00
01a10c29-a9e1-7536-9d45-ade605060271	3	\N	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	45	HCCL-tUSD	sell	limit	gtc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	25493112	24372	24372	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	c45d88ff-29ce-45cc-a8c8-0b137a44c02d	2026-10-05 13:03:39.489+00	2026-10-05 13:03:39.489+00
01a10c29-a9e1-756d-98e2-6c0d7f7554a2	4	\N	42e4b152-02f8-448c-9c7d-b227b19d1361	42e4b152-02f8-448c-9c7d-b227b19d1361	43	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	38239668	25531351668	25531351668	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	21373f45-7acb-4670-9c51-23419b6b1d0d	2026-10-05 13:03:39.489+00	2026-10-05 13:03:39.489+00
01a11150-05e2-7198-9a6b-42793973bca5	30	\N	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	44	AURB-tUSD	sell	limit	ioc	\N	1202	\N	3772	12020000	3772	\N	3772	45339440000	68009160	3772	3772	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	3b04a727-b24f-42dd-8c70-484e11371284	2026-10-06 13:03:39.49+00	2026-10-06 13:03:39.49+00
01a11150-05e3-7d7e-8efb-63a6084a6f9b	36	\N	42e4b152-02f8-448c-9c7d-b227b19d1361	42e4b152-02f8-448c-9c7d-b227b19d1361	43	HCCL-tUSD	buy	limit	ioc	\N	1051	\N	10396	1051000	10396	\N	10396	10926196000	16389294	10942590492	10942585294	5198	1000	1500	3	\N	\N	\N	\N	2	\N	\N	def02711-c30b-417f-bcf5-282a70fe9325	2026-10-06 13:03:39.491+00	2026-10-06 13:03:39.491+00
\.

copy fill (id, market, seq, maker_order, taker_order, taker_side, auction, connected, price, quantity, value, maker_fee, taker_fee, journal_id, journal_seq, prev_hash, hash, at, maker_step, maker_status, taker_step, taker_status, posting_id, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance) from stdin;
01a10c29-a9e1-71c9-afd8-c1dd9ef2c4e7	AURB-tUSD	1	01a10c29-a9e1-7955-b06e-43a0d7661edd	01a10c29-a9e1-71cd-b847-d6e978ee5a5f	buy	f	f	12020000	691	8305820000	8305820	12458730	01a10c29-a9e1-7940-9aa0-70bda81b1a59	59	\\xd87d3ccdf3c301dfefc197c76f11bb81fd7c18d57a37d5cd19f8f83862bb5e43	\\x9bd93cf33cc12aa472d50c7a6b55a2d752e08562c9fc98e37b669badb27c3f2e	2026-10-05 13:03:39.489+00	2	3	2	3	257	43	46	50	44	39	2491681721270	2508297514180	299309	300691
01a10c29-a9e1-7809-a2e9-ac7f27ced932	HCCL-tUSD	1	01a10c29-a9e1-7536-9d45-ade605060271	01a10c29-a9e1-756d-98e2-6c0d7f7554a2	buy	f	f	1046000	24372	25493112000	25493112	38239668	01a10c29-a9e1-796b-8f58-5d0c3341abdd	60	\\x9bd93cf33cc12aa472d50c7a6b55a2d752e08562c9fc98e37b669badb27c3f2e	\\x61e635cc833c28d94695f9d4dcfa29c69a701b6e51da95f3e8a01f552e71845c	2026-10-05 13:03:39.489+00	2	3	2	3	259	43	46	50	45	41	2466150369602	2533765133068	1975628	2024372
01a10c29-a9e2-7db3-b963-0538e2a8e9fa	HCCL-tUSD	2	01a10c29-a9e2-765f-b1c5-e1b5c7ac7529	01a10c29-a9e2-7abc-b70f-9e6deac1ba30	buy	f	f	1046000	22761	23808006000	23808006	35712009	01a10c29-a9e2-704b-ba25-4b9bbacb258f	62	\\x60fd88310c88733b841909a0071a6566211c093631cae5f8bdb127ad3767171d	\\x61464bf031c43e3798a289be3b084b9bc095e74b44ed3d7eb941a89237790f46	2026-10-05 13:03:39.49+00	2	3	2	3	263	46	43	50	41	45	2522111662219	2477713799036	2001611	1998389
\.

copy trading_lease (id, holder, fence, last_fence, renewed_at, batches) from stdin;
1	6630ee50-d909-4fb8-b3e5-93dd05094228	1	1	1970-01-01 00:00:00+00	1290
\.

copy book_turn (number, market, phase, order_id, reference_ticks, ticks, lots, imbalance, at) from stdin;
100	AURB-tUSD	cancel_only	\N	1	\N	0	2	2026-06-01 00:00:00+00
\.

copy order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at) from stdin;
1	01a11150-05e2-7198-9a6b-42793973bca5	HCCL-tUSD	4b7284c3-75b1-46be-9858-d3d814cb20bd	0	fok	f	2026-06-01 00:00:10+00
\.

copy listen_key (id, token_hash, api_key_id, created_at, expires_at) from stdin;
12e77e48-02a1-4dd8-9d85-391141f54c3a	Invented	a8d3dc00-1177-4a5f-9a8f-ee6209e2d125	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy trade_minute (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades) from stdin;
AURB-tUSD	2026-10-05 13:03:00+00	1	3	12020000	12040000	12020000	12030000	3763	45272120000	2749	33063560000	3
AURB-tUSD	2026-10-06 01:03:00+00	4	6	12020000	12030000	12010000	12010000	10519	126452440000	6198	74514020000	3
AURB-tUSD	2026-10-06 13:03:00+00	7	9	12020000	12020000	12020000	12020000	9842	118300840000	3816	45868320000	3
\.

copy trades_counted (market, seq) from stdin;
AURB-tUSD	578
HCCL-tUSD	576
\.

copy market_reference (market, price, source, since) from stdin;
AURB-tUSD	12360000	valuation	2026-11-29 13:05:48.154+00
HCCL-tUSD	1068000	valuation	2026-11-29 13:05:48.154+00
\.

copy reference_change (id, market, price, source, at) from stdin;
1	AURB-tUSD	12000000	operators	2026-10-03 13:03:39.489+00
2	HCCL-tUSD	1050000	operators	2026-10-03 13:03:39.489+00
3	AURB-tUSD	12100000	valuation	2026-10-31 13:03:39.489+00
\.

copy reference_set (id, market, price, at) from stdin;
1	AURB-tUSD	12000000	2026-10-03 13:03:39.489+00
2	HCCL-tUSD	1050000	2026-10-03 13:03:39.489+00
\.

copy market_day (market, day, price, value, pairs) from stdin;
AURB-tUSD	2026-09-29	\N	0	0
AURB-tUSD	2026-09-28	\N	0	0
AURB-tUSD	2026-09-30	\N	0	0
\.

copy least_value (quote, value, at) from stdin;
tUSD	747001290	2026-11-29 13:05:48.154+00
\.

copy tie (customer_id, kind, shared, at, written) from stdin;
18704015-ad82-4356-924d-3556f2021185	ip	127.0.0.1	2026-11-29 13:04:53.200244+00	2803
18704015-ad82-4356-924d-3556f2021185	owner	335e364f4fc8676cb6a20441a77ba350a1456ba919e5cfb8a9bd2d50d80a5d40	2026-11-13 13:03:39.489+00	2826
18704015-ad82-4356-924d-3556f2021185	owner	cd16b70e7af9f61f244fde688ee799bc268b64fc5b49f5bac8598873c64906f8	2026-11-13 13:03:39.489+00	2828
\.

copy right_change (customer_id) from stdin;
eebb641b-7603-4e14-948d-4a5169acd472
\.

copy product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, max_units, soft_cap, fee_ppm, decimals, open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal, reopened_version, reopened_until) from stdin;
02b9ed25-833d-401a-9601-aaff81c0dc2c	LUMA	2	allotted	token_sale	ri	SGD	200	40000	50	1	\N	20000	5000	2	2026-10-16 13:03:39.489+00	2026-11-03 13:03:39.489+00	2026-11-08 13:03:39.489+00	{"life": {"opensAt": "2026-10-16T13:03:39.489Z", "closesAt": "2026-11-03T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T13:03:39.489Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T13:03:39.489Z", "share": "0.25"}, {"at": "2027-01-16T13:03:39.489Z", "share": "0.25"}, {"at": "2027-04-16T13:03:39.489Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "First-year shippers", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.", "zh": "新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for cargo space on electric trucks between four cities.", "zh": "用于支付四座城市间电动货车货位的积分代币。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA pays for one kilogram from Johor to Penang, on trucks that run every night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可支付一公斤货物从柔佛至槟城的运费，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已订满四十辆货车两年的货位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-10-13 13:03:39.489+00	2026-10-13 13:03:39.489+00	2026-10-13 13:03:39.489+00	01a1355c-89e1-7e6a-b6b7-1872d62fdf5e	\N	\N
0bd7c0f9-08a4-4a9c-9576-6d740822b816	TMFG	2	subscription_ended	equity	ri	SGD	500	2400000	500	1	\N	\N	5000	0	2026-09-15 13:03:39.489+00	2026-11-19 13:03:39.489+00	2026-11-24 13:03:39.489+00	{"life": {"opensAt": "2026-09-15T13:03:39.489Z", "closesAt": "2026-11-19T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, if there is a profit.", "zh": "如有利润，每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "股息政策是什么？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen. Each ordinary share has one vote.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	2026-09-12 13:03:39.489+00	2026-09-12 13:03:39.489+00	2026-09-12 13:03:39.489+00	01a095b7-65e1-78ef-950f-cead32af00a5	\N	\N
13ebe059-ff22-442b-a4a9-2daf38c548c1	KGN29	2	in_subscription	bond	ai	SGD	100000	40000	10	1	\N	\N	2500	0	2026-10-20 13:03:39.489+00	2026-12-11 13:03:39.489+00	2026-12-16 13:03:39.489+00	{"life": {"opensAt": "2026-10-20T13:03:39.489Z", "closesAt": "2026-12-11T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Every six months, in March and September.", "zh": "每半年付息一次，分别在三月和九月。"}, "question": {"en": "When is interest paid?", "zh": "何时付息？"}}], "name": {"en": "Kestrel Grid Green Notes 2029", "zh": "红隼电网绿色票据 2029"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold the notes until maturity. If interest rates rise, the price falls.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期。利率上升时，价格会下跌。"}, "type": "bond", "issuer": {"en": "Kestrel Grid Energy", "zh": "红隼电网能源"}, "region": {"en": "Vietnam", "zh": "越南"}, "members": [{"name": {"en": "Nguyen Thi Lan", "zh": "阮氏兰"}, "role": {"en": "Treasurer", "zh": "司库"}, "about": {"en": "Has placed four infrastructure notes.", "zh": "曾发行四笔基建票据。"}}], "summary": {"en": "Senior notes for wind farm connections in the Mekong delta.", "zh": "为湄公河三角洲风电并网发行的优先票据。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-20", "structure": "debt", "completedOn": null, "description": {"en": "Kestrel Grid builds and owns lines that connect wind farms to the national grid. It is paid for each kilowatt-hour carried.\\n\\nThe notes rank equally with the company’s bank debt and mature in 2029.", "zh": "红隼电网建设并持有连接风电场与国家电网的线路，按输送电量收费。\\n\\n票据与公司银行债务同等受偿，2029 年到期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "3 years", "zh": "3 年"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "10", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "semi_annually", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.0585"}}	2026-10-17 13:03:39.489+00	2026-10-17 13:03:39.489+00	2026-10-17 13:03:39.489+00	01a149f5-f9e1-795e-a085-2c6ba1698c62	\N	\N
1fd7d868-969b-446e-8308-594ae3b53b96	PSRB	2	in_subscription	equity	ei	SGD	2500	600000	200	1	\N	\N	10000	0	2026-11-09 13:03:39.489+00	2026-12-28 13:03:39.489+00	2027-01-02 13:03:39.489+00	{"life": {"opensAt": "2026-11-09T13:03:39.489Z", "closesAt": "2026-12-28T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Expert investors, as the offer memorandum defines them.", "zh": "发售备忘录所界定的专家投资者。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots, leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list, but has set no date and may never list.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	2026-11-06 13:03:39.489+00	2026-11-06 13:03:39.489+00	2026-11-06 13:03:39.489+00	01a1b0f5-29e1-7ba9-b443-7929d21e26a4	\N	\N
23082130-0a57-40c0-99a2-79800c249e5d	AURB	2	trading	equity	ri	SGD	1600	1920000	150	1	\N	\N	5000	0	2026-08-01 13:03:39.489+00	2026-09-30 13:03:39.489+00	2026-10-05 13:03:39.489+00	{"life": {"opensAt": "2026-08-01T13:03:39.489Z", "closesAt": "2026-09-30T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "After the allotment, the shares trade on Tessera against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "No dividend is planned until profit is stable.", "zh": "在利润稳定之前，没有派发股息的计划。"}, "question": {"en": "Does it pay a dividend?", "zh": "是否派发股息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Led two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation, in two plants in Singapore and Johor.\\n\\nSeries C pays for a third fermentation line and for approval in two more markets. If the company is sold, its holders are paid before ordinary shareholders.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-07-29 13:03:39.489+00	2026-07-29 13:03:39.489+00	2026-07-29 13:03:39.489+00	019fadf9-39e1-754d-bf36-bc30f6257bd3	\N	\N
3dde9dd1-0142-4e41-b2ea-10f40c0e4da2	OPLG	2	in_subscription	fund	ai	SGD	100000	80000	50	1	\N	\N	10000	0	2026-11-24 13:03:39.489+00	2027-03-10 13:03:39.489+00	2027-03-15 13:03:39.489+00	{"life": {"opensAt": "2026-11-24T13:03:39.489Z", "closesAt": "2027-03-10T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2027-03-15T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "1.5% a year, plus one fifth of profit above 8%.", "zh": "每年收取 1.5% 管理费，以及收益超过 8% 部分的五分之一。"}, "question": {"en": "What does the manager earn?", "zh": "管理人如何收费？"}}], "name": {"en": "Opaline Semiconductor Growth Fund", "zh": "欧泊半导体成长基金"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred. Past performance does not predict future results.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Opaline Asset Management", "zh": "欧泊资产管理"}, "region": {"en": "Global", "zh": "全球"}, "members": [{"name": {"en": "Kenji Arai", "zh": "新井健二"}, "role": {"en": "Managing partner", "zh": "管理合伙人"}, "about": {"en": "Former process engineer, investor since 2010.", "zh": "曾任工艺工程师，2010 年起从事投资。"}}], "summary": {"en": "Minority stakes in makers of chip equipment and design tools.", "zh": "投资芯片设备与设计工具企业的少数股权。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-25", "structure": "fund", "completedOn": null, "description": {"en": "The fund holds stakes in 11 companies and may hold up to 18.\\n\\nIt holds each stake for four to six years. Proceeds are paid out, not reinvested.", "zh": "基金目前持有 11 家公司，上限 18 家。\\n\\n持有期四至六年；退出所得分派给持有人，不再投资。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "6 years", "zh": "6 年"}, "profit": null, "supply": "80000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The manager’s target after fees. An estimate, not a promise.", "zh": "管理人扣除费用后的目标，仅为估计，并非承诺。"}, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.115"}}	2026-11-21 13:03:39.489+00	2026-11-21 13:03:39.489+00	2026-11-21 13:03:39.489+00	01a1fe34-8de1-7e28-96ed-cf674e50f05d	\N	\N
70c3c896-c5b0-4dab-a596-e9952791424c	TIDE	2	in_subscription	token_sale	ri	SGD	35	500000	100	1	150000	120000	5000	6	2026-11-23 13:03:39.489+00	2026-12-11 13:03:39.489+00	2026-12-16 13:03:39.489+00	{"life": {"opensAt": "2026-11-23T13:03:39.489Z", "closesAt": "2026-12-11T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T13:03:39.489Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T13:03:39.489Z", "share": "0.2"}, {"at": "2027-03-29T13:03:39.489Z", "share": "0.4"}, {"at": "2027-06-27T13:03:39.489Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disk operators", "zh": "硬盘运营方"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and carries no right to profits.", "zh": "没有。该代币用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.", "zh": "新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage systems for ports for nine years.", "zh": "九年间为港口建设存储系统。"}}], "summary": {"en": "A token that pays for storage on 340 disks in eleven harbours.", "zh": "用于在十一座港口的 340 块硬盘上支付存储费用的代币。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks operated by harbour companies. Customers pay for storage in TIDE, and disk operators are paid in TIDE.\\n\\nThe network has run since May and has twelve customers. The sale pays for audits and for two more harbours.", "zh": "潮汐将文件分片存放在港口企业运营的硬盘上。客户以 TIDE 支付存储费用，硬盘运营方以 TIDE 获得报酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-11-20 13:03:39.489+00	2026-11-20 13:03:39.489+00	2026-11-20 13:03:39.489+00	01a1f90e-31e1-747c-ada5-d51f5b894030	\N	\N
9312f38e-220d-40ac-92a1-8e122afc91a4	LBR3	3	in_subscription	real_estate	ri	SGD	10000	180000	50	1	\N	\N	5000	0	2026-11-04 13:03:39.489+00	2027-01-10 13:03:39.489+00	2027-01-15 13:03:39.489+00	{"life": {"opensAt": "2026-11-04T13:03:39.489Z", "closesAt": "2027-01-10T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2027-01-15T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Units of the sub-trust, one token each. The trustee holds the title to the property.", "zh": "子信托的份额，每份对应一枚代币；物业产权由受托人持有。"}, "question": {"en": "What do I own?", "zh": "我持有的是什么？"}}, {"answer": {"en": "The distribution for that quarter is lower. A reserve covers three months of costs.", "zh": "当季分派会减少。储备金可覆盖三个月的成本。"}, "question": {"en": "What if an apartment is vacant?", "zh": "公寓空置怎么办？"}}], "name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "risk": {"en": "Property values and rents can fall as well as rise. Vacancies, repairs and interest reduce distributions. The token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少分派。代币价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Lantern Bay Property Trust", "zh": "灯塔湾地产信托"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Helena Sim", "zh": "沈海伦"}, "role": {"en": "Trustee director", "zh": "受托人董事"}, "about": {"en": "Responsible for nine property trusts.", "zh": "负责九只地产信托。"}}, {"name": {"en": "Marcus Teo", "zh": "张铭"}, "role": {"en": "Asset manager", "zh": "资产管理人"}, "about": {"en": "Lets and manages 2,300 homes.", "zh": "出租并管理 2,300 套住宅。"}}], "summary": {"en": "Sixty-four let apartments beside the eastern harbour.", "zh": "东部港口旁 64 套已出租公寓。"}, "subTrust": "Lantern Bay Sub-Trust 3", "videoUrl": null, "createdOn": "2026-10-05", "structure": "subfund", "completedOn": null, "description": {"en": "Sub-Trust 3 owns 64 finished apartments. Leases run for another 22 months on average.\\n\\nRent less costs is distributed each quarter. After five years, the trustee sells the apartments or asks holders whether to continue.", "zh": "子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\\n\\n租金扣除成本后按季分派。五年期满时，受托人出售物业，或征询持有人是否延续。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "180000", "currency": "SGD", "leverage": "0.35", "minUnits": "50", "stepUnits": "1", "unitPrice": "100.00", "grossMargin": null, "returnBasis": {"en": "Current rents less budgeted costs, divided by the issue price. An estimate, not a promise.", "zh": "以现有租金减去预算成本，再除以发行价计算，仅为估计，并非承诺。"}, "distribution": "quarterly", "dividendYield": "0.058", "equityMultiple": null, "expectedReturn": "0.062"}}	2026-11-01 13:03:39.489+00	2026-11-01 13:03:39.489+00	2026-11-01 13:03:39.489+00	01a19735-5de1-7bf8-8269-e3722454755f	\N	\N
9e3d8a08-0929-4ae0-8108-d48004b0492e	SLW31	2	subscription_ended	bond	ri	SGD	50000	60000	20	1	\N	\N	2500	0	2026-09-20 13:03:39.489+00	2026-11-25 13:03:39.489+00	2026-11-30 13:03:39.489+00	{"life": {"opensAt": "2026-09-20T13:03:39.489Z", "closesAt": "2026-11-25T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold the notes until maturity. If interest rates rise, the price falls.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期。利率上升时，价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run until 2044.\\n\\nThe notes are secured on the fee accounts, which an independent agent checks every month.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	2026-09-17 13:03:39.489+00	2026-09-17 13:03:39.489+00	2026-09-17 13:03:39.489+00	01a0af77-31e1-7655-a0ff-ac98b2f7425f	\N	\N
ff449e77-d2d7-4157-bcff-1394b8f5010f	HCCL	2	trading	real_estate	ri	SGD	140	12000000	2000	1	\N	\N	5000	0	2026-07-22 13:03:39.489+00	2026-09-20 13:03:39.489+00	2026-09-25 13:03:39.489+00	{"life": {"opensAt": "2026-07-22T13:03:39.489Z", "closesAt": "2026-09-20T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Thai baht. Distributions are converted on the day they are declared.", "zh": "泰铢。分派金额按宣告当日汇率折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents can fall as well as rise. Vacancies, repairs and interest reduce distributions. The token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少分派。代币价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Has run cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store for 41,000 pallets, let to three food companies.", "zh": "可存放 41,000 个托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park is 30 km east of Bangkok and has been fully let since 2023.\\n\\nRents are adjusted to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租金每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Current rents less costs, divided by the issue price. An estimate, not a promise.", "zh": "以现有租金减去成本，再除以发行价计算，仅为估计，并非承诺。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	2026-07-19 13:03:39.489+00	2026-07-19 13:03:39.489+00	2026-07-19 13:03:39.489+00	019f7a79-a1e1-706c-87c3-d918b83700b2	\N	\N
\.

copy product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at) from stdin;
02b9ed25-833d-401a-9601-aaff81c0dc2c	1	{"life": {"opensAt": "2026-10-16T13:03:39.489Z", "closesAt": "2026-11-03T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T13:03:39.489Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T13:03:39.489Z", "share": "0.25"}, {"at": "2027-01-16T13:03:39.489Z", "share": "0.25"}, {"at": "2027-04-16T13:03:39.489Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "First-year shippers", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.", "zh": "新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for cargo space on electric trucks between four cities.", "zh": "用于支付四座城市间电动货车货位的积分代币。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA pays for one kilogram from Johor to Penang, on trucks that run every night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可支付一公斤货物从柔佛至槟城的运费，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已订满四十辆货车两年的货位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[]	c1a856effde945fe8c7d4597082293f36b689ce305097b56626b50917ad51e4d	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-10-13 13:03:39.489+00
02b9ed25-833d-401a-9601-aaff81c0dc2c	2	{"life": {"opensAt": "2026-10-16T13:03:39.489Z", "closesAt": "2026-11-03T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T13:03:39.489Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T13:03:39.489Z", "share": "0.25"}, {"at": "2027-01-16T13:03:39.489Z", "share": "0.25"}, {"at": "2027-04-16T13:03:39.489Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "First-year shippers", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never reach its issue price, and there may be no market for it. The network may be delayed or never be used. Holders have no claim to anything except the token.", "zh": "新代币的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除代币本身外，持有人不享有任何其他权利。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for cargo space on electric trucks between four cities.", "zh": "用于支付四座城市间电动货车货位的积分代币。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA pays for one kilogram from Johor to Penang, on trucks that run every night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可支付一公斤货物从柔佛至槟城的运费，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已订满四十辆货车两年的货位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "88081842-0606-4797-8ea5-9db5368a6c66", "kind": "memorandum", "size": 1129, "sha256": "d80261aa3ca38beb85f7b7a2e4368877c94ff0913bcef9513ceef2b3d5761b05", "dated_on": "2026-09-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "5c82159e-0ae8-4cdd-9c5e-decf826457aa", "media_type": "application/pdf", "product_id": "02b9ed25-833d-401a-9601-aaff81c0dc2c", "must_accept": true}]	3b14bf422c76667ead71ac10085b490bfb2775a9dd9dad71d0cee0b045f4ca71	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-10-13 13:03:39.489+00
0bd7c0f9-08a4-4a9c-9576-6d740822b816	1	{"life": {"opensAt": "2026-09-15T13:03:39.489Z", "closesAt": "2026-11-19T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, if there is a profit.", "zh": "如有利润，每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "股息政策是什么？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen. Each ordinary share has one vote.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	[]	ae7b1de077cf7df6590454df14d6ea542ee977d0ec0e02348494254b970bb042	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-09-12 13:03:39.489+00
1fd7d868-969b-446e-8308-594ae3b53b96	2	{"life": {"opensAt": "2026-11-09T13:03:39.489Z", "closesAt": "2026-12-28T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Expert investors, as the offer memorandum defines them.", "zh": "发售备忘录所界定的专家投资者。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots, leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list, but has set no date and may never list.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	[{"id": "29165ae3-b598-4cf3-a6f9-0405e827fa1b", "kind": "memorandum", "size": 1086, "sha256": "56249896e08c22d84723662546c4d904d09a5f16326d24acc43c0e26495466bf", "dated_on": "2026-10-10", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "5fd5b2d8-75ef-496c-8e4f-a8e5a8abe8cc", "media_type": "application/pdf", "product_id": "1fd7d868-969b-446e-8308-594ae3b53b96", "must_accept": true}]	62b818140fdbc01d0c76e2489f1fa8816e6fedaac5082fb6f17b6c028aff9565	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-11-06 13:03:39.489+00
23082130-0a57-40c0-99a2-79800c249e5d	2	{"life": {"opensAt": "2026-08-01T13:03:39.489Z", "closesAt": "2026-09-30T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "After the allotment, the shares trade on Tessera against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "No dividend is planned until profit is stable.", "zh": "在利润稳定之前，没有派发股息的计划。"}, "question": {"en": "Does it pay a dividend?", "zh": "是否派发股息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all their value. There may be no buyer when you want to sell, and the company may pay no dividends for years.", "zh": "未上市公司的股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派发股息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Led two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation, in two plants in Singapore and Johor.\\n\\nSeries C pays for a third fermentation line and for approval in two more markets. If the company is sold, its holders are paid before ordinary shareholders.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "3174c8bd-74ca-491d-97fe-a653b0bfffd4", "kind": "memorandum", "size": 1203, "sha256": "32866f9bdda06d54051ead3e36b88d841f227a688b874dcf543b617591b294b4", "dated_on": "2026-07-02", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "e28300a5-178c-4283-b6ca-72761f3a05af", "media_type": "application/pdf", "product_id": "23082130-0a57-40c0-99a2-79800c249e5d", "must_accept": true}]	5934d11e22232124ca4d5b668964d7bf32f8db8249c17b7fb2fbdc7c31b119a6	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-29 13:03:39.489+00
ff449e77-d2d7-4157-bcff-1394b8f5010f	2	{"life": {"opensAt": "2026-07-22T13:03:39.489Z", "closesAt": "2026-09-20T13:03:39.489Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T13:03:39.489Z"}, "facts": {"faq": [{"answer": {"en": "Thai baht. Distributions are converted on the day they are declared.", "zh": "泰铢。分派金额按宣告当日汇率折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents can fall as well as rise. Vacancies, repairs and interest reduce distributions. The token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少分派。代币价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Has run cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store for 41,000 pallets, let to three food companies.", "zh": "可存放 41,000 个托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park is 30 km east of Bangkok and has been fully let since 2023.\\n\\nRents are adjusted to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租金每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Current rents less costs, divided by the issue price. An estimate, not a promise.", "zh": "以现有租金减去成本，再除以发行价计算，仅为估计，并非承诺。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	[{"id": "cdff268c-62d8-4ddb-bf7c-265623e84539", "kind": "memorandum", "size": 1055, "sha256": "2fcbc27846910ec8d797fb090d2362f97adbaabfd0cf13a81bcfb1090c4e4bfa", "dated_on": "2026-06-22", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "e79e14d8-ceb9-4083-a557-83a98cb60510", "media_type": "application/pdf", "product_id": "ff449e77-d2d7-4157-bcff-1394b8f5010f", "must_accept": true}]	565ae817614ea0cada25d6181e76cc1830c2083cd2432250b3f72665192324af	operator:85dc0025-bb24-4f9f-b9ad-11f8e49636c9	2026-07-19 13:03:39.489+00
\.

copy product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at) from stdin;
0c4a39a5-4a3f-46df-b024-077ff3cfff2e	3dde9dd1-0142-4e41-b2ea-10f40c0e4da2	5ae9e8b1-d3d6-47c7-ab8b-4223fde59000	memorandum	Offer memorandum	发售备忘录	2026-10-25	{en_US}	t	2026-11-21 13:03:39.489+00
29165ae3-b598-4cf3-a6f9-0405e827fa1b	1fd7d868-969b-446e-8308-594ae3b53b96	5fd5b2d8-75ef-496c-8e4f-a8e5a8abe8cc	memorandum	Offer memorandum	发售备忘录	2026-10-10	{en_US}	t	2026-11-06 13:03:39.489+00
2d390ac6-0c1d-4771-bdec-33ac58d1a1ed	9312f38e-220d-40ac-92a1-8e122afc91a4	b71113c6-569d-486f-94c5-60ff4d293522	memorandum	Offer memorandum	发售备忘录	2026-10-05	{en_US}	t	2026-11-01 13:03:39.489+00
84d9397a-1b66-4baf-9c0d-a7de9825a5ed	9e3d8a08-0929-4ae0-8108-d48004b0492e	1eaed96e-df97-4db2-81ac-4ac3737cdbbf	memorandum	Offer memorandum	发售备忘录	2026-08-21	{en_US}	t	2026-09-17 13:03:39.489+00
\.

copy product_document_removal (document_id, removed_by, removed_at) from stdin;
84d9397a-1b66-4baf-9c0d-a7de9825a5ed	INV000001	2026-06-02 00:00:00+00
\.

copy product_valuation (number, product_id, as_of, price, valuer, published_at) from stdin;
1	23082130-0a57-40c0-99a2-79800c249e5d	2026-10-15	1620	Harrow & Tan Valuers	2026-10-22 13:03:39.489+00
2	ff449e77-d2d7-4157-bcff-1394b8f5010f	2026-10-15	141	Harrow & Tan Valuers	2026-10-22 13:03:39.489+00
3	23082130-0a57-40c0-99a2-79800c249e5d	2026-11-13	1655	Harrow & Tan Valuers	2026-11-20 13:03:39.489+00
\.

copy favorite (customer_id, product_id, added_at) from stdin;
1e12aec6-ada7-4b80-b3d8-a124a275ae0d	70c3c896-c5b0-4dab-a596-e9952791424c	2026-06-01 00:00:10+00
\.

copy subscription (id, number, product_id, customer_id, quantity, price, currency, amount, fee, status, cause, failure, hold_id, allotted, paid_fee, allot_journal, disburse_journal, accepted_version, accepted_hash, notified_version, kyc_at_request, class_at_request, created_at, closed_at) from stdin;
08f69025-e9ef-4778-8ffc-195eb78424ce	1	ff449e77-d2d7-4157-bcff-1394b8f5010f	c2104418-fe64-4ffb-98ba-838a8a2e59a9	5000	140	SGD	700000	3500	disbursed	\N	\N	fb73cae7-c408-4a21-aaba-b1976b92e0b7	4779	3346	01a0f790-39e1-725f-85c6-43682fa26871	01a0f790-39e1-7487-84cc-9ba7c6570846	2	565ae817614ea0cada25d6181e76cc1830c2083cd2432250b3f72665192324af	\N	approved	ri	2026-07-31 02:46:30.917+00	2026-10-01 13:03:39.489+00
0f93befb-5536-4083-936a-c6b16bb76f64	28	1fd7d868-969b-446e-8308-594ae3b53b96	6f5bd42b-766c-4693-ab8c-d96c5feda552	40000	2500	SGD	100000000	1000000	pending	\N	\N	88569fe0-39fb-4180-9d76-d46c3e4a627d	\N	\N	\N	\N	2	62b818140fdbc01d0c76e2489f1fa8816e6fedaac5082fb6f17b6c028aff9565	\N	approved	ei	2026-11-14 13:03:39.489+00	\N
17d56109-e5b2-497e-9ac1-39553063aa77	11	23082130-0a57-40c0-99a2-79800c249e5d	42e4b152-02f8-448c-9c7d-b227b19d1361	900000	1600	SGD	1440000000	7200000	disbursed	\N	\N	874c4095-6355-4dd6-891b-2b9ed770269b	858634	6869072	01a0f790-39e1-703a-bbdb-0209550e8132	01a0f790-39e1-7a80-b216-fbb38099be4e	2	5934d11e22232124ca4d5b668964d7bf32f8db8249c17b7fb2fbdc7c31b119a6	\N	approved	ei	2026-09-13 09:37:56.631+00	2026-10-01 13:03:39.489+00
2f643e50-e512-40fd-9e68-c3b0f5480deb	17	02b9ed25-833d-401a-9601-aaff81c0dc2c	c2104418-fe64-4ffb-98ba-838a8a2e59a9	8000	1500000	tUSD	12000000000	60000000	disbursed	\N	\N	2f21bc47-9266-4363-8544-267524f9d798	6400	48000000	01a1a6a8-71e1-79a3-94d8-5287e4418ed2	01a1a6a8-71e1-7e9a-b4a2-ca80dd0f5b46	2	3b14bf422c76667ead71ac10085b490bfb2775a9dd9dad71d0cee0b045f4ca71	\N	approved	ri	2026-10-20 13:03:39.489+00	2026-11-04 13:03:39.489+00
366deac9-2197-4a3d-a9bf-28e82adefb1c	4	ff449e77-d2d7-4157-bcff-1394b8f5010f	6f5bd42b-766c-4693-ab8c-d96c5feda552	3000000	140	SGD	420000000	2100000	disbursed	\N	\N	72dace9d-7d45-4c93-a463-83dea4dce91a	2867384	2007169	01a0f790-39e1-770f-93c0-044dfa17d3f6	01a0f790-39e1-77bd-ade1-867d4a00f006	2	565ae817614ea0cada25d6181e76cc1830c2083cd2432250b3f72665192324af	\N	approved	ei	2026-08-17 06:12:13.774+00	2026-10-01 13:03:39.489+00
79cc62e0-b1f8-41bd-9a3d-be6bbc97fed8	2	ff449e77-d2d7-4157-bcff-1394b8f5010f	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	50000	140	SGD	7000000	35000	disbursed	\N	\N	1e8fe734-2c32-4265-b178-6044a74201df	47790	33453	01a0f790-39e1-7498-a409-4dcd91a8a34c	01a0f790-39e1-76c5-9a91-072921caf68a	2	565ae817614ea0cada25d6181e76cc1830c2083cd2432250b3f72665192324af	\N	approved	ai	2026-08-08 16:29:22.346+00	2026-10-01 13:03:39.489+00
b8bb6ddb-c29c-4abf-abbb-c9bc13ded166	18	02b9ed25-833d-401a-9601-aaff81c0dc2c	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	24000	1500000	tUSD	36000000000	180000000	disbursed	\N	\N	071c3656-eaaa-4e69-aae6-210b72e69d4e	19200	144000000	01a1a6a8-71e1-7ce0-addc-3e7c8e859abf	01a1a6a8-71e1-7763-aa5f-b043650bb8b9	2	3b14bf422c76667ead71ac10085b490bfb2775a9dd9dad71d0cee0b045f4ca71	\N	approved	ai	2026-10-22 13:03:39.489+00	2026-11-04 13:03:39.489+00
\.

copy allotment_batch (id, product_id, requested, allotted, cause, result_hash, decided_at, finished_at) from stdin;
16efc162-b571-4bc0-83bf-6cb521c99122	ff449e77-d2d7-4157-bcff-1394b8f5010f	12555000	12000000	\N	e5d061b02639385cd27e6f1c52c5bb5228923dd45b9ffcb5f37a0757795de616	2026-10-01 13:03:39.489+00	2026-10-01 13:03:39.489+00
cefddaea-9335-4dc6-a6af-ad34b7e89081	23082130-0a57-40c0-99a2-79800c249e5d	2012500	1920000	\N	3fc918ef13941c4fc772914c1a93419645a539640ddd7a4ef4647e813699e789	2026-10-01 13:03:39.489+00	2026-10-01 13:03:39.489+00
f7190858-9f73-48fc-9b76-61d650b80c5b	02b9ed25-833d-401a-9601-aaff81c0dc2c	50000	40000	\N	17ad076284aa731c42f886dbacbdd346822a4a2bdc064f8316547386f0364201	2026-11-04 13:03:39.489+00	2026-11-04 13:03:39.489+00
\.

copy allotment (batch_id, subscription_id, units, certificate) from stdin;
16efc162-b571-4bc0-83bf-6cb521c99122	08f69025-e9ef-4778-8ffc-195eb78424ce	4779	1
16efc162-b571-4bc0-83bf-6cb521c99122	79cc62e0-b1f8-41bd-9a3d-be6bbc97fed8	47790	2
16efc162-b571-4bc0-83bf-6cb521c99122	366deac9-2197-4a3d-a9bf-28e82adefb1c	2867384	3
\.

copy token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at) from stdin;
01a1a6a8-71e1-707c-bcbf-f3abd9f79683	2f643e50-e512-40fd-9e68-c3b0f5480deb	c2104418-fe64-4ffb-98ba-838a8a2e59a9	2027-04-16 13:03:39.489+00	320000	3dae7aec-7beb-48ac-9d6d-88e7c382b4dd	\N
01a1a6a8-71e1-7381-bf3c-e7d3d3c57bb0	2f643e50-e512-40fd-9e68-c3b0f5480deb	c2104418-fe64-4ffb-98ba-838a8a2e59a9	2026-11-17 13:03:39.489+00	160000	d5d451fc-a2af-46a5-a9aa-c055d16ba3a1	2026-11-17 13:03:39.489+00
01a1a6a8-71e1-7693-8697-cdde2557cd58	b8bb6ddb-c29c-4abf-abbb-c9bc13ded166	f73e62e4-3bcb-43fa-a980-76e2470eaf3d	2027-04-16 13:03:39.489+00	960000	b6063668-9327-4258-82c2-6566d13a9fe6	\N
\.

copy distribution (id, number, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status, declared_by, declared_at, announced_at, record_seq, recorded_at, units, in_escrow, owed, gross, tax, released_at, release_journal, paid_at, cancelled_at, cancel_reason) from stdin;
5c263a46-3a96-4b7b-be3e-8c60345fe236	70001	23082130-0a57-40c0-99a2-79800c249e5d	dividend	2026-H2	SGD	185000000000	2026-10-30 13:03:39.489+00	2026-11-02 13:03:39.489+00	{"CN": 100000, "NO": 150000}	0	paid	d3437fea-a58f-4c0f-8031-af4cc33589c6	2026-10-27 13:03:39.489+00	2026-10-27 13:03:39.489+00	362	2026-10-31 13:03:39.489+00	1920000	0	35520000	35519998	547138	2026-10-31 13:03:39.489+00	01a1920f-01e1-7824-9969-2c4dcda609a1	2026-11-02 13:03:39.489+00	\N	\N
61195783-d2c0-4836-89f8-db56d42bb8be	70002	ff449e77-d2d7-4157-bcff-1394b8f5010f	dividend	2026-H2	SGD	24500000000	2026-12-17 13:03:39.489+00	2026-12-24 13:03:39.489+00	{"CN": 100000, "NO": 150000}	0	announced	d3437fea-a58f-4c0f-8031-af4cc33589c6	2026-11-25 13:03:39.489+00	2026-11-25 13:03:39.489+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
\.

copy distribution_holder (id, distribution_id, customer_id, number, units, country, rate_ppm, gross, tax, net, status, journal_id, claim_journal, paid_at) from stdin;
290d3fb5-2cfd-4a2e-bdcd-79c9612ee537	5c263a46-3a96-4b7b-be3e-8c60345fe236	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	6	338535	SG	0	6262897	0	6262897	paid	01a19c5b-b9e1-7f40-a02b-2cbf212c0d95	\N	2026-11-02 13:03:39.489+00
5f408caa-621c-402f-a02f-1c3a9e624fe3	5c263a46-3a96-4b7b-be3e-8c60345fe236	6f5bd42b-766c-4693-ab8c-d96c5feda552	3	477019	MY	0	8824851	0	8824851	paid	01a19c5b-b9e1-71d5-99ad-bd33da674cd3	\N	2026-11-02 13:03:39.489+00
6245c33f-f8fe-4469-ab90-c17766eec0b4	5c263a46-3a96-4b7b-be3e-8c60345fe236	42e4b152-02f8-448c-9c7d-b227b19d1361	5	901714	SG	0	16681709	0	16681709	paid	01a19c5b-b9e1-7fdd-990f-f5d1cec8a71b	\N	2026-11-02 13:03:39.489+00
\.

copy financing_application (id, number, customer_id, status, version, precheck, checked, offer, uses, people, fee_ppm, opened_at, saved_at, submitted_at, decided_at, reason_code, customer_message, reapply_at, product_id) from stdin;
a7335c16-70d6-4fe5-ba1b-052e801d2f90	80010	ca90493e-1ff3-451e-a2c6-0d33c0a469be	precheck_failed	0	{}	{}	[]	[]	[]	2	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-03 00:00:00+00	\N	\N	\N	1fd7d868-969b-446e-8308-594ae3b53b96
\.

copy financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at) from stdin;
a7335c16-70d6-4fe5-ba1b-052e801d2f90	1	[]	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	ABCDEFGHJK	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00
\.

copy financing_ask (application_id, version, item, customer_message, requested_by, at, answered_at) from stdin;
a7335c16-70d6-4fe5-ba1b-052e801d2f90	1	2026-06	solana	712125a2-09d1-4033-96ca-6c1aced991ab	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00
\.

copy financing_document (application_id, kind, version, upload_id, issued_on, added_at, sent_at) from stdin;
a7335c16-70d6-4fe5-ba1b-052e801d2f90	en_US	100	b5a76ee8-0798-4e26-a8bb-c287c214a9c3	\N	2026-06-02 00:00:00+00	\N
\.

copy financing_cap_table (application_id, version, content, sha256, added_at, sent_at) from stdin;
a7335c16-70d6-4fe5-ba1b-052e801d2f90	1	[]	SG	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy financing_access (id, application_id, kind, version, operator_id, reason, at) from stdin;
ecb4f791-d226-49a1-a11e-2eb5eb6ab7b0	a7335c16-70d6-4fe5-ba1b-052e801d2f90	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2	377b9d75-8cf3-4991-ad77-65210737f5bd	Invented	2026-06-03 00:00:00+00
\.

copy financing_check (application_id, item, note, done_by, done_at) from stdin;
a7335c16-70d6-4fe5-ba1b-052e801d2f90	ABCDEFGHJK	INV000001	d3437fea-a58f-4c0f-8031-af4cc33589c6	2026-06-01 00:00:10+00
\.

copy financing_question (id, application_id, text, operator_id, at, answer, answered_at) from stdin;
631dc712-8a6d-4c39-937d-52d52b8ed72e	a7335c16-70d6-4fe5-ba1b-052e801d2f90	HDFC0ABCDEF	d3437fea-a58f-4c0f-8031-af4cc33589c6	2026-06-01 00:00:10+00	Invented	2026-06-01 00:00:00+00
\.

copy financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at) from stdin;
2666c00a-10b5-4c2b-8961-915708df8e22	a7335c16-70d6-4fe5-ba1b-052e801d2f90	100	[]	invented	2026-06-01 00:00:00+00	\N	\N
\.

copy ipfs_file (upload_id, cid, sha256, size, computed_at) from stdin;
7df911f8-d766-4af6-bf41-03e45557b230	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	1	2026-06-03 00:00:00+00
\.

copy ipfs_block (upload_id, cid, starts_at, size, bytes) from stdin;
7df911f8-d766-4af6-bf41-03e45557b230	ABCD	100	1	\N
\.

copy ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at, superseded_by, superseded_at, withdrawn_at, withdrawn_by, withdrawn_reason) from stdin;
bcf3ba82-6090-405b-ad77-010ae1bd5899	liabilities_root	content	bafkreic7stkobqlioaii2pjt3nndu4mfezq2s25mdstrwnw5yb7wy4d2ue	5f94d4e0c16870108d3d33db5a3a71852661a96bac1ca71b36ddc07f6c707aa1	2105	\N	\N	2026-11-29 13:06:00.06+00	\\x7b22726f6f7473223a5b7b22636f696e223a2241555242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2265633931363361353931363161326439323331386632336433353263333635343935366235386237336163393336656664643932636362376432353862323764222c2273756d4d696e6f72223a2231393230303030227d2c7b22636f696e223a22434e59222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2261306662383831376435633363356665323665663038383934326433326662383831653139633336363163616232343565376334646564386632363236393563222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224843434c222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2236643064343436396362306137316232666663643664303762316465396537643031656136303233366432366232626438353331393532386634666131376662222c2273756d4d696e6f72223a223132303030303030227d2c7b22636f696e223a224b474e3239222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237663031616339626330386134303438666263343861336166646165663837336666383065633938313731373663613032343437333835356531353134653361222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c425233222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2266363064376636646630356337323636623462366363386233363662623564373937626637656630643032346237373166333438343235653834653833336563222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c554d41222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2236333635616566663235393633373532366165646531636637623766336235316336353037386661623866373432386435343935313936663163326239663961222c2273756d4d696e6f72223a2234303030303030227d2c7b22636f696e223a224e514332222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2265386331636661653532386138616537393732623934623564633462333163626138333237666532353361313461306331356532383162326563313963326638222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224f504c47222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2231346539393066656636653439626539626566343562313735303464386639333861616363333037363537353337663261373237306163323162653763396534222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2250535242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2238623134316161656366393838663438363064633335653862336562393730306636383632353038656437303231336565626633383133633435343830626661222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22534744222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2266666231396563653462323536393639323031386435303764303230363264386165653065626462303065623662623261626238393666653038313239653739222c2273756d4d696e6f72223a223135363730333138343538227d2c7b22636f696e223a22534c573331222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237653736643265356164373832323637326362343332376161356265653233346630626133396530616465373831353762316364393763333766383838386161222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2254494445222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2232316666326632646163333039643664333239336565616538663363353330633436386531396532313532396131613832316438323362386263346439326238222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22544d4647222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2266656533323463636336303033336138393531303263626437393738366233613732663734376633626235316330316266376234643734653633386137653832222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22555344222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2238636339313432623164306535373565316136326233633236306431353833316364383162656231663364336564316333616561343066653462343531313663222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2274555344222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2261356533623034333533656261633830393664623833396630343138346136373737666536366365386465343531326335346232306562326431343065373032222c2273756d4d696e6f72223a2239393937313630303831303733227d5d2c2274616b656e4174223a22323032362d31312d32395431333a30363a30302e3036305a222c2274797065223a22746573736572612e6c696162696c69746965732d726f6f742e7632227d	2026-11-29 13:06:03.343+00	\N	\N	\N	\N	\N
\.

copy ipfs_own_block (publication_id, cid, bytes) from stdin;
bcf3ba82-6090-405b-ad77-010ae1bd5899	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61
\.

copy ipfs_pin (publication_id, state, request_id, requested_at, failures, error, next_at, pinned_at) from stdin;
bcf3ba82-6090-405b-ad77-010ae1bd5899	queued	\N	\N	0	\N	2026-11-29 13:06:03.343+00	\N
\.

copy ipfs_unpin (cid, requested_at, failures, error, next_at, done_at) from stdin;
bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:10+00	0	\N	\N	2026-06-03 00:00:00+00
\.

copy payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, account_sealed, ending, active, added_at, usable_at, removed_at, qr_id) from stdin;
4fc451b8-cc50-40bb-a7ec-4d766ba38048	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	wechat_pay	solana	2026-06-01	DBSSSGSG	\N	invented@tessera.example	1	ABCD	t	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	\N
\.

copy otc_fee (coin, fee_ppm) from stdin;
LUMA	1
\.

copy otc_ad (id, number, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds, method_ids, window_minutes, terms, status, lapsed, hold_id, close_reason, customer_message, looked_at, created_at, status_at) from stdin;
91d68650-8da3-4608-9848-6333022b3ce7	105	6f5bd42b-766c-4693-ab8c-d96c5feda552	buy	USD	AURB	2	\N	1	1	100	2	{Invented}	{}	60	invented@tessera.example	published	\N	\N	invented	\N	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00
\.

copy otc_deal (id, number, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, large, window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code, account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, paid_at, proof_id, ended_at, cancelled_by, outcome, journal_id, seller_kyc, buyer_kyc, factor, created_at, status_at) from stdin;
f29dac3b-3841-446c-97d7-a881dfc17b94	69	91d68650-8da3-4608-9848-6333022b3ce7	5330b682-077e-4d66-a03a-b52a646319db	ca90493e-1ff3-451e-a2c6-0d33c0a469be	ca90493e-1ff3-451e-a2c6-0d33c0a469be	LUMA	USD	2	100	2	1	0	f	2	2026-06-01	65	c4e84a8c-dc63-455e-9101-48f8e8813c06	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	2026-06	\N	invented@tessera.example	DBSSSGSG	\N	SG	8980194d-4995-4bcf-9ea3-271dee8384b0	appeal	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	\N	2026-06-02 00:00:00+00	\N	\N	01a0fcb6-95e1-71fb-a49b-a5c9218c6521	approved	approved	\N	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00
\.

copy otc_appeal (id, number, deal_id, by_side, reason, text, status, opened_at, due_at, outcome, outcome_reason, customer_message, ended_at) from stdin;
aaf5c424-3419-4fac-9d02-a488fcf40acf	14	f29dac3b-3841-446c-97d7-a881dfc17b94	sell	ABCDEFGHJK	Invented	open	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N	2026-06-01	solana	2026-06-01 00:00:10+00
\.

copy otc_message (id, deal_id, author_id, text, upload_id, at) from stdin;
1	f29dac3b-3841-446c-97d7-a881dfc17b94	5330b682-077e-4d66-a03a-b52a646319db	invented	4d29c321-5075-44c2-97bd-97428a900c08	2026-06-01 00:00:00+00
\.

copy agent (id, number, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country, licence_expires_on, upload_id, how, expected_clients, applied_at, status_at, reason, contract_version, contract_sha256, factor, signed_at, own_ppm, parent_ppm, grand_ppm) from stdin;
fe05048b-cef5-4ce0-b83f-766fa4e058f1	80001	18704015-ad82-4356-924d-3556f2021185	broker	active	\N	1	N0XCJWWHEY	securities_dealing	CMS101204	MAS	SG	2040-12-31	7df911f8-d766-4af6-bf41-03e45557b230	Our order management system sends limit orders by API. Two portfolio managers decide each order.	40	2026-11-13 13:03:39.489+00	2026-11-13 13:03:39.489+00	\N	2026-11	3ec0c316aefd10c916bcb39afba995a9fd4b2c903dfd3434ed7616b27ba07502	mobile	2026-11-13 13:03:39.489+00	250000	0	0
\.

copy agent_evidence (agent_id, upload_id, place) from stdin;
fe05048b-cef5-4ce0-b83f-766fa4e058f1	b4bd521f-2c43-4f49-8010-75e500ca6b66	1
\.

copy agent_client (id, number, agent_id, customer_id, consent_version, consent_sha256, consented_at, withdrawn_at) from stdin;
12589618-0055-4405-b779-1720cdc0185e	8	fe05048b-cef5-4ce0-b83f-766fa4e058f1	cf1e9196-c631-4261-be0c-98dd3025c7a8	+6591234567	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	\N
\.

copy agent_export (id, customer_id, programme, month, lang, requested_at, ready_at, rows, content) from stdin;
603c9197-3397-42bc-8848-13f5af10e6e1	cf1e9196-c631-4261-be0c-98dd3025c7a8	broker	\N	zh_CN	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	0	ABCD
\.

copy broker_power (id, number, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at, withdrawn_at) from stdin;
72541418-4a7c-4506-9f38-ba5343d08628	1	fe05048b-cef5-4ce0-b83f-766fa4e058f1	1e12aec6-ada7-4b80-b3d8-a124a275ae0d	5330b682-077e-4d66-a03a-b52a646319db	2026-11	8c53b1d476b3b994f822252582477a2ee331c59f1c8a6f158a81b7003fa1ba21	mobile	2026-11-13 13:03:39.489+00	\N
\.

copy broker_order (order_id, power_id, api_key_id, best, reference) from stdin;
01a11150-05e3-7d7e-8efb-63a6084a6f9b	72541418-4a7c-4506-9f38-ba5343d08628	6e8c7630-91ba-487c-b065-d55b592a7211	1	\N
\.

copy rebate_day (day, counted_at) from stdin;
2026-11-13	2026-11-17 13:03:39.489+00
2026-11-14	2026-11-17 13:03:39.489+00
2026-11-15	2026-11-17 13:03:39.489+00
2026-11-20	2026-11-23 13:03:39.489+00
\.

copy rebate_run (id, number, month, until, status, drawn_at, released_at, ended_at) from stdin;
427b8f9b-6206-40fe-bacd-10a29e7ef1d3	90040	2026-06	2026-06-01	dropped	2026-06-01 00:00:00+00	\N	2026-06-03 00:00:00+00
\.

copy rebate_payment (id, number, run_id, customer_id, coin, amount, rows, journal_id, paid_at) from stdin;
3e192e87-8c6d-4944-8d3a-8f9e0afd6330	6	427b8f9b-6206-40fe-bacd-10a29e7ef1d3	18704015-ad82-4356-924d-3556f2021185	HCCL	1	2	\N	\N
\.

copy rebate (id, number, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount, payment_id) from stdin;
5c193074-64a1-4de2-81d6-9a478388c38c	3	18704015-ad82-4356-924d-3556f2021185	fe05048b-cef5-4ce0-b83f-766fa4e058f1	c2104418-fe64-4ffb-98ba-838a8a2e59a9	fe05048b-cef5-4ce0-b83f-766fa4e058f1	1	2026-11-20	2026-06-02	HCCL	100	500000	-1	3e192e87-8c6d-4944-8d3a-8f9e0afd6330
\.

copy invitation_application (id, number, customer_id, code_count, description, status, reason_code, customer_message, created_at, decided_at) from stdin;
8a471ab4-81fc-44c0-b396-25078965157a	46	c2104418-fe64-4ffb-98ba-838a8a2e59a9	1	2026-06-01	approved	\N	USD	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy invitation_code (id, code, customer_id, application_id, max_uses, uses, created_at, expires_at, ended_at, ended_by) from stdin;
b9a68281-7284-458f-8687-424e90ecaf69	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	18704015-ad82-4356-924d-3556f2021185	8a471ab4-81fc-44c0-b396-25078965157a	2	1	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N	\N
\.

copy personal_data_export (id, customer_id, lang, requested_at, ready_at, json, pdf) from stdin;
2bb7c634-4ce9-4157-ab76-e9dc5282364e	c2104418-fe64-4ffb-98ba-838a8a2e59a9	zh_CN	2026-06-03 00:00:00+00	\N	\N	\N
\.

select setval('public.account_id_seq', 78);
select setval('public.agent_client_number_seq', 8);
select setval('public.agent_number_seq', 80001);
select setval('public.approval_request_number_seq', 58);
select setval('public.books_check_id_seq', 4);
select setval('public.broker_power_number_seq', 1);
select setval('public.company_application_number_seq', 50001);
select setval('public.company_change_number_seq', 70001);
select setval('public.customer_number', 30182752);
select setval('public.distribution_holder_number_seq', 6);
select setval('public.distribution_number_seq', 70002);
select setval('public.fiat_order_number_seq', 6);
select setval('public.financing_application_number_seq', 80010);
select setval('public.internal_transfer_number_seq', 2);
select setval('public.investor_application_number_seq', 40005);
select setval('public.invitation_application_number_seq', 46);
select setval('public.kyc_case_number_seq', 30006);
select setval('public.otc_ad_number_seq', 105);
select setval('public.otc_appeal_number_seq', 14);
select setval('public.otc_deal_number_seq', 69);
select setval('public.otc_message_id_seq', 1);
select setval('public.payout_batch_number_seq', 1);
select setval('public.payout_number_seq', 69);
select setval('public.posting_id_seq', 2675);
select setval('public.product_valuation_number_seq', 4);
select setval('public.rebate_number_seq', 3);
select setval('public.rebate_payment_number_seq', 6);
select setval('public.rebate_run_number_seq', 90040);
select setval('public.receivable_number_seq', 1004);
select setval('public.reference_change_id_seq', 6);
select setval('public.reference_set_id_seq', 2);
select setval('public.signature_act_number_seq', 19);
select setval('public.stop_number_seq', 1022);
select setval('public.subscription_number_seq', 42);
select setval('public.transfer_number_seq', 10);
select setval('public.webhook_event_number_seq', 1);

copy migration (name, sha256, applied_at) from stdin;
0001_platform.sql	a9476bb7f8445341df4ed0095cb57caef09607c68ceb99e3a7c022fcf3aac255	2026-11-29 06:47:45.664876+00
0002_access.sql	e1e713357a1edefdd5e7f0a841691789f51f9b80d8951bb047c1daa17a921f18	2026-11-29 06:47:45.664876+00
0003_office.sql	64d7aa4b588f93b73ee0c03119ce0401859b896894f56619ba12427fae904731	2026-11-29 06:47:45.664876+00
0004_books.sql	0c1b04e158480749f1639d28d69e886665d0d8d204831c717dffa87381c18984	2026-11-29 06:47:45.664876+00
0005_services.sql	15e32f6cbf189fd09bee7bc33f2e3ddc37b96b56c520544980f26b445645e940	2026-11-29 06:47:45.664876+00
0006_identity.sql	f2447bac16fe1fa67f33001083463ac458e8830974fe9b2dfa1cae2402c1143e	2026-11-29 06:47:45.664876+00
0007_profile.sql	e9d0ab288bcbc9d108e03fb7578b9a53f9c8abd7716c834344ae11f82dc9f9d0	2026-11-29 06:47:45.664876+00
0008_payments.sql	f805255a5df0e3c96e50246c7d8cd583dc91741c76128efe451bb8bd49742f14	2026-11-29 06:47:45.664876+00
0009_trading.sql	8207cd90665925d3a96fe1ee406e2c45d8b44d2d8fa1e18caa97316d02348498	2026-11-29 06:47:45.664876+00
0010_issuance.sql	b3e6b19335f12e6078222da91adb558ef75364af3778c014eca6047d1c87313a	2026-11-29 06:47:45.664876+00
0011_desk.sql	63a82771a18a7e7906c97be8ad64cfa0168e80d079d1d46e627bee970cd1a291	2026-11-29 06:47:45.664876+00
0012_partners.sql	472526ac7460482016068bed4af0f06978cd14998644d3be26f6b0dde2cd2252	2026-11-29 06:47:45.664876+00
0013_reporting.sql	074aaeac1fd6296378444aa87e370d1e55744224a3752aa789d60469021651c4	2026-11-29 06:47:45.664876+00
0014_office_own_accounts.sql	4ed39a73e86b9f34be99934a8db237b376756cc1d39166b024b4f7af8f569c62	2026-11-29 06:47:45.664876+00
\.

copy transition (entity, entity_id, n, from_state, to_state, at, actor) from stdin;
agent	d1e8c36f-2843-4865-88b0-68c002118a41	1	\N	applied	2026-11-13 06:47:46.521+00	customer:699c5df6-7548-4225-9763-92b648bdb773
agent	d1e8c36f-2843-4865-88b0-68c002118a41	2	applied	licence_check	2026-11-13 06:47:46.521+00	operator:25787c6b-ca27-4291-8207-284b4cb01bd7
agent	d1e8c36f-2843-4865-88b0-68c002118a41	3	licence_check	contract	2026-11-13 06:47:46.521+00	operator:25787c6b-ca27-4291-8207-284b4cb01bd7
\.

copy legal_edge (entity, from_state, to_state) from stdin;
distribution_holder	unclaimed	paid
financing_application	\N	draft
financing_application	draft	precheck_failed
\.

copy chain_head (chain, seq, hash) from stdin;
audit	329	b505e6897531334e9c33e64234e86018339f3890a30d0c24537ca54824fe41c3
journal	1237	ddfeecc47f30c3f5bfcc6fcd0b76de4cf2452ace2f76f5196acb3f9f9295fc28
\.

copy rate_limit (key, points, expire) from stdin;
console/api/v1/operators/confirm:ip:127.0.0.1	5	1795934926655
console/api/v1/operators/login:ip:127.0.0.1	5	1795934926585
console/api/v1/uploads/create:operator:25787c6b-ca27-4291-8207-284b4cb01bd7	12	1795938470866
\.

copy database_probe (id, at, filler) from stdin;
1	2026-06-01 00:00:10+00	\\x61
\.

copy site_setting (the_row, login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type, risk_test, limit_countries, allow_countries, high_risk_countries, terms_version) from stdin;
t	f	f	f	f	f	f	1	f	{}	{}	{}	2026-07
\.

copy field_key (kid, public_jwk, private_sealed, created_at, ends_at) from stdin;
2026-06	{}	DBSSSGSG	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00
\.

copy field_nonce (nonce, expires_at) from stdin;
Invented	2026-06-01 00:00:00+00
\.

copy customer (id, number, email, email_lost, phone, phone_key, mobile_check, former_email, former_phone, password_hash, nickname, real_name, type, parent_id, parent_active, kyc_status, kyc_changed_at, residence, nationality, investor_class, risk_test_passed_at, status, forgotten_at, lang, fiat, terms_version, invite_code, invited_by, created_at, phishing_phrase, fund_password_hash, color_mode, fee_coin_open, mails_off, texts_off) from stdin;
22470366-0b2b-42e1-87e3-9a8ecc692f81	30182750	new@tessera.example	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$cKD/WCs0tjEDkl28zrREpg$3F0pr4a/rp74ZPZZ9+MOzC3yqR8T39/9GUbjgePK8Uw	\N	\N	individual	\N	t	unknown	2026-07-02 06:47:46.521+00	\N	\N	ri	\N	active	\N	en_US	USD	2026-07	R61Q78TC8W	\N	2026-07-02 06:47:46.521+00	\N	\N	\N	f	{}	{}
4e64429a-e78d-4d2d-9925-069fa59932b7	30182747	invest@harborview.example	f	+4790010004	+4790010004	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$FB4L38wnD9q46LXGtG3C+g$mTaD5LPvwd2Bs9vquU/jWuUm5/UxFqgKSOZ4B0u2j0A	\N	Tomas Dahl	individual	\N	t	approved	2026-07-02 06:47:46.521+00	NO	NO	ai	\N	active	\N	en_US	USD	2026-07	FMNMXBYBSJ	\N	2026-07-02 06:47:46.521+00	\N	\N	\N	f	{}	{}
699c5df6-7548-4225-9763-92b648bdb773	30182751	northquay@tessera.example	f	+6591230077	+6591230077	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$TsFlD766A8akApGHLGzwnQ$nuKlpaT0yD18LANkxetaT+LwZ/Pr8PYko/1K5ytEa1k	\N	Northquay Capital Partners LLP	corporate	\N	t	approved	2026-11-13 06:47:46.521+00	SG	\N	ri	\N	active	\N	en_US	USD	2026-07	6E9RTP8XJK	\N	2026-11-13 06:47:46.521+00	\N	\N	\N	f	{}	{}
a97930df-0ed2-4ff7-a63b-16c0938ae448	30182752	\N	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$p7k8ykwmoXfH3cSGeb9Pwg$iz6ieEwefpQo8ydXVu3O91Y3H88SDPBI3n6FwLzFogY	\N	Nadia Rahman	sub	c00c6a42-4f41-4b86-b736-e268d77b3a1c	t	approved	2026-07-02 06:47:46.521+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	624C5C3421	\N	2026-11-13 06:47:46.521+00	\N	\N	\N	f	{}	{}
aaf12e14-35ff-4205-8dac-914b3eae6aaa	30182745	chen@tessera.example	f	+8613800010002	+8613800010002	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$6Hzgnx6+zQ/a98DRAX2+Nw$cZEibhQUr+5vd5IvQnfA5dEMa2OVCBpQVkjxmsQWcJs	思远	陈思远	individual	\N	t	approved	2026-07-02 06:47:46.521+00	CN	CN	ai	\N	active	\N	zh_CN	CNY	2026-07	4BJ3035DJK	\N	2026-07-02 06:47:46.521+00	\N	\N	\N	f	{}	{}
b7f5bae3-18f1-4307-86b5-7e9294bc147b	30182744	lim@tessera.example	f	+6591110001	+6591110001	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$3ulE08AOQIxrs8kZvvEUJQ$0Iqe6zv3opTnr/97zxKCEZiNEzQ+/S2394fX1JiB5WU	Jia Wen	Lim Jia Wen	individual	\N	t	approved	2026-07-02 06:47:46.521+00	SG	SG	ri	\N	active	\N	en_US	USD	2026-07	WM6ZDQ21E9	\N	2026-07-02 06:47:46.521+00	\N	\N	\N	f	{}	{}
c00c6a42-4f41-4b86-b736-e268d77b3a1c	30182749	orders@straits.example	f	+6591110006	+6591110006	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$Ytwx7gvZ51IYmT1RSlk93w$xGHhOptHLNUKe+FUE1DEhZkjUAz+I+h1Jq7FzWiO96U	\N	Nadia Rahman	individual	\N	t	approved	2026-07-02 06:47:46.521+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	NR099FK3J5	\N	2026-07-02 06:47:46.521+00	\N	\N	\N	f	{}	{}
c73af96f-3d88-4c24-a558-40c5e08616d2	30182746	desk@quaystone.example	f	+60123450003	+60123450003	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$Bypvf18obWB3u0Y7G7aKvA$/bkUWILX2ghpNXeVz3DvYzIN7vPVbQ2ja6zwkq3egdQ	\N	Farid Anwar	individual	\N	t	approved	2026-07-02 06:47:46.521+00	MY	MY	ei	\N	active	\N	en_US	USD	2026-07	GJME8HDAM2	\N	2026-07-02 06:47:46.521+00	\N	\N	\N	f	{}	{}
efbb576e-217c-44c0-bb10-bfa697978465	30182748	quotes@meridian.example	f	+6591110005	+6591110005	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$mO3ki1yfpXYGCQisEVRVOw$xPV18RKm8hM/XKk+JGfBfeqwzj/BZqdNujPKZUNIlt0	\N	Ong Rui Min	individual	\N	t	approved	2026-07-02 06:47:46.521+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	5DTWWZTQ60	\N	2026-07-02 06:47:46.521+00	\N	\N	\N	f	{}	{}
\.

copy session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ended_at, ip, user_agent, device_id, device_info, clock_drift_seconds) from stdin;
2fa95884-e791-4dbd-acb9-2a000df4e825	b26c459b88d8f2d57574df3d827f244daf330bf8744376b3fdfe88f8a86f1156	699c5df6-7548-4225-9763-92b648bdb773	2026-11-29 06:47:56.203601+00	2026-11-29 06:47:56.203601+00	2026-11-29 18:47:56.203601+00	30	\N	127.0.0.1	local world	\N	\N	\N
377358c9-834b-43d6-9b2a-b0cb3cab45e1	52e277043676fb01a3efea2444ceeafa504e6f27b78ec4b7f13b626e2ee90d71	efbb576e-217c-44c0-bb10-bfa697978465	2026-11-29 06:47:49.84465+00	2026-11-29 06:47:49.84465+00	2026-11-29 18:47:49.84465+00	30	\N	127.0.0.1	local world	\N	\N	\N
4731c7a2-4c25-47a2-9eaa-9de1b96b10c7	caa2de6c0c12422096e9015b0f504ee8247df5aff9177a4b516d7326d84d0324	b7f5bae3-18f1-4307-86b5-7e9294bc147b	2026-11-29 06:47:48.394393+00	2026-11-29 06:47:48.394393+00	2026-11-29 18:47:48.394393+00	30	\N	127.0.0.1	local world	\N	\N	\N
\.

copy code_challenge (id, scene, proof, channel, target, target_key, asked_by, customer_id, session_id, payload_hash, ip, tries, created_at, resend_at, expires_at, used_at) from stdin;
9fadfa5f-d9ac-4912-8b2a-bfefb9ea757c	login	email	email	orders@straits.example	orders@straits.example	owner	c00c6a42-4f41-4b86-b736-e268d77b3a1c	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:e39b:dabb::1	1	2026-11-29 06:48:00.24+00	2026-11-29 06:49:30.24+00	2026-11-29 06:53:00.24+00	2026-11-29 06:48:02.605+00
b0026066-b671-42be-816c-f792c630933a	login	email	email	quotes@meridian.example	quotes@meridian.example	owner	efbb576e-217c-44c0-bb10-bfa697978465	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:38db:76cb::1	1	2026-11-29 06:48:00.238+00	2026-11-29 06:49:30.238+00	2026-11-29 06:53:00.238+00	2026-11-29 06:48:02.506+00
\.

copy login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at, used_at) from stdin;
00db859f-d6b9-4eb8-bb00-3a539bc32573	602c576dc7e154c3121c4fb5e891b0b75360152325a88b61f228c7a93b50dfdb	efbb576e-217c-44c0-bb10-bfa697978465	b0026066-b671-42be-816c-f792c630933a	2026-11-29 06:48:00.238+00	2026-11-29 06:53:00.238+00	2026-11-29 06:48:02.506+00
cc732ed8-2f3d-4b03-8eb3-230afc9683c4	e583d899e56b85a1067511736b06509a94e4021577748cff14ef4d353eb343ad	c00c6a42-4f41-4b86-b736-e268d77b3a1c	9fadfa5f-d9ac-4912-8b2a-bfefb9ea757c	2026-11-29 06:48:00.24+00	2026-11-29 06:53:00.24+00	2026-11-29 06:48:02.605+00
\.

copy password_budget (account_hash, tries, window_start) from stdin;
075219961dc7da8e01cdf690e862909f8ba7ce1778ec81072fc3bbb66e4356d5	0	2026-11-29 06:48:00.15+00
43f400c5778ab19f0f952c75e0400250e3030549c5f38d006a379f12dfaf65b4	0	2026-07-02 06:47:46.521+00
895289d2192980eaa5d5f51308d67aa5f440f5316f6d9268b2ab3aa270c7f021	0	2026-11-29 06:48:00.159+00
\.

copy verify_token (token_hash, scene, target, customer_id, payload_hash, created_at, expires_at, used_at, proven) from stdin;
1116846e1196daebc2be45a1d896621ade857a1517c9d9d2d914a6567b6be4d3	set_bank_account	\N	b7f5bae3-18f1-4307-86b5-7e9294bc147b	bf626ceda4bdcd702a1f438c5e8f1c20fd843d37249061c09820bbd1536a413c	2026-07-02 06:47:46.521+00	2026-07-02 06:52:46.521+00	2026-07-02 06:47:46.521+00	{mobile}
218724bde48cf0f82bce58e3c6eddbbdc1e27e44078ce344281a4c055e207a36	create_sub_account	\N	c00c6a42-4f41-4b86-b736-e268d77b3a1c	376afc4097ad4783e8d6d81428711c8b19306fb91196df7ce67bc7ed3d3e98d9	2026-11-13 06:47:46.521+00	2026-11-13 06:52:46.521+00	2026-11-13 06:47:46.521+00	{mobile}
2f5a93bdb1fc2ec670ef224df3449c0bcf627e4d670f48950d8b9a6f1583f7e5	sign_broker_contract	\N	699c5df6-7548-4225-9763-92b648bdb773	3ae21fc25f9a9d36071ecb14b95bed418e3143ff8be2fc4728379568d316a656	2026-11-13 06:47:46.521+00	2026-11-13 06:52:46.521+00	2026-11-13 06:47:46.521+00	{mobile}
\.

copy password_reset (id, token_hash, customer_id, account, steps, done, challenge_id, created_at, expires_at, used_at) from stdin;
b117740d-6c88-4e72-a1f9-34079bc7391d	solana	\N	2026-06-01	{email}	1	\N	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at, customer_id, session_id) from stdin;
932c0e6b-61b0-4692-88ba-4ac08dc6cc67	ABCDEFGHJK	rejected	10	{10}	ABCDEFGHJK	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	efbb576e-217c-44c0-bb10-bfa697978465	\N
\.

copy terms_acceptance (customer_id, edition, document_hash, lang, at, ip) from stdin;
699c5df6-7548-4225-9763-92b648bdb773	invented	+6591234567	zh_CN	2026-06-02 00:00:00+00	65
\.

copy authenticator (customer_id, secret_sealed, bound_at, last_step) from stdin;
4e64429a-e78d-4d2d-9925-069fa59932b7	2026-06-01	2026-06-02 00:00:00+00	100
\.

copy authenticator_setup (customer_id, secret_sealed, expires_at) from stdin;
22470366-0b2b-42e1-87e3-9a8ecc692f81	ABCD	2026-06-01 00:00:00+00
\.

copy authenticator_tries (customer_id, door, wrong_tries, wrong_since, wrong_at) from stdin;
4e64429a-e78d-4d2d-9925-069fa59932b7	session	100	\N	{}
\.

copy backup_code (customer_id, code_hash, used_at) from stdin;
c00c6a42-4f41-4b86-b736-e268d77b3a1c	solana	2026-06-01 00:00:10+00
\.

copy passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
bde31ecc-0723-41fa-9f79-caa2b9e8ca98	c73af96f-3d88-4c24-a558-40c5e08616d2	+6591234567	\\x61	0	{Invented}	HDFC0ABCDEF	t	2026-06-01 00:00:10+00	\N
\.

copy passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at, used_at) from stdin;
ef257b85-7769-4c09-8b8f-8cef75435dc4	add	Invented	en_US	1	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00
\.

copy fund_password_check (id, customer_id, at, matched) from stdin;
b8cb5ab0-92ea-4699-be8a-cdaaba27990f	699c5df6-7548-4225-9763-92b648bdb773	2026-06-02 00:00:00+00	f
\.

copy api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, deleted_at, foreign_uses, foreign_used_at) from stdin;
e6a586c4-8d44-437e-9bc4-3a30c39d754e	a97930df-0ed2-4ff7-a63b-16c0938ae448	\N	35e83866-894d-4370-9483-bc35b41af6f3	5	en_US	solana	ABCD	ed25519	\N	ABCD	{read}	{}	active	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	\N	\N	1	2026-06-02 00:00:00+00
\.

copy api_request (key_id, digest, expires_at, door) from stdin;
e6a586c4-8d44-437e-9bc4-3a30c39d754e	1	2026-06-03 00:00:00+00	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
\.

copy account_freeze (id, customer_id, scope, cause, from_at, until_at, extended_by, shortened_from, written) from stdin;
fb504bc0-7f07-428c-add7-7f3b499f35d0	699c5df6-7548-4225-9763-92b648bdb773	withdraw	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	4740
\.

copy freeze_link (id, customer_id, created_at, expires_at, used_at) from stdin;
015f80c7-ac98-476c-9ec3-c4f41da01d88	efbb576e-217c-44c0-bb10-bfa697978465	2026-11-29 06:48:02.506+00	2026-11-29 12:48:02.506+00	\N
23a2861c-265b-43da-be01-f6f9b524e14b	c00c6a42-4f41-4b86-b736-e268d77b3a1c	2026-11-29 06:48:02.605+00	2026-11-29 12:48:02.605+00	\N
270a5d93-4ffb-4012-8b01-1db0114e00e2	c00c6a42-4f41-4b86-b736-e268d77b3a1c	2026-11-13 06:47:46.521+00	2026-11-15 06:47:46.521+00	\N
\.

copy security_event (id, customer_id, kind, at, ip, device, city) from stdin;
9c8126b5-969c-4e37-95b6-6cac64f6c221	b7f5bae3-18f1-4307-86b5-7e9294bc147b	bank_account_added	2026-07-02 06:47:46.521+00	127.0.0.1	lightMyRequest	\N
b41c0706-bb34-4496-b7aa-d157ed6e665a	aaf12e14-35ff-4205-8dac-914b3eae6aaa	bank_account_added	2026-07-02 06:47:46.521+00	127.0.0.1	lightMyRequest	\N
b4b529cc-7fc4-49d2-af01-cd7905ae6adb	c00c6a42-4f41-4b86-b736-e268d77b3a1c	sub_account_created	2026-11-13 06:47:46.521+00	127.0.0.1	lightMyRequest	\N
\.

copy login_event (id, customer_id, at, kind, ip, device, succeeded, city, note) from stdin;
c467ef7b-d4e4-49e0-9a11-22fe6d453724	efbb576e-217c-44c0-bb10-bfa697978465	2026-11-29 06:48:02.506+00	code	2001:db8:38db:76cb::1	node	t	\N	new_device
cb29ae4e-e6b5-4a49-8aca-ef7c3e6bb6b7	c00c6a42-4f41-4b86-b736-e268d77b3a1c	2026-11-29 06:48:02.605+00	code	2001:db8:e39b:dabb::1	node	t	\N	new_device
\.

copy stop (id, number, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws, lifted_at, ended_at, written) from stdin;
d012cc16-a3b7-49d9-ba32-40af860daa95	1032	product	invented@tessera.example	\N	solana	\N	fae0c4fe-c4fb-4d8d-bb69-e2ded89a0c46	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	f	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	4740
\.

copy operator (id, email, name, own_phone, own_document_hash, own_document_formula, password_hash, totp_secret_sealed, totp_last_step, totp_confirmed_at, roles, status, invited_until, wrong_passwords, wrong_codes, locked_until, created_at) from stdin;
016ebc61-2461-4b4a-b005-6d6ddb91e72f	root@tessera.example	Mei Lin Goh	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$T1T367n0Nltbx9Bcnpo5zQ$sBCvd9W78ltuLYZ3e26r8h/V5KejTeyjicj3TH4difE	k1.2qlSUIntYF8tZhYr.q8Se1ecTVePDq_BUsLUIWg.1KvO4XZ-KTOhMbRCa_ajSVWsgc_JRKPOv1XO30Lcrrk	59432495	2026-07-02 06:47:46.521+00	{superadmin}	active	\N	0	0	\N	2026-07-02 06:47:46.521+00
25787c6b-ca27-4291-8207-284b4cb01bd7	priya@tessera.example	Priya Tan	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$XJmSLEQTUA2/xqpjTmw0GQ$cnjC/Lb3HfwWy9E0kYaTWKFzFJf4ZhFW9E5uxmzEmCw	k1.7Z9rNilhuUZxaVhu.1byNH6NWCJy3OzG967r7Bg.qXAAPwklhmYt1kZhON44eGiEadUkn7DZqY08cieEycQ	59432495	2026-07-02 06:47:46.521+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 06:47:46.521+00
786dbbc4-ad07-427e-9425-b70a18dee639	wen@tessera.example	Teo Wen Hui	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$JYwkOlOygCJ3tzI1yj3YPw$OZ6GQQ69D3NqiIdhzOjZwxfDg5SkwMT+2J843KQioZs	k1.jN3lbk-0M4huRyfo.LfosWkXPzNlfQJcAW0M2jg.rQhlgNx-0a-OsOsm2n02g0lfDcSP-paTgSFCb8NjxzA	59432495	2026-07-02 06:47:46.521+00	{listing}	active	\N	0	0	\N	2026-07-02 06:47:46.521+00
843bbb1b-c0d4-4946-a388-20063b45a95c	arjun@tessera.example	Arjun Nair	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$81wgjlIRF5Uvhi1dRdmfpg$QI1+sfmAemZrbNkHvSMivuH6fa7XHtHM038aVzf6KRU	k1.dJhrTmecP0UbEdVQ.sPBRk5_fdjNE9ObyVvaFpw.BlRKpO--riBKpYnYOFXo0goHuso9TMmt3NKZpVnytq4	59432495	2026-07-02 06:47:46.521+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 06:47:46.521+00
fae0c4fe-c4fb-4d8d-bb69-e2ded89a0c46	deputy@tessera.example	Hafiz Rahim	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$TOUJRDcWDb8/GBhyxfkX8g$LZJ2iTCMu1g1/OjplV5gb+c83f3u5oo+bedw+1K6ulM	k1.KzQrq4jjyBv9dP3K.3crj0e2eqeUJM5zQcAY9DA.Skv8tuNY63so0UOxxuvRgvhBy7la3G0oNqPCAzH-tAo	59432495	2026-07-02 06:47:46.521+00	{superadmin}	active	\N	0	0	\N	2026-07-02 06:47:46.521+00
\.

copy operator_ticket (token_hash, operator_id, tries, created_at, expires_at, used_at) from stdin;
0370241067ce521745af0089a46c4eaf481c0a8f6838bc06485d7f57ddb5a2df	016ebc61-2461-4b4a-b005-6d6ddb91e72f	0	2026-07-02 06:47:46.521+00	2026-07-02 06:52:46.521+00	2026-07-02 06:47:46.521+00
357ba1b4ac4abd8efe26516bdb11723047939f88696e8c51d44581218b8e3d43	786dbbc4-ad07-427e-9425-b70a18dee639	0	2026-07-02 06:47:46.521+00	2026-07-02 06:52:46.521+00	2026-07-02 06:47:46.521+00
66c06daea0c9daf74fd346cc749ba652ccd95c6bb2622a2c408fae0c34cc17b9	25787c6b-ca27-4291-8207-284b4cb01bd7	0	2026-07-02 06:47:46.521+00	2026-07-02 06:52:46.521+00	2026-07-02 06:47:46.521+00
\.

copy operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ended_at, ip, device_hash) from stdin;
04f7ec52-88fb-46da-9ef6-9e3ad2a00de6	7d8540b1aaa0f33e42e03d222f027318f4b642b0b7daa15dcb510f9e66feca7a	fae0c4fe-c4fb-4d8d-bb69-e2ded89a0c46	2026-07-02 06:47:46.521+00	2026-11-29 06:47:47.143624+00	2026-07-02 18:47:46.521+00	\N	127.0.0.1	\N
37d3adec-3d79-434b-aac5-53b4901a9ba0	625ec8ed80f650b44714f4bde836c4eb700b30b2b7abbd48d4c883327de2700c	786dbbc4-ad07-427e-9425-b70a18dee639	2026-11-29 06:47:47.152975+00	2026-11-29 06:47:58.775922+00	2026-11-29 18:47:47.152975+00	\N	127.0.0.1	\N
4df1df81-d579-4c61-893a-32e4d9569758	d47f1c6114febdf15cde503a70b5094546fd07c8ddb21fbe447edf08ac173c15	843bbb1b-c0d4-4946-a388-20063b45a95c	2026-11-29 06:47:47.15239+00	2026-11-29 06:47:58.78607+00	2026-11-29 18:47:47.15239+00	\N	127.0.0.1	\N
\.

copy operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
82ea9f32-5696-4012-ae70-da93f13decb7	843bbb1b-c0d4-4946-a388-20063b45a95c	INV000001	\\x61	0	{Invented}	USD	t	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00
\.

copy operator_account (operator_id, customer_id, status, declared_at, answered_by, reason) from stdin;
016ebc61-2461-4b4a-b005-6d6ddb91e72f	699c5df6-7548-4225-9763-92b648bdb773	own	2026-06-03 00:00:00+00	786dbbc4-ad07-427e-9425-b70a18dee639	65
\.

copy key_canary (key, sealed, made_at) from stdin;
CHAIN_MASTER_SEED	k1.l6gC76rUw-WyIb57.0zZ605ZeFX2fRFNJqscYnQ.0GRUj4TvvqIM9CgLkXW9x3Asxu4uZtYBd-eHNrO3	2026-11-29 06:47:46.386868+00
SECRET_KEY	k1.CFC4tOdAt8PG1mHG.c0TwVHEcMPcSDUBYEMuSMg.JA-OU_ed5z-awU23dQnktFyHi3gkXM0	2026-11-29 06:47:46.384098+00
\.

copy cms_text (id, kind, slug, created_at) from stdin;
156d0167-75c6-4afa-8d96-3018b9b771b9	legal	privacy	2026-07-02 06:47:46.521+00
16dc2095-807a-43d5-a839-00b8a7b89268	faq	faq-verification	2026-07-02 06:47:46.521+00
1fb7ec26-c9ef-4015-b9b1-ccb91a3b0161	page	contact	2026-07-02 06:47:46.521+00
26ec2b26-9a8f-4716-9e05-582bf77f6f15	footer	footer	2026-07-02 06:47:46.521+00
b2b6db89-6e4b-4102-b34f-347becaeb1e2	faq	faq-cost	2026-07-02 06:47:46.521+00
eaba0946-f85a-4f39-b7f7-36a13eeb3636	faq	faq-who	2026-07-02 06:47:46.521+00
\.

copy cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at, archived_at) from stdin;
166bfdda-44e9-4d53-96e7-8a4928cc95cf	eaba0946-f85a-4f39-b7f7-36a13eeb3636	1	published	{"kind": "faq", "rank": 10, "answer": [{"text": {"en_US": [{"href": null, "text": "Individuals and companies from permitted countries, after identity verification. Some products are open only to accredited investors or investment experts; the product card says which.", "marks": []}], "zh_CN": [{"href": null, "text": "来自允许国家和地区的个人与企业，完成身份认证后均可开户。部分产品仅面向合格投资者或投资专家，产品卡片会标明。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "Who can open an account?", "zh_CN": "谁可以开户？"}, "onLanding": true}	80c4a0f4e1dbbf9e98d93d6661f67f60927ebbf4f672dbf4902c9c906d1e82f6	\N	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	843bbb1b-c0d4-4946-a388-20063b45a95c	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N
1c8c9ee3-0861-4e06-a2b9-bc6e9ba09e0a	b2b6db89-6e4b-4102-b34f-347becaeb1e2	1	published	{"kind": "faq", "rank": 40, "answer": [{"text": {"en_US": [{"href": null, "text": "Each product states its investment fee. Trading and withdrawal fees stand above the button that spends money, and all of them in the ", "marks": []}, {"href": "/cms/fees", "text": "fee schedule", "marks": []}, {"href": null, "text": ".", "marks": []}], "zh_CN": [{"href": null, "text": "每个产品均列明投资手续费；交易与提现手续费会在支付按钮上方列明，全部收费见", "marks": []}, {"href": "/cms/fees", "text": "费用说明", "marks": []}, {"href": null, "text": "。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "What does it cost?", "zh_CN": "费用是多少？"}, "onLanding": true}	c094ed2bcc0c15aabe3624660938d1d3cc03d74c0f6ce019b869b7083e93f91a	\N	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	843bbb1b-c0d4-4946-a388-20063b45a95c	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N
211207a9-fdab-4dc5-a6f9-798d95a7a880	26ec2b26-9a8f-4716-9e05-582bf77f6f15	1	published	{"kind": "footer", "links": [{"href": "/cms/terms", "text": {"en_US": "Terms", "zh_CN": "服务条款"}, "type": "link"}, {"href": "/cms/privacy", "text": {"en_US": "Privacy", "zh_CN": "隐私政策"}, "type": "link"}, {"href": "/cms/risk", "text": {"en_US": "Risk disclosure", "zh_CN": "风险披露"}, "type": "link"}], "notes": [{"text": {"en_US": [{"href": null, "text": "Tessera is operated by Tessera Exchange Pte. Ltd. (sample), a market operator regulated by the financial authority named in its license. License and supervisory details are published under ", "marks": []}, {"href": "/cms", "text": "Notices", "marks": []}, {"href": null, "text": ".", "marks": []}], "zh_CN": [{"href": null, "text": "Tessera 由 Tessera Exchange Pte. Ltd.（示例）运营，受其牌照所载金融主管机构监管，牌照与监管信息载于", "marks": []}, {"href": "/cms", "text": "公告", "marks": []}, {"href": null, "text": "。", "marks": []}]}, "type": "paragraph"}, {"text": {"en_US": [{"href": null, "text": "Private-market investments carry risk. You may lose all of the money you invest, and you may be unable to sell when you want to. Expected returns are estimates from the issuer, not promises. Nothing on this page is advice or an offer where such an offer is not permitted.", "marks": []}], "zh_CN": [{"href": null, "text": "私募市场投资存在风险。您可能损失全部投入资金，也可能无法在希望的时间卖出。预期收益为发行人的估计，并非承诺。本页内容不构成投资建议，在不允许的地区亦不构成要约。", "marks": []}]}, "type": "paragraph"}], "columns": [{"text": {"en_US": "Invest", "zh_CN": "投资"}, "type": "heading", "level": 2}, {"href": "/investments", "text": {"en_US": "All products", "zh_CN": "全部产品"}, "type": "link"}, {"href": "/investments?tab=bonds", "text": {"en_US": "Bonds", "zh_CN": "债券"}, "type": "link"}, {"href": "/investments?tab=real_estate", "text": {"en_US": "Real estate", "zh_CN": "房地产"}, "type": "link"}, {"href": "/investments?tab=funds", "text": {"en_US": "Funds", "zh_CN": "基金"}, "type": "link"}, {"href": "/newCoin", "text": {"en_US": "Token sales", "zh_CN": "新币发行"}, "type": "link"}, {"text": {"en_US": "Company", "zh_CN": "公司"}, "type": "heading", "level": 2}, {"href": "/cms/about", "text": {"en_US": "About", "zh_CN": "关于我们"}, "type": "link"}, {"href": "/cms/fees", "text": {"en_US": "Fees", "zh_CN": "费用"}, "type": "link"}, {"href": "/cms/security", "text": {"en_US": "Security", "zh_CN": "安全"}, "type": "link"}, {"href": "/cms", "text": {"en_US": "Notices", "zh_CN": "公告"}, "type": "link"}, {"href": "/openApi", "text": {"en_US": "API for programs", "zh_CN": "开放接口"}, "type": "link"}, {"href": "/cms/contact", "text": {"en_US": "Contact", "zh_CN": "联系我们"}, "type": "link"}], "tagline": {"en_US": "The exchange for digital securities and private-market assets.", "zh_CN": "数字证券与私募资产交易所。"}}	00321f509c340ab33286c5058bdd3c427adc2777ac37c097e556185287acaeaa	\N	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	843bbb1b-c0d4-4946-a388-20063b45a95c	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N
\.

copy coin (code, kind, scale, name_en, name_zh, listed_at) from stdin;
AURB	token	0	Aurelle Bioworks Series C	奥睿生科 C 轮优先股	2026-07-29 06:47:46.521+00
CNY	fiat	2	Chinese yuan	人民币	2026-07-02 06:47:46.521+00
HCCL	token	0	Halden Cold Chain Logistics Park	海登冷链物流园	2026-07-19 06:47:46.521+00
LBR3	token	0	Lantern Bay Residences Sub-Trust 3	灯塔湾公寓 子信托 3	2026-11-01 06:47:46.521+00
LUMA	token	2	Luma Freight Credits	流明货运积分	2026-10-13 06:47:46.521+00
NQC2	token	0	Northquay Private Credit Fund II	北码头私募信贷基金 II	2026-11-14 06:47:46.521+00
PSRB	token	0	Pasir Robotics Pre-IPO Shares	沙岸机器人 Pre-IPO 股份	2026-11-06 06:47:46.521+00
SGD	fiat	2	Singapore dollar	新加坡元	2026-07-02 06:47:46.521+00
SLW31	token	0	Solenne Water Infrastructure 2031	索莱恩水务基建债 2031	2026-09-17 06:47:46.521+00
TIDE	token	6	Tidewater Storage Network	潮汐存储网络	2026-11-20 06:47:46.521+00
USD	fiat	2	US dollar	美元	2026-07-02 06:47:46.521+00
tUSD	crypto	6	Tessera test dollar	Tessera 测试美元	2026-07-02 06:47:46.521+00
\.

copy coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo) from stdin;
tUSD	solana_devnet	9oq41xgF9MvUwUEYFE9X4w2QxZGCA1H6yMfHo8EcebMu	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA	8	t	1000000	t	1000000	10000000	100000000000	optional
\.

copy account (id, customer_id, kind, purpose, role, coin, may_be_negative, posted, held) from stdin;
1	b7f5bae3-18f1-4307-86b5-7e9294bc147b	fiat	own	customer	SGD	f	19536636	3015000
2	\N	house	bank	external	SGD	t	-20449520000	0
3	aaf12e14-35ff-4205-8dac-914b3eae6aaa	fiat	own	customer	SGD	f	68094468	38207500
4	c73af96f-3d88-4c24-a558-40c5e08616d2	fiat	own	customer	SGD	f	6338337370	4879375000
5	4e64429a-e78d-4d2d-9925-069fa59932b7	fiat	own	customer	SGD	f	5758808168	4428165750
6	efbb576e-217c-44c0-bb10-bfa697978465	fiat	own	customer	SGD	f	2429116520	1659750000
7	c00c6a42-4f41-4b86-b736-e268d77b3a1c	fiat	own	customer	SGD	f	1056425296	905750000
34	b7f5bae3-18f1-4307-86b5-7e9294bc147b	token	own	customer	tUSD	f	30352000000	3135600000
37	aaf12e14-35ff-4205-8dac-914b3eae6aaa	token	own	customer	tUSD	f	101056000000	10452000000
64	b7f5bae3-18f1-4307-86b5-7e9294bc147b	token	own	customer	LUMA	f	640000	480000
65	aaf12e14-35ff-4205-8dac-914b3eae6aaa	token	own	customer	LUMA	f	1920000	1440000
67	4e64429a-e78d-4d2d-9925-069fa59932b7	token	own	customer	LUMA	f	1440000	1080000
\.

copy journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash) from stdin;
019f2195-6459-7050-b4d3-2bcbce714481	4	2026-07-02 06:47:46.521+00	fiat_credit	fiat_order	832c9217-0214-41bd-9fa3-6c8606f11b51	job:bank	\N	f1738192397c8dba10e851537d14cd885b63ed34ba7479c4b56198cdb49e08f7	4624b121643412589c73993b66946e1c57fe2f3469eed0fdd3157ff7d13d5e60
019f2195-6459-7bbf-b46f-614cea8f4034	1	2026-07-02 06:47:46.521+00	fiat_credit	fiat_order	9948e995-4c98-4d35-9d19-78de5469d613	job:bank	\N	0000000000000000000000000000000000000000000000000000000000000000	3cc1e32d7b57897c6640d9e7bf66447d838313db840cb02d4ecb78c6bb405a3d
019f2195-6459-7bf7-ac06-42653cb9848f	2	2026-07-02 06:47:46.521+00	fiat_credit	fiat_order	795688f7-3aaf-4c22-be4e-1d806afbb987	job:bank	\N	3cc1e32d7b57897c6640d9e7bf66447d838313db840cb02d4ecb78c6bb405a3d	7b91e57a5cfe3d79fbff6b704179fe20a84f8ec08bb7e77ceb65d823938ffb20
019f2195-6459-7cd8-98a7-e2e1813cf0ae	6	2026-07-02 06:47:46.521+00	fiat_credit	fiat_order	09cebfb2-f79e-4e3c-9bfa-baf06ac383b3	job:bank	\N	a08169d681b2eb9444cf22028e2dc0cedd61b4a44b2cc70d0f505f11265ab95d	2f792313827c1810f8526d0100fb271e3601719bf09e9c5e75903133ab9fc7aa
019f2195-6459-7cfd-b9bd-7cfe12290686	5	2026-07-02 06:47:46.521+00	fiat_credit	fiat_order	10913c01-f95b-4bdf-8c96-fe3be83746bc	job:bank	\N	4624b121643412589c73993b66946e1c57fe2f3469eed0fdd3157ff7d13d5e60	a08169d681b2eb9444cf22028e2dc0cedd61b4a44b2cc70d0f505f11265ab95d
019f2195-6459-7f61-a01b-f3facbc6c3f6	3	2026-07-02 06:47:46.521+00	fiat_credit	fiat_order	a158fada-8bdf-4579-a119-f1b877420d42	job:bank	\N	7b91e57a5cfe3d79fbff6b704179fe20a84f8ec08bb7e77ceb65d823938ffb20	f1738192397c8dba10e851537d14cd885b63ed34ba7479c4b56198cdb49e08f7
019f7921-8059-7a25-8e54-ff941393bc07	7	2026-07-19 06:47:46.521+00	issue	product	6a35c664-6e9a-4667-a074-dfaafe92fe22	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	2f792313827c1810f8526d0100fb271e3601719bf09e9c5e75903133ab9fc7aa	c2957acf19470944d49099d6cc58eb165d1c0c3831716e7a0d17155d38ea8e79
019faca1-1859-7a1b-9163-4d0b190aaf67	8	2026-07-29 06:47:46.521+00	issue	product	97db7bcb-1b8b-42f0-a1bd-505695d7a65e	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	c2957acf19470944d49099d6cc58eb165d1c0c3831716e7a0d17155d38ea8e79	1df3d4201ededddb74c7138fc748b125310b80072fcd7668786d3cd493374e4d
01a0945f-4459-7e90-a073-0676ef6af660	9	2026-09-12 06:47:46.521+00	issue	product	23d86868-7afd-43b6-b505-2677e6d75595	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	1df3d4201ededddb74c7138fc748b125310b80072fcd7668786d3cd493374e4d	8d38647e6f38371c3c0d59c76be0832d147ce83eeaf0f65ce413c13c99f0abd9
01a0ae1f-1059-7fe7-93bd-2b08c98185fc	10	2026-09-17 06:47:46.521+00	issue	product	236746a8-e8cd-4313-bdc3-541559a83350	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	8d38647e6f38371c3c0d59c76be0832d147ce83eeaf0f65ce413c13c99f0abd9	8ebf13a0c4cdfddb5f96c510c64140378fa43e68f55f8b6f5227e598734daa5a
01a0f638-1859-7026-8504-35205874936e	33	2026-10-01 06:47:46.521+00	allot	subscription	56a7c120-01b3-4051-867b-c499cc2ad1ff	job:allotment	\N	152eceb9b990d121e26c50e08f4bd0274534e5bfe38b0e3b97307585e7484835	f0403deb22fc1360d55ecb556ee444084ff151f2e4ad2a9d1ebe8c6c5c84db6e
01a0f638-1859-714a-a0d5-d65c30a98f3a	34	2026-10-01 06:47:46.521+00	disburse	subscription	56a7c120-01b3-4051-867b-c499cc2ad1ff	job:allotment	\N	f0403deb22fc1360d55ecb556ee444084ff151f2e4ad2a9d1ebe8c6c5c84db6e	83d5ac60a6f2d55e150f940c08651f68d72706bdd9b4d27c36e27f72d4208412
01a0f638-1859-7747-a74d-840390ba97f0	26	2026-10-01 06:47:46.521+00	disburse	subscription	272c103a-0a34-4440-b194-e385d831ab21	job:allotment	\N	745d1408ba31181ddd6d72a74b4cf6a87ff25678f048681dc9fc0dad945ae65a	c707e47c38b92632a9cf8885223b84b4bd2182e84544f995d801c1bf9e1a433d
01a0f638-1859-780b-acf2-7ab625dc0e0f	12	2026-10-01 06:47:46.521+00	disburse	subscription	0022d3a0-1e8c-49da-8e76-9083321998c4	job:allotment	\N	eb575938bbec535b6dd9af313a1d822f85961d433579fc63951a3945ade55b45	bfcc3e6a81cd4e7368783abed1023b301495e7f087a9f2b0108acecf9f77acdc
01a0f638-1859-7825-96b7-2099debb8f69	30	2026-10-01 06:47:46.521+00	disburse	subscription	12a7af7f-7c63-4bde-a13a-d14f367a2416	job:allotment	\N	5c91957a6fe3ba8024c6a7044aa41db6cc2ea6417825dad10a0f23f0c86950b7	9fe7ce8eadc3a4ab7ba1223f983ae38d63a71c37e159484a4af75fc6b1f53140
01a0f638-1859-79a3-b08e-9ab1a960bbd7	25	2026-10-01 06:47:46.521+00	allot	subscription	272c103a-0a34-4440-b194-e385d831ab21	job:allotment	\N	6f2a221c50006ae2df79889c65b213d427095fed32aca00171742076310775fb	745d1408ba31181ddd6d72a74b4cf6a87ff25678f048681dc9fc0dad945ae65a
01a0f638-1859-7a6a-b0a3-fbfc3a9a12d8	29	2026-10-01 06:47:46.521+00	allot	subscription	12a7af7f-7c63-4bde-a13a-d14f367a2416	job:allotment	\N	9837abd8dfd7d988ba8ca3fd72a4e7ebefa448a02ea0b110c4f88786599ea472	5c91957a6fe3ba8024c6a7044aa41db6cc2ea6417825dad10a0f23f0c86950b7
01a0f638-1859-7e57-a020-62a75011f170	11	2026-10-01 06:47:46.521+00	allot	subscription	0022d3a0-1e8c-49da-8e76-9083321998c4	job:allotment	\N	8ebf13a0c4cdfddb5f96c510c64140378fa43e68f55f8b6f5227e598734daa5a	eb575938bbec535b6dd9af313a1d822f85961d433579fc63951a3945ade55b45
01a0fb5e-7459-7479-984b-899b2f5048cf	36	2026-10-02 06:47:46.521+00	deposit	deposit	0b113673-5952-4c55-9241-261e3c6bde85	job:watch-deposits	\N	5108dfbb9c2804ad241a07c7bef5c3e5ab6798352cf65ff9c5ece8bd57c4af1b	259c6e41c845eb1be6026bf69ddd682309cc9fc660d5ded9147c0f026fa36bf7
01a0fb5e-7459-7764-9c56-688d609930be	37	2026-10-02 06:47:46.521+00	deposit	deposit	1981652c-4e57-4bd9-88b9-cb6ad91ac5fb	job:watch-deposits	\N	259c6e41c845eb1be6026bf69ddd682309cc9fc660d5ded9147c0f026fa36bf7	711b440c5d83ae7179156ebf38c7a5a1ac8ea66d64c7655a3e6dc979c5035bc5
01a0fb5e-7459-7d42-994a-4c782c713ad3	35	2026-10-02 06:47:46.521+00	deposit	deposit	56fcb719-f182-41a3-949a-1a510173fa6c	job:watch-deposits	\N	83d5ac60a6f2d55e150f940c08651f68d72706bdd9b4d27c36e27f72d4208412	5108dfbb9c2804ad241a07c7bef5c3e5ab6798352cf65ff9c5ece8bd57c4af1b
01a10084-d059-767e-a3d3-9cfa1109b7a9	48	2026-10-03 06:47:46.521+00	transfer_in	transfer	2e52023e-03f7-40ad-9f62-10b0b41b3dae	trading	\N	8974a7ede159ddae8a0e1d019dec75791f7f915f1e03636be9d405cf9babdae3	abce7e9f4f0424d08b4dfe8b099972ce83f59a2a7bad779c748c99c3c57b2d3b
01a10084-d059-79d7-b906-bf77125af4ed	50	2026-10-03 06:47:46.521+00	transfer_in	transfer	75b29233-80f4-4618-82ce-a54d8b1cb7ca	trading	\N	571333f870db7ba332bc8955a1069405f7b65e0c89969a92940b75ef497b3988	9ac5b0720ad9b8fa6bd3d0874ca7e8aae6dd03d29a5d02c64b00efac67d2e90b
01a13404-6859-783f-96e5-411e684ed1c4	161	2026-10-13 06:47:46.521+00	issue	product	b3288268-f229-4aa4-b123-ac36454fedb9	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	b0f8b29032f7a02efe960fb847a2a8524f98f95a150ca27ece68b81f4aabc9ef	d85191891a810558238292c3169e5fb33275ca5219433e7c5b53f42b2686ace2
01a190b6-e059-7d23-acd3-9882baee7273	381	2026-10-31 06:47:46.521+00	distribution_release	distribution	37245709-b32a-42ef-a2c4-189a5e8255f6	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	b2ccbb1e142ef5deaf0409c472354e113a80e52ac39ca5631b187042bac03a09	45e059b719ca78a27e3bd634837716124ccae7e265e4391b9bf99315c87b3dc0
01a195dd-3c59-736d-947f-40cd079419cf	388	2026-11-01 06:47:46.521+00	issue	product	88941605-4321-4352-af50-f9d1b08df360	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	c6bca8b87663d87283e65725b380725e262d25fb518d1e431a9f13927e26098e	21c0291137b444b20a426eff9570dc3c12bf73f1eb140eb3a43ce84a923a9f5b
01a19b03-9859-74db-aa4b-871cbd14ba3f	410	2026-11-02 06:47:46.521+00	distribution_pay	distribution_holder	0e4c8456-2925-4518-bd76-cf91e9b5f5f4	job:distributions	\N	e74e8910b7ea7fb9236ce77e7516f54666011528626d2b10781e41dbb18d97d8	f9d3b2be0e7ebc5f3e26757b132dd833420f0985c49d52e1218aba0239a49677
01a19b03-9859-7833-bdac-856a1f13843f	411	2026-11-02 06:47:46.521+00	distribution_pay	distribution_holder	1cf097ea-2fba-4a8a-8768-27b72981c092	job:distributions	\N	f9d3b2be0e7ebc5f3e26757b132dd833420f0985c49d52e1218aba0239a49677	7a12e0daba35df5e3f260631dac7fd6d17335754754332a1d73e65a4d3413d8e
01a19b03-9859-7b27-9457-48fd7ac9ee6d	407	2026-11-02 06:47:46.521+00	distribution_pay	distribution_holder	5c0084c1-4952-4bed-a964-143a488e04c4	job:distributions	\N	4e120940ea0bf9bd93e1c245240467f8f7b760aefd92cfd2a97df28cafbdcc7e	afc27a22412de113357c8a253399be0adbe7413b768a788969ac75e907fd9aaa
01a1a550-5059-70bb-892b-dbb5fe9a7b64	438	2026-11-04 06:47:46.521+00	disburse	subscription	0bab9fe9-7312-4b5e-9d74-e9afbe4417dd	job:allotment	\N	c2ab2a7b733b5d01cfcbe32cd78de23339742380fb75b8fe77dd2947bde32f1a	29994d55cd7bf1abefd2ad5ce06b62ca5fa3cb0ddcf00895710937e7b3cf421c
01a1a550-5059-737f-a5cb-463981b8fde9	437	2026-11-04 06:47:46.521+00	allot	subscription	0bab9fe9-7312-4b5e-9d74-e9afbe4417dd	job:allotment	\N	6ea9ae5d674cbc2f6eaa8cb79e8138f6bceb276ace1f4160de9265a7a0f2825d	c2ab2a7b733b5d01cfcbe32cd78de23339742380fb75b8fe77dd2947bde32f1a
01a1a550-5059-7935-a84f-43e68f7bfd79	439	2026-11-04 06:47:46.521+00	allot	subscription	3dadcae2-61eb-4130-b02b-6f0401938566	job:allotment	\N	29994d55cd7bf1abefd2ad5ce06b62ca5fa3cb0ddcf00895710937e7b3cf421c	ef287dabfe0967e80e2d1e8810ea93e05609422d77356478841245cc5565a253
01a1a550-5059-7eb5-abeb-e8f5bbd1d063	440	2026-11-04 06:47:46.521+00	disburse	subscription	3dadcae2-61eb-4130-b02b-6f0401938566	job:allotment	\N	ef287dabfe0967e80e2d1e8810ea93e05609422d77356478841245cc5565a253	e2ab7d561a0735ad1d149ef6dbacde85cbcac1b86b87ac396c4242d5f9c74d03
01a1af9d-0859-7a3b-bbec-6659caf62e0a	461	2026-11-06 06:47:46.521+00	issue	product	7faf90bd-6005-4bc7-b066-a773048f0944	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	353b9df82f6c3862be842a4564fe7d5ba930b09e3a913d530f948470f7b7c49d	70bdb98cc0eb19f266852aeaad36787226498d989266c626043c4194b3c479a6
01a1d8cf-e859-780f-b7c9-54d7e7243049	561	2026-11-14 06:47:46.521+00	issue	product	c97a9118-dfbb-4849-b552-28ba7f65fef4	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	a0a164c2e3184fd2be6319a10d6f4ae60d45a7d88bf021b81f3a42ad800ce9da	298993b8fd7181c74d9074ff635dfd5aed7c39c9709ec408037860e68516486e
01a1f7b6-1059-76b7-883c-c494cd379c7c	640	2026-11-20 06:47:46.521+00	issue	product	1292f21a-cc22-49df-8c1e-1dbe3234a353	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	\N	917b6717696fb463e7a6e8136046fe324abab689d9fef0c718cf5943dd39916e	c415612727711eae6a3850c1ca61683bd0947cd09edeeb7de33ce3ef8da2aa7d
\.

copy posting (id, journal_id, account_id, coin, amount, balance) from stdin;
1	019f2195-6459-7bbf-b46f-614cea8f4034	2	SGD	-24000000	\N
13	019f2195-6459-7050-b4d3-2bcbce714481	2	SGD	-6200000000	\N
15	019f2195-6459-7050-b4d3-2bcbce714481	5	SGD	6200000000	6200000000
\.

copy hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at) from stdin;
028b7241-f6ab-4637-be8e-098f45609738	67	LUMA	360000	0	0	open	token_unlock	01a1a550-5059-7c9a-9b41-456cd23c61c7	2026-11-04 06:47:46.521+00	\N
07da126f-294a-4d4e-9423-73e7a1325c90	6	SGD	251250000	0	0	open	subscription	58c01b5b-47c3-48a2-a3c9-9e40cfc5b3ec	2026-11-25 02:47:46.521+00	\N
0b9a8772-31a2-4956-9e61-f5c84f052cbb	65	LUMA	480000	0	480000	released	token_unlock	01a1a550-5059-7b00-b61b-bb68bcbc9650	2026-11-04 06:47:46.521+00	2026-11-17 06:47:46.521+00
14a2881f-ef14-4da8-93b7-b79d25861003	5	SGD	140700000	134480216	6219784	released	subscription	12a7af7f-7c63-4bde-a13a-d14f367a2416	2026-08-25 13:39:12.235+00	2026-10-01 06:47:46.521+00
33a3f50d-7d1d-4e55-ba0e-e2d19df57a84	34	tUSD	12060000000	9648000000	2412000000	released	subscription	0bab9fe9-7312-4b5e-9d74-e9afbe4417dd	2026-10-20 06:47:46.521+00	2026-11-04 06:47:46.521+00
5d1510e4-8401-46b8-98d7-3456806efc76	65	LUMA	480000	0	0	open	token_unlock	01a1a550-5059-7135-8a32-51c90d3a6715	2026-11-04 06:47:46.521+00	\N
67e851b3-78ec-44cb-b4f0-be050dc5a60f	1	SGD	4020000	3835080	184920	released	subscription	0022d3a0-1e8c-49da-8e76-9083321998c4	2026-08-09 20:30:37.949+00	2026-10-01 06:47:46.521+00
6bd5f8ca-e0fd-4f76-8320-84713cd429a1	64	LUMA	160000	0	0	open	token_unlock	01a1a550-5059-7276-8d55-7fa39700baea	2026-11-04 06:47:46.521+00	\N
90b27756-6433-46f7-98e1-981c4bf91e28	37	tUSD	36180000000	28944000000	7236000000	released	subscription	3dadcae2-61eb-4130-b02b-6f0401938566	2026-10-22 06:47:46.521+00	2026-11-04 06:47:46.521+00
a09d51cf-68ef-455b-8879-118e8f0334db	64	LUMA	160000	0	160000	released	token_unlock	01a1a550-5059-72fb-ac64-49f2c73e3f3a	2026-11-04 06:47:46.521+00	2026-11-17 06:47:46.521+00
a3eaf1f9-f06c-4cba-bf1e-70a38b1ccab5	7	SGD	643200000	613636920	29563080	released	subscription	66542a50-4c40-4dcb-ab7f-a7f8b4eaf72d	2026-09-21 17:04:55.092+00	2026-10-01 06:47:46.521+00
a5ffb2c2-b4c4-478b-93dc-8bb1918bcbfd	4	SGD	1515000000	0	0	open	subscription	f8b2b653-e8e1-4318-ac6c-495fefe6beae	2026-11-23 06:47:46.521+00	\N
a858163b-6dc3-4839-8794-4d6f3e5b21f4	6	SGD	401000000	0	0	open	subscription	9e5fe6a0-d526-4179-91d3-86f873f8fdcd	2026-11-12 01:59:46.521+00	\N
c0306949-c583-4401-a75c-2974ca7576c4	3	SGD	7035000	6724053	310947	released	subscription	272c103a-0a34-4440-b194-e385d831ab21	2026-08-08 10:13:29.378+00	2026-10-01 06:47:46.521+00
e671c7b5-770a-46f4-8eea-88768381cc65	7	SGD	351750000	336200681	15549319	released	subscription	56a7c120-01b3-4051-867b-c499cc2ad1ff	2026-09-11 17:04:55.092+00	2026-10-01 06:47:46.521+00
\.

copy limit_use (customer_id, win_kind, win_start, used, cap) from stdin;
aaf12e14-35ff-4205-8dac-914b3eae6aaa	month	2026-06-03 00:00:00+00	1	1
\.

copy rate (coin, fiat, price, as_of, source) from stdin;
CNY	SGD	1864088414	2026-11-29 06:48:00.011+00	Local world
CNY	USD	1388562465	2026-11-29 06:48:00.011+00	Local world
CNY	CNY	10000000000	2026-11-29 06:48:00.011+00	Local world
\.

copy rate_held (coin, feed, price, latest, reason, source, as_of, since) from stdin;
TIDE	second	2	100	no_agreed_rate	Invented	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy rate_range (coin, hour, low, high) from stdin;
CNY	2026-11-29 06:00:00+00	1388541630	1388562465
SGD	2026-11-29 06:00:00+00	7448792260	7449016120
USD	2026-11-29 06:00:00+00	10000000000	10000000000
\.

copy external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, told_amount, told_held, told_since) from stdin;
SGD	20449520000	20449520000	379	2026-11-02 06:47:46.521+00	0	\N	\N	\N	\N
\.

copy liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves) from stdin;
2026-11-29 06:48:02.108+00	AURB	1237	f0a6ffb228b8432e992a4b34996a7cbcbb92b344fce96c162abe04959d96e494	1920000	1024
2026-11-29 06:48:02.108+00	CNY	1237	88da686e68921cfc2e07af8973ee6bc4f69532452de6fffa903bf802a7d71778	0	1024
2026-11-29 06:48:02.108+00	HCCL	1237	d2608cafc3181b65226b76abf63e052e8f9568a98ac934bd40d823fc7674abe7	12000000	1024
2026-11-29 06:48:02.108+00	LUMA	1237	55d9af68bf58d9991e627e2e313b9e2deea788d4c9537d888b21e89881266667	4000000	1024
\.

copy liability_leaf (taken_at, coin, customer_id, nonce, balance, position) from stdin;
2026-11-29 06:48:02.108+00	AURB	4e64429a-e78d-4d2d-9925-069fa59932b7	0a896378cd72cda953a2fe82c95aaf8a5695c8dbc83f9b0a5df9466f430fe2c9	190807	320
2026-11-29 06:48:02.108+00	HCCL	4e64429a-e78d-4d2d-9925-069fa59932b7	30e64da6a16ada1a315c2baa3765c0a4edc0cc5be2eccd2062bd7fd23010afa7	955794	830
2026-11-29 06:48:02.108+00	LUMA	4e64429a-e78d-4d2d-9925-069fa59932b7	c449dccf4885e0e88dbe580a81f826549d06a8ea05a32a72ebfab4d2b2845bb2	1440000	29
\.

copy liability_level (taken_at, coin, level, nodes) from stdin;
2026-11-29 06:48:02.108+00	AURB	5	\\x2cd7cdd50c89bfc1b45d0ed98dab4105d0e491a7e468da56b8b139cb9beff256000000000000000000000000000000007449d8214199ddc9ba004802380bab9a7b58af729240770dc3c677074f6a46bf00000000000000000000000000000000242476f7993c3d2880f9cabb75ad4d844b874c397b061bfc00da286e177d7a660000000000000000000000000000000081ced3528c6dd81497773296e4c57e63d4aa37a432dce4c3ccfbc8cf3a9177a6000000000000000000000000000000009df67da1febf105d5b985bdc57eb5bd4c64fe41970a3516bfd8c53ae0e0ae7bb00000000000000000000000000000000124fffa1278af3c945807b991de6e48c8b3384733913e81ab4f27e22912d70ed0000000000000000000000000000000057a4ef8de174b642a83faf54b5272cc2f82fd2752238f41a25cbecede586c8d7000000000000000000000000000d83f1ba9c5cffde123e4d3830fcb25d9d08afcc040f05d3c32349622b78dc8b91e80a0000000000000000000000000000000091b4e89181d1638d3e4459c0caf665c95cc71979c539a51593c0a8d3e4eb47fc000000000000000000000000000000003a52f6b329191d9b312ff1066bc3a5f54f6cd9fca4453874de18253b6917f0a20000000000000000000000000000000041fc90abc8d16c99aaefb22366fec852dc6dbdb95009e7dbde44a429eac061690000000000000000000000000002e957dfe81585b9fd7bcd90f2039e023ce370119599f0d3fedfd4fd7a4b329040719f0000000000000000000000000007475b10a3170026bffa7fb55705d0b167da03114b1fe862c824fb03ecb73c05cee78e0000000000000000000000000000000054705c456882ac2c2060ea45d721d913bdd36e6f5148e951bad956a26a6232fd0000000000000000000000000000000064a3ea6e9fab6813da1c7e8041a8359ef58c7e5955168b17eee54f7651923f7600000000000000000000000000000000d8ec10febe98612d4e42bfbed724f0f767e1611f0737747816f3dd740c34dd900000000000000000000000000000000020a9f0ffc72808af46774e3e0b311d83707711bbfa3c7437ac1917cf5096aeaa00000000000000000000000000000000d83faea0909a4ed3ec13a3e145d015aa3ff2df2f29b7c705e2690e71e80d14be000000000000000000000000000000005ad9a40f58fc0734d61bac1ab7c3bf4a9eb33256977ac4f027caa5965c1f93760000000000000000000000000005711f9543ef099ca7d8ce3e764a50cc114596ef492bd1348658b6f0a0841c34c0dae00000000000000000000000000000000099619e494496557eaacb93af09bf7711e3979c282d9018bd0f55d6c178f82ebc00000000000000000000000000000000049c45558798606ee2b69bd89d9517e5978ecb01169975d628a5de9993907ab100000000000000000000000000000000ad2652afce8402071687d90ba3df859db57b6fce021fe83fed8af4b213084c4e00000000000000000000000000000000f158f6d34d21ece74dbd3379d506a03c946d7ec53e8437a4dcf793f009dbddae0000000000000000000000000000263e17beee562264a1b0b5d01d5d57a0db4e84f12031906687da40cf32ac52b543e9000000000000000000000000000000008df4434c3d860f9624e8fe63697f1edb35f91d97c84f4a7d9876ec90d4cfd8060000000000000000000000000000000073fe31d000e5d3673876ad7a903db271bdaeaff665d72d6a910be202df5eae44000000000000000000000000000000007b05a1c6546039f991c1fda843f505ffbce3d117e70e70777e4775411f360ed300000000000000000000000000000000df69c03717e380bee416d6d667874ce261c02b60fdeda8d68531d4e082f9e9e100000000000000000000000000000000369c79b407fb6b9a20208b7e4a334a076d14b677d1d9ba472109ae645f409f7b000000000000000000000000000000005e818da0f7bf1f77f2b44883fab1bcc6edd3d8d578938611c051b6f6614489a400000000000000000000000000000000653b8df7813f0f88339090b2b754c2f7c7b14bacaa3ab1ec11f3ee6ea210371400000000000000000000000000000000
2026-11-29 06:48:02.108+00	AURB	6	\\x35fd223d22962c317b08eda073e71769fc0d7a018d91f6fc526edf3728d91982000000000000000000000000000000006fea964cfba65559a0829669b068f14ed2192ebaf5bdee6a7c03eb23ac14d03a00000000000000000000000000000000d28e6ea48638c746e390df58fb53f786f9b6d1c25cb88d3b5d64bddaa72e5f4600000000000000000000000000000000faf765c81fbba1535cf1d9a482c512bffb5416f67f4eef380df73753376c4f62000000000000000000000000000d83f1dc886b319c65b39d7cd4a3f0b55b751ef3b81d017cf58c5af4da0d4f4d6022d000000000000000000000000000000000496c72f8aa9a601195c2fd08df01e592427fbb7c5bf2c47e12788d5a27983fd9000000000000000000000000000a30b23963dfd1693adc9d1b4f358c9392fc7f2ac35784ffebefd0fe37f157c6b5724500000000000000000000000000000000f0e1382b6d86c5d8d1ca0e9ef3f1e214179952a3afe7da57f15f85e51bdf136d00000000000000000000000000000000bd369718b139e8c62fbf2fce592dccb963a5073cf496eb46bbf83a7211dd4506000000000000000000000000000000007491257bb7758faa3314d812ff3fd6f0281f33b1f2f4d7cf7bf6bfc375f86d420000000000000000000000000005711fc83afb34e14566158bceb5204bb0a4fa17c146d1823bc4bcc2c83e32339d5d2d00000000000000000000000000000000b72f741ac39c0005f39094800f195159df366cbd289f75133e4eee38d670748f0000000000000000000000000000263eb0407662e56b53657f2e6ea65eb0cc7fa21fb516c9aee5d3a0070f00c31fd22400000000000000000000000000000000b4d82c7c684766a5b03857fd8d8814c1f0533e07d1c96f50657e12f67766f8ba000000000000000000000000000000005e611ec27f0425982ef25b9851e67fb9021c0c23edaf48cf8797df6b1343734e00000000000000000000000000000000a5d3296c5ef0ad5a8f1db7ef421edb8c9ef816bc741154622aaad7542c632f9300000000000000000000000000000000
2026-11-29 06:48:02.108+00	AURB	7	\\x61151dd9c3bc321ca5f034416222c4811d2f0161c2d890ac2fd2ba9eceecc6f600000000000000000000000000000000e457cb915aa7f364c0723e3221f4e14bc62b5a1c63c591345606d2ea4e526a78000000000000000000000000000d83f1363ec7d135b4de975f2b5dfe503b7eeccfc1016454aba1f9d9ad408ded62b27b000000000000000000000000000a30b29825556f5139c090f8e117459e7db2a2c217cf85d056938f90160fa1d54666c9000000000000000000000000000000002f243b87e2a8db829d0fde61f215eb58ea1c16b5a9aea735f0468437777ae21a0000000000000000000000000005711fd59a470847d28d691339ef3ca64043eba26f09055ca731f10d1da3fb2d286bb50000000000000000000000000000263e8ae5e7698f891ea8fbd37a098cdf1b4da7d53848647eeeda658d30ae1823aea3000000000000000000000000000000001037b7d4fb964a2510e138b9d848a9650c79ffed76fe65f54ea562c7d7cb187f00000000000000000000000000000000
\.

copy idempotency (owner, scope, key, body_hash, reply, ref_id, at) from stdin;
customer:4e64429a-e78d-4d2d-9925-069fa59932b7	ex/api/v1/investor_class/apply	7113a6c5-9490-4f48-b8e1-eb371ad5fb3c	d3acbee3399fafb802da48d73977e6f139ab405515972b5e55faec9a5b2cf6f1	{"code": "ri", "held": null, "rules": {"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "retailMode": false, "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}, "newest": {"id": "b259e9f6-094f-4f41-b1c0-e2a1a5b90a2c", "class": "ai", "files": [{"name": "Statement of assets.pdf", "uploadId": "8442e5b5-4cbd-4467-a8a4-412e4e113bdb"}], "worth": {"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}, "ground": "financial_assets", "number": "IC-40003", "status": "submitted", "consent": {"at": "2026-07-02T06:47:46.521Z", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, "counted": 1644000, "endedAt": null, "rejected": null, "decidedAt": null, "expiresAt": null, "statement": null, "submittedAt": "2026-07-02T06:47:46.521Z"}, "grounds": [{"class": "ai", "ground": "income"}, {"class": "ai", "ground": "financial_assets"}, {"class": "ai", "ground": "personal_assets"}, {"class": "ei", "ground": "exam"}, {"class": "ei", "ground": "role"}], "notices": [{"text": "I ask Tessera to treat me as an accredited investor. I know that the law gives accredited investors less protection than retail investors. Products for accredited investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me. I may lose everything that I invest. My amounts and documents are true, and I will tell Tessera if I fall below the threshold. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ai", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, {"text": "I ask Tessera to treat me as an expert investor. I know that the law gives expert investors less protection than retail investors. Products for expert investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me or explain its risks. I may lose everything that I invest. My statement and documents are true, and I will tell Tessera if my qualification or role ends. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ei", "sha256": "b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348", "version": "2026-11"}], "ofOwner": false}	\N	2026-07-02 06:47:46.521+00
customer:4e64429a-e78d-4d2d-9925-069fa59932b7	ex/api/v1/fiat_orders/create	f7fb7b16-a69a-4327-92ef-5ba28f7d3329	ac4071e2d3b5459f143ae0a2f3de70b695956b682efa9216bf434da3dec745d6	{"id": "832c9217-0214-41bd-9fa3-6c8606f11b51", "bank": "Merlion Bank", "fiat": "SGD", "payee": "Tessera Client Monies Trust", "payer": "Tomas Dahl", "proof": null, "amount": "62000000.00", "number": "FD2607020004", "paidAt": null, "status": "to_be_paid", "settled": null, "bankCode": "MERLSGSG", "createdAt": "2026-07-02T06:47:46.521Z", "expiresAt": "2026-07-05T06:47:46.521Z", "reference": "J3RP5Z9GT", "cancellable": true, "completedAt": null, "accountNumber": "003-918204-7"}	832c9217-0214-41bd-9fa3-6c8606f11b51	2026-07-02 06:47:46.521+00
customer:4e64429a-e78d-4d2d-9925-069fa59932b7	ex/api/v1/subscriptions/create	07c5b87d-09d7-4a82-86c3-afe52c75e87d	fcdaf76ad05b3c8901ec942de478cfe31f2379b05a19eb84f084df37a9ed5c7b	{"id": "12a7af7f-7c63-4bde-a13a-d14f367a2416", "fee": "7000.00", "date": "2026-08-25T13:39:12.235Z", "paid": null, "type": "real_estate", "cause": null, "count": "1000000", "price": "1.40", "amount": "1400000.00", "number": "SB2608250006", "status": "pending", "symbol": "HCCL", "paidFee": null, "project": "Halden Cold Chain Logistics Park", "allotted": null, "closesAt": "2026-09-20T06:47:46.521Z", "currency": "SGD", "refunded": null, "cancellable": true, "certificate": null}	12a7af7f-7c63-4bde-a13a-d14f367a2416	2026-08-25 13:39:12.235+00
\.

copy captcha_answer (digest, at) from stdin;
2026-06	2026-06-02 00:00:00+00
\.

copy upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at) from stdin;
01c3207c-0c21-4508-a7cd-6fc592746ee4	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	attachment	OPLG-memorandum.pdf	application/pdf	1031	293330b7329a8e6dfae5fe086ac850c0beb97ad8f079d3fa7e93513a59841238	22/22064562-8896-4d50-aa0e-93d4fdc7d4d5	2026-11-21 06:47:46.521+00
02109401-cf7c-4961-b3c7-450cc29aae9d	customer:b7f5bae3-18f1-4307-86b5-7e9294bc147b	kyc	selfie.png	image/png	10058	4456557ddbb022efdc8051a156c319cc86a6a787fa13d3c88060eb2882bef34f	a5/a540d14f-bfeb-4e4b-a0a6-56e07464db0e	2026-07-02 06:47:46.521+00
02a4cba9-e262-4351-b345-04029f70d838	customer:4e64429a-e78d-4d2d-9925-069fa59932b7	kyc	selfie.png	image/png	10080	f5078bf1b82aea01cf9e195de39eb890e2d6cc8db15416ac728ef48aec799b76	2a/2a7bb6a3-b7fc-4672-bb4e-8f38bfa40ce2	2026-07-02 06:47:46.521+00
12253b6a-37b7-4896-b4ac-0a5287a8d513	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	attachment	AURB-memorandum.pdf	application/pdf	1185	df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf	d1/d17d15ad-df5c-4f82-b18d-c534e92d8e1b	2026-07-29 06:47:46.521+00
15308ad3-d8f5-493c-bf0e-e20b822e037c	customer:aaf12e14-35ff-4205-8dac-914b3eae6aaa	kyc	passport.png	image/png	9943	b94ef40e9323904fd2c33f286e8854f8cfc50eb2de43e94c51ff6fae781c54bb	e2/e2a2d7d4-b073-47b9-9709-ef0fc52d8b89	2026-07-02 06:47:46.521+00
2514a14b-9d6d-42de-a446-1c9755723a6d	customer:b7f5bae3-18f1-4307-86b5-7e9294bc147b	kyc	passport.png	image/png	10010	f941ed4649a8de270a908bee43e597bdcdfcb51a94a93583265e4f979e7692e5	80/807ad07a-c597-4837-be4e-a59850b529c0	2026-07-02 06:47:46.521+00
279e0ec0-31e1-4336-9f16-b9c1ed790d38	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	attachment	PSRB-memorandum.pdf	application/pdf	1095	a786bab7df7c0bc3e8ce6ac194dd522c20bfbffa803b226539cb803c1a144c7b	5f/5fe48f7d-cab6-4593-bf89-18267ca2fb79	2026-11-06 06:47:46.521+00
28357d5e-2cbf-4589-9127-40a2baa6f0be	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	video	lantern-bay.webm	video/webm	73481	0120a33897a9758686687ce80d5a44d998ef2de574bdb29926e22bebaa9c68a3	a5/a5552095-f903-4497-a56f-4cbc835df0ca	2026-11-01 06:47:46.521+00
289970de-89d7-404b-b6b3-cf2311ed264a	customer:699c5df6-7548-4225-9763-92b648bdb773	attachment	Best execution policy.pdf	application/pdf	706	e13748fd369ac2a337037413bbeae9a199beefb8603cb87fb26c6b680563cbbe	43/4362c357-aeb4-4f88-8fef-a3307c1443c3	2026-11-13 06:47:46.521+00
2b125cc7-b91b-4140-b051-5e17d5cd947d	customer:699c5df6-7548-4225-9763-92b648bdb773	attachment	Capital markets services licence.pdf	application/pdf	717	149a99e2d0a0c2c281b1e9f26cff805562eb8140ab2133fa5a28a7c212abcba2	44/442e2a9c-bf5a-41ab-9362-8aa7fefae4c9	2026-11-13 06:47:46.521+00
48f70f60-3e32-4fb2-a4bb-939a2e680ec2	customer:c73af96f-3d88-4c24-a558-40c5e08616d2	attachment	Confirmation of role.pdf	application/pdf	764	bc8497c2bb06197a5bbcbfc077025c1fbe002fbe5ae00ddb5770df84ab2c0b5b	28/28f33aa1-4355-4b52-9765-07e3568fb1ba	2026-07-02 06:47:46.521+00
4b6c7d86-17e5-48ed-978f-e66087b4ffb5	customer:699c5df6-7548-4225-9763-92b648bdb773	attachment	Resolution to open an account and appoint traders.pdf	application/pdf	734	61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b	31/31372170-1730-4088-8c13-0a480f11d476	2026-11-13 06:47:46.521+00
56d236f0-6bc0-4516-b274-f0b3358e27e7	customer:699c5df6-7548-4225-9763-92b648bdb773	attachment	Partnership agreement.pdf	application/pdf	706	853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f	03/0315f774-d513-4753-973b-107d149cb816	2026-11-13 06:47:46.521+00
8f36ef82-bf0a-4963-b892-aba7e8a6918f	customer:aaf12e14-35ff-4205-8dac-914b3eae6aaa	attachment	Statement of assets.pdf	application/pdf	754	4773380354cdd42ee9ad11e162c124754af304c9e820f4a5a0791b145a5f6947	47/47939821-c087-4067-ba3e-3f80675307f4	2026-07-02 06:47:46.521+00
ac7e0f00-ec12-4ac4-a49e-38d32748a4ac	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	attachment	NQC2-memorandum.pdf	application/pdf	1094	ce558f4c1b127f272070da60080e38bfdf569f293616056751a994450fed6b50	5e/5e702d91-97fa-4074-b9cc-750252dc7e8f	2026-11-14 06:47:46.521+00
b5953a6c-6874-48a6-a97c-c81a5a2b2fc5	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	attachment	SLW31-memorandum.pdf	application/pdf	1061	a0d9fb659cd592292382e060ca3054ed2aaa6cb2c62b85aa19711a278a599b22	49/49f3f95b-e752-4689-8a04-ff8c32de8b1f	2026-09-17 06:47:46.521+00
d5d19e8b-4a0a-49f6-be72-571439e2336c	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	attachment	HCCL-memorandum.pdf	application/pdf	1065	f599c3ef0cc322fa8d98ac0a90f7d3874641b4472db5f16c541775432526f0b0	a6/a63af6c5-2853-426e-96d1-512e6002715d	2026-07-19 06:47:46.521+00
ed3f870c-280d-4f44-bcdd-0a5f28110efa	customer:699c5df6-7548-4225-9763-92b648bdb773	attachment	Business profile from the registry.pdf	application/pdf	719	cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518	38/38ba378b-1cae-4818-88ab-79a13dca372d	2026-11-13 06:47:46.521+00
f2fb6c15-6092-4db1-8c2f-28e2a2972ac5	customer:699c5df6-7548-4225-9763-92b648bdb773	attachment	Register of members.pdf	application/pdf	724	66b7d3665ceeabc4da3c3a05c7a17fc5847680ad4491d93d2d6fa977b81e7ca4	cd/cdd8ff16-33f0-4230-966f-274fc6e54c65	2026-11-13 06:47:46.521+00
f328ca24-a5fc-4845-bd05-7b86316b963f	customer:c00c6a42-4f41-4b86-b736-e268d77b3a1c	attachment	Confirmation of role.pdf	application/pdf	764	e7e43630e9cd871dac8f665f6a7eba89c03170f0a3d696ced61766689c82584d	cd/cda70dd1-b293-4b47-967b-ac12ca490831	2026-07-02 06:47:46.521+00
\.

copy quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at, finding) from stdin;
9a70541f-db6e-4ea4-8464-d98e2a69d917	en_US	Invented	invented@tessera.example	HDFC0ABCDEF	1	INV000001	HDFC0ABCDEF	2026-06-03 00:00:00+00	DBSSSGSG
\.

copy message (id, customer_id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at) from stdin;
00f4fcad-df60-4818-bd3c-97de23832e75	b7f5bae3-18f1-4307-86b5-7e9294bc147b	invest	subscription_allotted	{"coin": "HCCL", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}, "quantity": "4779"}	/assets/tokenAccount	2026-10-01 06:47:46.521+00	\N	\N	f	\N
05c52623-09cd-4471-8846-af20e375c06c	c73af96f-3d88-4c24-a558-40c5e08616d2	invest	subscription_refunded	{"coin": "SGD", "amount": "369534.48", "product": {"en_US": "Aurelle Bioworks Series C", "zh_CN": "奥睿生科 C 轮优先股"}}	/assets/fiatAccount	2026-10-01 06:47:46.521+00	\N	\N	f	\N
08f25e09-9701-41be-aaea-c7e60a36eaa6	b7f5bae3-18f1-4307-86b5-7e9294bc147b	invest	subscription_refunded	{"coin": "tUSD", "amount": "2412.000000", "product": {"en_US": "Luma Freight Credits", "zh_CN": "流明货运积分"}}	/assets/fiatAccount	2026-11-04 06:47:46.521+00	\N	\N	f	\N
\.

copy mail (id, recipient, lang, kind, params, created_at, useless_at, sent_at) from stdin;
06f6d4d9-adfe-4e6b-b6cb-289d9fbeb009	northquay@tessera.example	en_US	broker_contract	{}	2026-11-13 06:47:46.521+00	\N	2026-11-29 06:48:01.97891+00
0996e948-8202-4be6-96e9-d68af5ca0c47	northquay@tessera.example	en_US	broker_power_given	{"account": "30182752"}	2026-11-13 06:47:46.521+00	\N	2026-11-29 06:48:02.009595+00
10c9e110-2c73-4143-8b93-d9baa5c0e49e	desk@quaystone.example	en_US	deposit_credited	{"coin": "tUSD", "amount": "500000.000000"}	2026-10-02 06:47:46.521+00	\N	2026-11-29 06:48:01.471345+00
\.

copy sms (id, phone, prefix, dial, channel, lang, kind, params, asked_by, created_at, useless_at, sent_at, provider_id, status, status_at, unsent_for) from stdin;
199040de-dd69-4485-815a-9dd9f93f1331	SG	HDFC0ABCDEF	ABCD	voice	en_US	invented@tessera.example	[]	owner	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	sent	2026-06-02 00:00:00+00	\N
\.

copy sms_budget (the_row, sms_closed, voice_closed, number_day, prefix_day, country_day, house_day) from stdin;
t	f	f	10	100	2000	20000
\.

copy sms_country_budget (dial, country_day, sms_closed, voice_closed) from stdin;
1	100	f	t
\.

copy approval_request (id, number, kind, subject_id, verdict, proposal, reason_code, told, content, content_hash, reason, status, requested_by, requested_at, decided_at) from stdin;
000f256c-e0e5-47df-9a8f-04be7960bf8b	10	cms_text	94c8a264-1aeb-4686-b096-f3a50563c6c6	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "How is my money held?", "zh": "我的资金如何存放？"}, "slug": "faq-money", "author": {"id": "25787c6b-ca27-4291-8207-284b4cb01bd7", "name": "Priya Tan"}, "version": 1, "textHash": "ba95fa0067722e4731825f17a7a4c2fe8bee08453933707ad9467f57e58d5c96", "publishAt": null, "linkedFrom": null}	40510ed84c3fe0134c1f575bd2ab8c4055ec88861482b0d7ce2c92ac42237b4b	Read in both languages.	approved	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00
04245e11-8932-45be-b542-3f16906a1996	9	cms_text	166bfdda-44e9-4d53-96e7-8a4928cc95cf	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "Who can open an account?", "zh": "谁可以开户？"}, "slug": "faq-who", "author": {"id": "25787c6b-ca27-4291-8207-284b4cb01bd7", "name": "Priya Tan"}, "version": 1, "textHash": "80c4a0f4e1dbbf9e98d93d6661f67f60927ebbf4f672dbf4902c9c906d1e82f6", "publishAt": null, "linkedFrom": null}	097cc5e0311d37543473c3f078588cb75165ec2529913ccef36e65107ec34110	Read in both languages.	approved	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00
0e7aa154-30e9-416c-8cb7-9ec387352af6	54	product_publish	1292f21a-cc22-49df-8c1e-1dbe3234a353	approve	{}	\N	\N	{"name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "supply": "500000", "symbol": "TIDE", "opensAt": "2026-11-23T06:47:46.521Z", "version": 2, "closesAt": "2026-12-11T06:47:46.521Z", "currency": "SGD", "termsHash": "bae20bfcc37ead83e1406ce9f7dcaf8b2c32925279f1b2f218f6599108fbac5a", "unitPrice": "0.35"}	fa9d58f0b194ce44d1fb84de4abaf692e154830cd5463951d03fddd5578b6257	Terms agree with the memorandum.	approved	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-11-20 06:47:46.521+00	2026-11-20 06:47:46.521+00
76cfb872-b80a-4a98-bcc4-f11181ecc0c5	8	cms_text	436d15e1-603d-4075-add0-74cd67da23d9	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "page", "name": {"en": "Help center", "zh": "帮助中心"}, "slug": "help", "author": {"id": "25787c6b-ca27-4291-8207-284b4cb01bd7", "name": "Priya Tan"}, "version": 1, "textHash": "816a519f4f72f3eb845144e1903ee8ca7c948123c72e74d9f22becd49c2821bd", "publishAt": null, "linkedFrom": null}	39628ae22e34eca7a6c8823c973bc04f8d96e411cab3e90b5a809e51f7d59bcc	Read in both languages.	approved	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00
e80a2bf4-a82b-4a51-8e7e-59cfe4f13848	3	cms_text	49d5898b-cbfd-4016-bf26-63e4de5ce9e9	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "legal", "name": {"en": "Risk notice", "zh": "风险披露"}, "slug": "risk", "author": {"id": "25787c6b-ca27-4291-8207-284b4cb01bd7", "name": "Priya Tan"}, "version": 1, "textHash": "7f38e436708f7f6b291645792d764fc03a3b031a2875fc1cd2b9c67c836a7017", "publishAt": null, "linkedFrom": null}	a059b3f7df8cd61112e968224825da7b726e6ceaebc4b47bf7f11bd9b35011ca	Read in both languages.	approved	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00
fb6447ec-c735-47ef-b744-88a631b817fe	5	cms_text	ad8c3e34-e244-4695-83bc-eda9e30f2113	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "page", "name": {"en": "Fees", "zh": "费用说明"}, "slug": "fees", "author": {"id": "25787c6b-ca27-4291-8207-284b4cb01bd7", "name": "Priya Tan"}, "version": 1, "textHash": "5fb79f192f28f9f5ee2ee5c372ad39ae59cd76d6e8708cbebc09585bbb4f720e", "publishAt": null, "linkedFrom": null}	b773617f40c342e83e6979af5c8e97176c47ffec2900707fcd7c923145a2537a	Read in both languages.	approved	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00
\.

copy approval (id, request_id, verdict, content_hash, approver_id, note, at) from stdin;
04c02d60-eb1f-4d7b-a5ce-d30b0760a39d	fb6447ec-c735-47ef-b744-88a631b817fe	approve	b773617f40c342e83e6979af5c8e97176c47ffec2900707fcd7c923145a2537a	843bbb1b-c0d4-4946-a388-20063b45a95c	Read in both languages.	2026-07-02 06:47:46.521+00
0a19c7e6-dc79-43b0-b972-bdf1a6e21aed	76cfb872-b80a-4a98-bcc4-f11181ecc0c5	approve	39628ae22e34eca7a6c8823c973bc04f8d96e411cab3e90b5a809e51f7d59bcc	843bbb1b-c0d4-4946-a388-20063b45a95c	Read in both languages.	2026-07-02 06:47:46.521+00
1532d0c3-74fb-4c08-899f-63aef1274f5d	e80a2bf4-a82b-4a51-8e7e-59cfe4f13848	approve	a059b3f7df8cd61112e968224825da7b726e6ceaebc4b47bf7f11bd9b35011ca	843bbb1b-c0d4-4946-a388-20063b45a95c	Read in both languages.	2026-07-02 06:47:46.521+00
\.

copy document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at) from stdin;
25787c6b-ca27-4291-8207-284b4cb01bd7	09db47ce-ac13-4e23-95e2-566db8104657	2514a14b-9d6d-42de-a446-1c9755723a6d	2026-07-02 06:47:46.521+00	accepted	2026-07-02 06:47:46.521+00
25787c6b-ca27-4291-8207-284b4cb01bd7	09db47ce-ac13-4e23-95e2-566db8104657	02109401-cf7c-4961-b3c7-450cc29aae9d	2026-07-02 06:47:46.521+00	accepted	2026-07-02 06:47:46.521+00
25787c6b-ca27-4291-8207-284b4cb01bd7	0a0c8911-bebe-48e7-b326-8852432ac3b9	15308ad3-d8f5-493c-bf0e-e20b822e037c	2026-07-02 06:47:46.521+00	accepted	2026-07-02 06:47:46.521+00
\.

copy audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash) from stdin;
1	2026-07-02 06:47:46.521+00	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	operators.activate	operator	25787c6b-ca27-4291-8207-284b4cb01bd7	\N	{"status": "active"}	\N	127.0.0.1	0000000000000000000000000000000000000000000000000000000000000000	547b5d13882b66c507be0c42b2de8d79f58949fbfd83a513ac52c9e2c7b3c2e6
2	2026-07-02 06:47:46.521+00	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	operators.sign_in	operator	25787c6b-ca27-4291-8207-284b4cb01bd7	\N	\N	\N	127.0.0.1	547b5d13882b66c507be0c42b2de8d79f58949fbfd83a513ac52c9e2c7b3c2e6	0d112a1a44457df7d02aa79bcd91146507d76f5c7ba76ab746584378641891bc
3	2026-07-02 06:47:46.521+00	operator:843bbb1b-c0d4-4946-a388-20063b45a95c	operators.activate	operator	843bbb1b-c0d4-4946-a388-20063b45a95c	\N	{"status": "active"}	\N	127.0.0.1	0d112a1a44457df7d02aa79bcd91146507d76f5c7ba76ab746584378641891bc	09fed415902945336f4d6ef6f83a1de172aebe6abcb1c9a39d8bed6db3c6c747
\.

copy audit_copy (the_row, seq, hash, at, answered_at, knows_more) from stdin;
t	329	b505e6897531334e9c33e64234e86018339f3890a30d0c24537ca54824fe41c3	2026-11-29 06:47:59.843+00	2026-11-29 06:47:59.843768+00	f
\.

copy books_check (id, at, scope, findings, detail, saw_up_to, began_at, saw_journal, saw_act, unconfirmed) from stdin;
1	2026-07-02 06:47:46.521+00	everything	0	[]	0	2026-11-29 06:47:47.985+00	0	67	[]
2	2026-11-29 06:48:02.895+00	tail	0	[]	\N	2026-11-29 06:48:02.011+00	1237	329	[]
3	2026-11-29 06:48:02.998+00	tail	0	[]	\N	2026-11-29 06:48:02.161+00	1237	329	[]
\.

copy webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at, accepted_at, rests_until, busy_until, turn_at, is_quick) from stdin;
b7f8c1d7-6c90-4ea8-99a3-32bcec3e5c08	efbb576e-217c-44c0-bb10-bfa697978465	\N	1	invented@tessera.example	{Invented}	USD	paused	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	\N	f
\.

copy webhook_event (id, number, customer_id, type, subject_id, data, created_at) from stdin;
d79f8d80-e189-47fd-9f61-001da2fc389a	1	b7f5bae3-18f1-4307-86b5-7e9294bc147b	2026-06-01	\N	{}	2026-06-02 00:00:00+00
\.

copy webhook_delivery (id, endpoint_id, event_id, status, tries, created_at, next_at, last_at, last_status, last_error) from stdin;
db292ce4-c876-4313-8abc-d3b51f01fdd2	b7f8c1d7-6c90-4ea8-99a3-32bcec3e5c08	d79f8d80-e189-47fd-9f61-001da2fc389a	delivered	5	2026-06-02 00:00:00+00	\N	2026-06-01 00:00:10+00	100	\N
\.

copy webhook_orders_read (id, fill_seq, canceled_number) from stdin;
1	1237	2237
\.

copy identity_choice (customer_id, kind, at) from stdin;
4e64429a-e78d-4d2d-9925-069fa59932b7	personal	2026-07-02 06:47:46.521+00
699c5df6-7548-4225-9763-92b648bdb773	company	2026-11-13 06:47:46.521+00
aaf12e14-35ff-4205-8dac-914b3eae6aaa	personal	2026-07-02 06:47:46.521+00
\.

copy kyc_case (id, number, customer_id, status, version, opened_at, submitted_at, decided_at, reason_code, told, approved_at) from stdin;
09db47ce-ac13-4e23-95e2-566db8104657	30001	b7f5bae3-18f1-4307-86b5-7e9294bc147b	approved	1	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	2026-07-02 06:47:46.521+00
0a0c8911-bebe-48e7-b326-8852432ac3b9	30002	aaf12e14-35ff-4205-8dac-914b3eae6aaa	approved	1	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	2026-07-02 06:47:46.521+00
5642e8d1-44bc-4260-bcad-d65f4e513011	30003	c73af96f-3d88-4c24-a558-40c5e08616d2	approved	1	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	2026-07-02 06:47:46.521+00
\.

copy kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash, document_number_masked, document_expires_on, address, at, source, source_at, unverified_fields, number_formula) from stdin;
09db47ce-ac13-4e23-95e2-566db8104657	1	Lim Jia Wen	1988-04-12	SG	passport	k1.eQ-vwTab2tZb5Hru.1zqTfLwFp9WffulIFn_dNw._Z6pse8RkOwb	e4dacaf78c41f44a26757b8e51fea54b1581616e84b3acde977ae5ac347875ba	••••••82P	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 06:47:46.521+00	customer	\N	{}	2
0a0c8911-bebe-48e7-b326-8852432ac3b9	1	陈思远	1979-11-03	CN	passport	k1.aZWzBHs4_EWA-iNu.sluZnRvLzjvPTQRTQVEKZA.boba_DWQm1RJ	6026bff0444d85666e77c0ac5ba94d70aca1647278d40267c77dcd3c9c0ac600	••••••443	2033-05-31	{"city": "上海", "line1": "8 Harbor Street", "country": "CN", "postcode": "018960"}	2026-07-02 06:47:46.521+00	customer	\N	{}	2
5642e8d1-44bc-4260-bcad-d65f4e513011	1	Farid Anwar	1971-06-21	MY	passport	k1.paPdjQNbwjLfThDs.LDL5qsbflYA7cHuH8o6jOQ.Wep9_dmMIyh7	a053bcddbfa3e00b210e5f2ab6cddbb920d1afcc392b9b8524f38df64891c536	••••••275	2033-05-31	{"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}	2026-07-02 06:47:46.521+00	customer	\N	{}	2
\.

copy kyc_document (case_id, version, kind, upload_id) from stdin;
09db47ce-ac13-4e23-95e2-566db8104657	1	front	2514a14b-9d6d-42de-a446-1c9755723a6d
09db47ce-ac13-4e23-95e2-566db8104657	1	selfie	02109401-cf7c-4961-b3c7-450cc29aae9d
0a0c8911-bebe-48e7-b326-8852432ac3b9	1	front	15308ad3-d8f5-493c-bf0e-e20b822e037c
\.

copy kyc_ask (case_id, version, item, reason_code, told, asked_by, at) from stdin;
09db47ce-ac13-4e23-95e2-566db8104657	1	selfie	USD	+6591234567	\N	2026-06-03 00:00:00+00
\.

copy kyc_identity (number_hash, customer_id) from stdin;
6026bff0444d85666e77c0ac5ba94d70aca1647278d40267c77dcd3c9c0ac600	aaf12e14-35ff-4205-8dac-914b3eae6aaa
686cf6c734738d925c6a8453f593d6281a62b9fa4ce8744769fde45a02c97301	c00c6a42-4f41-4b86-b736-e268d77b3a1c
920f1eaff82a49b1e3baa731d4a4d11c7f5b66b422a4705331c703c4c6b73d9c	efbb576e-217c-44c0-bb10-bfa697978465
\.

copy identity_check (id, customer_id, at, matched) from stdin;
4e7d1d7e-366e-4739-9dee-42b6e3b8997a	a97930df-0ed2-4ff7-a63b-16c0938ae448	2026-06-02 00:00:00+00	t
\.

copy kyc_handover (id, customer_id, flow, items, status, code_hash, device, phone_hash, created_at, opened_at, done_at, expires_at) from stdin;
2d793f6e-ba3e-446a-8a1d-4efe26934fe7	4e64429a-e78d-4d2d-9925-069fa59932b7	personal	{Invented}	opened	DBSSSGSG	DBSSSGSG	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-01 00:00:00+00
\.

copy kyc_handover_photo (handover_id, item, upload_id, at) from stdin;
2d793f6e-ba3e-446a-8a1d-4efe26934fe7	invented@tessera.example	d5d19e8b-4a0a-49f6-be72-571439e2336c	2026-06-03 00:00:00+00
\.

copy company_application (id, number, customer_id, status, version, company_type, name, registration_number, registration_hash, incorporated_on, contact_number, source_of_funds, nature_of_business, application_reason, website, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code, told) from stdin;
ea85edd6-1ed8-4974-9687-d27f3c038563	50001	699c5df6-7548-4225-9763-92b648bdb773	approved	2	limited_liability_partnership	Northquay Capital Partners LLP	T19LL0452K	0eab2e384728c8d06682ed1c0190469523ed593696b8ca7b727d98919c47245a	2019-06-01	+6561234567	Capital of the partners and retained earnings.	Investment in private credit.	To subscribe to offerings and hold them.	\N	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	f	2026-11-13 06:47:46.521+00	2026-11-13 06:47:46.521+00	2026-11-13 06:47:46.521+00	0	2026-11-13 06:47:46.521+00	\N	\N
\.

copy company_document (application_id, kind, upload_id, issued_on, added_at) from stdin;
ea85edd6-1ed8-4974-9687-d27f3c038563	partnership_agreement	56d236f0-6bc0-4516-b274-f0b3358e27e7	2026-11-04	2026-11-13 06:47:46.521+00
ea85edd6-1ed8-4974-9687-d27f3c038563	business_profile	ed3f870c-280d-4f44-bcdd-0a5f28110efa	2026-11-04	2026-11-13 06:47:46.521+00
ea85edd6-1ed8-4974-9687-d27f3c038563	board_resolution	4b6c7d86-17e5-48ed-978f-e66087b4ffb5	2026-11-04	2026-11-13 06:47:46.521+00
\.

copy company_person (id, application_id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, added_at, account_hash, register_fields, register_roles, number_formula, register_differs) from stdin;
64d07821-7016-4024-8adf-ffd25452f4e8	ea85edd6-1ed8-4974-9687-d27f3c038563	Mira Ranganathan	{limited_partner}	passport	k1.nRzhUfKA9GDzVMoE.QvzHOWbnyRWzY2O5wXVqnQ.2DISHGejGXJh	ff779a51a6510abfdef2931dd815a74caa54e8ad351f2ad4044b135c88c03cd5	••••••22K	IN	1981-02-14	1800	2026-11-13 06:47:46.521+00	c1f0dd66e7f158ea3b9bef0446b0e30a15bd1c7997662419223ce5785f220497	\N	\N	2	{}
b4e09d77-9968-49da-b72b-f458b4990356	ea85edd6-1ed8-4974-9687-d27f3c038563	Tomas Dahl	{limited_partner}	passport	k1.8qj_zoB3IB6QpmjU.7Jst-L4-VsGETQu_Kvmypg.DktqWlhepwmK	d402743b0fe6986bb1f50ce91b3d681e199dacb8e3326749ffe8d6965584b7f3	••••••21K	NO	1968-11-02	\N	2026-11-13 06:47:46.521+00	edfd3194a8ee219da60f4756c4f56243dfbe5534d9f6133a88fd843a19b69639	\N	\N	2	{}
dcc42109-1c20-4d7a-aa7a-5cfe1592a72c	ea85edd6-1ed8-4974-9687-d27f3c038563	Helena Voss	{general_partner,authorized_trader}	passport	k1.12I-0C_DNhI_r7_s.0BLmzQOlyyUxWHQkGkriMg.oCg4-psZB-QM	5ef6d5f131da7b2123f59d049e9b6e895c08ac416b78ce3d5a1448eb17e9f538	••••••20K	SG	1974-05-04	4200	2026-11-13 06:47:46.521+00	eb7ce20ba0e426b54fe8f8b638e2e1276dced940433a3f4a28930920f55dbacc	\N	\N	2	{}
\.

copy company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at) from stdin;
ea85edd6-1ed8-4974-9687-d27f3c038563	1	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "64d07821-7016-4024-8adf-ffd25452f4e8", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "c1f0dd66e7f158ea3b9bef0446b0e30a15bd1c7997662419223ce5785f220497", "id_number_hash": "ff779a51a6510abfdef2931dd815a74caa54e8ad351f2ad4044b135c88c03cd5", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.nRzhUfKA9GDzVMoE.QvzHOWbnyRWzY2O5wXVqnQ.2DISHGejGXJh", "register_differs": []}, {"id": "b4e09d77-9968-49da-b72b-f458b4990356", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "edfd3194a8ee219da60f4756c4f56243dfbe5534d9f6133a88fd843a19b69639", "id_number_hash": "d402743b0fe6986bb1f50ce91b3d681e199dacb8e3326749ffe8d6965584b7f3", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.8qj_zoB3IB6QpmjU.7Jst-L4-VsGETQu_Kvmypg.DktqWlhepwmK", "register_differs": []}, {"id": "dcc42109-1c20-4d7a-aa7a-5cfe1592a72c", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "eb7ce20ba0e426b54fe8f8b638e2e1276dced940433a3f4a28930920f55dbacc", "id_number_hash": "5ef6d5f131da7b2123f59d049e9b6e895c08ac416b78ce3d5a1448eb17e9f538", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.12I-0C_DNhI_r7_s.0BLmzQOlyyUxWHQkGkriMg.oCg4-psZB-QM", "register_differs": []}], "structure": {"stakes": [], "entities": [], "restBelow": false}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	dcc42109-1c20-4d7a-aa7a-5cfe1592a72c	Helena Voss	2026-11-13 06:47:46.521+00
ea85edd6-1ed8-4974-9687-d27f3c038563	2	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "64d07821-7016-4024-8adf-ffd25452f4e8", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "c1f0dd66e7f158ea3b9bef0446b0e30a15bd1c7997662419223ce5785f220497", "id_number_hash": "ff779a51a6510abfdef2931dd815a74caa54e8ad351f2ad4044b135c88c03cd5", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.nRzhUfKA9GDzVMoE.QvzHOWbnyRWzY2O5wXVqnQ.2DISHGejGXJh", "register_differs": []}, {"id": "b4e09d77-9968-49da-b72b-f458b4990356", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "edfd3194a8ee219da60f4756c4f56243dfbe5534d9f6133a88fd843a19b69639", "id_number_hash": "d402743b0fe6986bb1f50ce91b3d681e199dacb8e3326749ffe8d6965584b7f3", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.8qj_zoB3IB6QpmjU.7Jst-L4-VsGETQu_Kvmypg.DktqWlhepwmK", "register_differs": []}, {"id": "dcc42109-1c20-4d7a-aa7a-5cfe1592a72c", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "eb7ce20ba0e426b54fe8f8b638e2e1276dced940433a3f4a28930920f55dbacc", "id_number_hash": "5ef6d5f131da7b2123f59d049e9b6e895c08ac416b78ce3d5a1448eb17e9f538", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.12I-0C_DNhI_r7_s.0BLmzQOlyyUxWHQkGkriMg.oCg4-psZB-QM", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf"}, {"ofId": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf", "share": 10000, "ownerId": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca"}, {"ofId": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca", "share": 9700, "ownerId": "b4e09d77-9968-49da-b72b-f458b4990356"}], "entities": [{"id": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	dcc42109-1c20-4d7a-aa7a-5cfe1592a72c	Helena Voss	2026-11-13 06:47:46.521+00
\.

copy company_version_document (application_id, version, kind, upload_id, issued_on) from stdin;
ea85edd6-1ed8-4974-9687-d27f3c038563	1	board_resolution	4b6c7d86-17e5-48ed-978f-e66087b4ffb5	2026-11-04
ea85edd6-1ed8-4974-9687-d27f3c038563	1	business_profile	ed3f870c-280d-4f44-bcdd-0a5f28110efa	2026-11-04
ea85edd6-1ed8-4974-9687-d27f3c038563	1	partnership_agreement	56d236f0-6bc0-4516-b274-f0b3358e27e7	2026-11-04
\.

copy company_ask (application_id, version, item, reason_code, told, asked_by, at, answered_at) from stdin;
ea85edd6-1ed8-4974-9687-d27f3c038563	2	Invented	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	invented	016ebc61-2461-4b4a-b005-6d6ddb91e72f	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy company_identity (registration_hash, customer_id) from stdin;
0eab2e384728c8d06682ed1c0190469523ed593696b8ca7b727d98919c47245a	699c5df6-7548-4225-9763-92b648bdb773
\.

copy company_structure (application_id, structure, saved_at) from stdin;
ea85edd6-1ed8-4974-9687-d27f3c038563	{"stakes": [{"ofId": null, "share": 3100, "ownerId": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf"}, {"ofId": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf", "share": 10000, "ownerId": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca"}, {"ofId": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca", "share": 9700, "ownerId": "b4e09d77-9968-49da-b72b-f458b4990356"}], "entities": [{"id": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}	2026-11-13 06:47:46.521+00
\.

copy company_change (id, number, application_id, status, base_version, to_version, changed_on, note, content, declaration_version, declaration_sha256, signer_id, signer_name, filed_at, decided_at, reason_code, told) from stdin;
d481127c-a0a2-49fb-849a-5b84974e6d18	70001	ea85edd6-1ed8-4974-9687-d27f3c038563	approved	1	2	2026-11-04	Tomas Dahl transferred his stake to Dahl Holding AS.	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "64d07821-7016-4024-8adf-ffd25452f4e8", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "c1f0dd66e7f158ea3b9bef0446b0e30a15bd1c7997662419223ce5785f220497", "id_number_hash": "ff779a51a6510abfdef2931dd815a74caa54e8ad351f2ad4044b135c88c03cd5", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.nRzhUfKA9GDzVMoE.QvzHOWbnyRWzY2O5wXVqnQ.2DISHGejGXJh", "register_differs": []}, {"id": "b4e09d77-9968-49da-b72b-f458b4990356", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "edfd3194a8ee219da60f4756c4f56243dfbe5534d9f6133a88fd843a19b69639", "id_number_hash": "d402743b0fe6986bb1f50ce91b3d681e199dacb8e3326749ffe8d6965584b7f3", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.8qj_zoB3IB6QpmjU.7Jst-L4-VsGETQu_Kvmypg.DktqWlhepwmK", "register_differs": []}, {"id": "dcc42109-1c20-4d7a-aa7a-5cfe1592a72c", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "eb7ce20ba0e426b54fe8f8b638e2e1276dced940433a3f4a28930920f55dbacc", "id_number_hash": "5ef6d5f131da7b2123f59d049e9b6e895c08ac416b78ce3d5a1448eb17e9f538", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.12I-0C_DNhI_r7_s.0BLmzQOlyyUxWHQkGkriMg.oCg4-psZB-QM", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf"}, {"ofId": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf", "share": 10000, "ownerId": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca"}, {"ofId": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca", "share": 9700, "ownerId": "b4e09d77-9968-49da-b72b-f458b4990356"}], "entities": [{"id": "dfe0a9f6-05e6-47ce-b386-bb7f718161bf", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "2d6a7b06-b51e-41ba-a3ff-b4b35c8477ca", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	dcc42109-1c20-4d7a-aa7a-5cfe1592a72c	Helena Voss	2026-11-13 06:47:46.521+00	2026-11-13 06:47:46.521+00	\N	\N
\.

copy company_change_document (change_id, application_id, kind, upload_id, issued_on) from stdin;
d481127c-a0a2-49fb-849a-5b84974e6d18	ea85edd6-1ed8-4974-9687-d27f3c038563	register_of_members	f2fb6c15-6092-4db1-8c2f-28e2a2972ac5	2026-11-04
\.

copy company_register (application_id, fetched_at, fields, company_owners, left_out, differs, removed) from stdin;
ea85edd6-1ed8-4974-9687-d27f3c038563	2026-06-02 00:00:00+00	{}	{}	1	{}	{}
\.

copy company_rule (id, person_link_days) from stdin;
t	7
\.

copy company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, token_hash, facts_hash, consent_version, consent_sha256, created_at, opened_at, done_at, expires_at, wrong_dates) from stdin;
66009773-6842-4365-8bdf-2d081ffbcb0b	ea85edd6-1ed8-4974-9687-d27f3c038563	b4e09d77-9968-49da-b72b-f458b4990356	sent	tomas.dahl@northquay.example	en_US	aea3e929aa6337230984c940bc4d2606e5f82d0fb0c105e8c556ab09b7d1d248	\N	\N	\N	\N	2026-11-13 06:47:46.521+00	\N	\N	2026-11-20 06:47:46.521+00	0
\.

copy company_person_photo (link_id, application_id, item, upload_id, at) from stdin;
66009773-6842-4365-8bdf-2d081ffbcb0b	ea85edd6-1ed8-4974-9687-d27f3c038563	back	01c3207c-0c21-4508-a7cd-6fc592746ee4	2026-06-01 00:00:10+00
\.

copy investor_application (id, number, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at, decided_at, reason_code, told, expires_at, reminded_days, ended_at) from stdin;
66648b95-3162-4d08-ad36-d9956cd038da	40005	c00c6a42-4f41-4b86-b736-e268d77b3a1c	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	2027-07-02 06:47:46.521+00	\N	\N
855944d0-8644-496d-89ee-cf61bd8aea04	40002	c73af96f-3d88-4c24-a558-40c5e08616d2	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	2027-07-02 06:47:46.521+00	\N	\N
a8b3f347-0fa3-4f32-8002-702f477928a0	40001	aaf12e14-35ff-4205-8dac-914b3eae6aaa	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166	granted	f	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	2027-07-02 06:47:46.521+00	\N	\N
\.

copy investor_evidence (application_id, upload_id) from stdin;
66648b95-3162-4d08-ad36-d9956cd038da	f328ca24-a5fc-4845-bd05-7b86316b963f
855944d0-8644-496d-89ee-cf61bd8aea04	48f70f60-3e32-4fb2-a4bb-939a2e680ec2
a8b3f347-0fa3-4f32-8002-702f477928a0	8f36ef82-bf0a-4963-b892-aba7e8a6918f
\.

copy investor_rule (id, version, rules, changed_at) from stdin;
t	1	{"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}	\N
\.

copy risk_test (id, customer_id, questions, answers, right_answers, pass_percent, status, started_at, ended_at) from stdin;
d6abf3cf-5589-4ce9-b8b4-3997f9606f25	b7f5bae3-18f1-4307-86b5-7e9294bc147b	{Invented}	{1}	0	1	failed	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00
\.

copy sumsub_applicant (id, customer_id, kind, mode, applicant_id, subject_hash, level_name, info_digest, status, labels, comment, newest_at, green_at, taken_at, case_id, started_at, changed_at) from stdin;
ba6eff9d-1f16-4c17-a802-d3d62a2640d3	22470366-0b2b-42e1-87e3-9a8ecc692f81	personal	live	\N	2026-06	2026-06-01	SG	green	{}	\N	\N	2026-06-01 00:00:00+00	\N	09db47ce-ac13-4e23-95e2-566db8104657	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy sumsub_event (id, digest, body_sealed, received_at, external_user_id, outcome, handled_at) from stdin;
f763f03c-b684-411e-993d-797f172fa89d	+6591234567	INV000001	2026-06-02 00:00:00+00	\N	\N	\N
\.

copy sumsub_removal (id, applicant_id, mode, requested_at, tries, tried_at, done_at) from stdin;
f551ed24-d781-4590-8660-f966b9be37d5	\N	live	2026-06-02 00:00:00+00	0	\N	\N
\.

copy sumsub_rule (id, verifies, countries) from stdin;
t	f	{}
\.

copy vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at, used_at, outcome) from stdin;
fbcc83d3-a1d3-40a6-b97a-7cb420f2da9f	b7f5bae3-18f1-4307-86b5-7e9294bc147b	2d34807e-90a0-4bfc-9bd4-6fa74397ecdd	corppass	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	en_US	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\N	\N
\.

copy myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at) from stdin;
3498e1cd-f8f3-4211-aed6-54dd13d90472	efbb576e-217c-44c0-bb10-bfa697978465	2026-06	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00
\.

copy transfer (id, number, customer_id, target_customer_id, coin, amount, source, target, status, requested_at, completed_at) from stdin;
2e52023e-03f7-40ad-9f62-10b0b41b3dae	4	c00c6a42-4f41-4b86-b736-e268d77b3a1c	\N	AURB	300000	token	spot	completed	2026-10-03 06:47:46.521+00	2026-10-03 06:47:46.521+00
47f52848-703b-4205-854e-76558f6eb8c5	9	b7f5bae3-18f1-4307-86b5-7e9294bc147b	\N	AURB	1000	token	spot	completed	2026-10-03 06:47:46.521+00	2026-10-03 06:47:46.521+00
5417153e-e6f5-4e8d-9b01-f01963d73f30	10	c00c6a42-4f41-4b86-b736-e268d77b3a1c	a97930df-0ed2-4ff7-a63b-16c0938ae448	tUSD	50000000000	spot	spot	completed	2026-11-13 06:47:46.521+00	2026-11-13 06:47:46.521+00
\.

copy sub_account (customer_id, parent_id, slot, name, deposits_open, trading_open) from stdin;
a97930df-0ed2-4ff7-a63b-16c0938ae448	c00c6a42-4f41-4b86-b736-e268d77b3a1c	1	Northquay	t	t
\.

copy blacklist_entry (customer_id, blocked_number, remark, created_at) from stdin;
a97930df-0ed2-4ff7-a63b-16c0938ae448	2	invented	2026-06-01 00:00:00+00
\.

copy account_closing (customer_id, requested_at, closes_at) from stdin;
b7f5bae3-18f1-4307-86b5-7e9294bc147b	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy member (login_id, account_id, roles, invited_by, joined_at, removed_at, removed_by, counts_from) from stdin;
b7f5bae3-18f1-4307-86b5-7e9294bc147b	4e64429a-e78d-4d2d-9925-069fa59932b7	{pay}	aaf12e14-35ff-4205-8dac-914b3eae6aaa	2026-06-01 00:00:00+00	\N	\N	2026-06-02 00:00:00+00
\.

copy member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at, ended_at, outcome) from stdin;
6017f750-779f-4e10-86f2-cb150818f598	aaf12e14-35ff-4205-8dac-914b3eae6aaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	65	{}	en_US	efbb576e-217c-44c0-bb10-bfa697978465	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\N	\N
\.

copy member_act (id, account_id, login_id, key_id, at, path, subject, ip) from stdin;
29ebab81-96b3-425e-a9e1-e626d8bde152	699c5df6-7548-4225-9763-92b648bdb773	699c5df6-7548-4225-9763-92b648bdb773	\N	2026-11-13 06:47:46.521+00	upload/api/v1/uploads/create	289970de-89d7-404b-b6b3-cf2311ed264a	127.0.0.1
3a6c3fd8-2674-468e-b8db-b40ed018026f	699c5df6-7548-4225-9763-92b648bdb773	699c5df6-7548-4225-9763-92b648bdb773	\N	2026-11-13 06:47:46.521+00	ex/api/v1/company_persons/send	\N	127.0.0.1
688f7481-769b-4971-98b6-26917e5066cb	699c5df6-7548-4225-9763-92b648bdb773	699c5df6-7548-4225-9763-92b648bdb773	\N	2026-11-13 06:47:46.521+00	upload/api/v1/uploads/create	f2fb6c15-6092-4db1-8c2f-28e2a2972ac5	127.0.0.1
\.

copy signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at) from stdin;
ce1f9fde-8e8c-421d-ae46-e47741fb0121	a97930df-0ed2-4ff7-a63b-16c0938ae448	100	100	\N	c73af96f-3d88-4c24-a558-40c5e08616d2	\N	2026-06-02 00:00:00+00
\.

copy signature_act (id, number, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, asked_by, asked_at, factor, lapses_at, second_by, second_factor, ended_by, ended_at, failed_code, result_id) from stdin;
dffcaa41-847b-4784-bcf2-d50cdd439488	10	a97930df-0ed2-4ff7-a63b-16c0938ae448	withdrawal	signed	[]	invented	\N	\N	1	\N	\N	4e64429a-e78d-4d2d-9925-069fa59932b7	2026-06-01 00:00:00+00	1	2026-06-02 00:00:00+00	c73af96f-3d88-4c24-a558-40c5e08616d2	\N	\N	\N	\N	\N
\.

copy single_act (id, login_id, account_id, kind, value, client_order_id, at) from stdin;
a2d3a07f-eaa0-41ee-b7e4-a5b2c0a73471	efbb576e-217c-44c0-bb10-bfa697978465	699c5df6-7548-4225-9763-92b648bdb773	orders	1	DBSSSGSG	2026-06-03 00:00:00+00
\.

copy deposit_address (chain, address, customer_id, seal, created_at) from stdin;
solana_devnet	4uhr8adJYaAE4s847PC1z9MY7rWd2faasSatSEQs7cZj	efbb576e-217c-44c0-bb10-bfa697978465	24cf1b567fc5b6835108428623bcddb7997c485cf041676e19d161ed23549782	2026-07-02 06:47:46.521+00
solana_devnet	Fs7wZeaCt8QDs3AmXx4bzrdWJGoGiFZ8jZTfQhE3kjbo	4e64429a-e78d-4d2d-9925-069fa59932b7	967a16de9ee0ae073f5618de3500682fe9255355511737531479411462827342	2026-07-02 06:47:46.521+00
solana_devnet	2UGusyPabgBKcKSF6VpqBo2vYC1DVUv8fdZz7gwrNXxG	699c5df6-7548-4225-9763-92b648bdb773	9d12a03bcce9beaf3bb34452a7173eb52c180b43c8bb4afe83a16f4bed2a4609	2026-11-13 06:47:46.521+00
solana_devnet	2YX6Pp75Krog2qQGRReULjETPKaYDRGxbsVFr17Nj6FT	a97930df-0ed2-4ff7-a63b-16c0938ae448	0e5bd7dbe23333e483cc61d0db9f38a88ad4f3d236d31e78c5dbde7c48cc8b78	2026-11-13 06:47:46.521+00
\.

copy chain_cursor (chain, token_account, coin, mint, address, customer_id, signature, slot, balance, empty_looks) from stdin;
solana_devnet	Bcd2BLFeGfaU6VzdN9C6aoEfr2ckVySdW6UnRwjT4ps3	tUSD	9oq41xgF9MvUwUEYFE9X4w2QxZGCA1H6yMfHo8EcebMu	Fs7wZeaCt8QDs3AmXx4bzrdWJGoGiFZ8jZTfQhE3kjbo	4e64429a-e78d-4d2d-9925-069fa59932b7	3MWBLQctpoc8kpUX5MsJydbXV8JZhsgdN2oUNjjZJQV7PBWt2qady25ni2ooC49p2461SgAqpc5ZrXjqQ9AYiyaq	31	0	2
solana_devnet	8g7FHXKq46efaycydLZe1jvicqGL4amU17Q98abzZded	tUSD	9oq41xgF9MvUwUEYFE9X4w2QxZGCA1H6yMfHo8EcebMu	2UGusyPabgBKcKSF6VpqBo2vYC1DVUv8fdZz7gwrNXxG	699c5df6-7548-4225-9763-92b648bdb773	3CWr8ixsca216kuz8fvw4MhgbmPzE1wEFi3znvnuYUJBQC21hDpzhm4odD56fEKapov1m4GBcRaoiUUxa1sDFxaU	54	0	0
solana_devnet	6utx1Pz3G9nT1TM6WeTjB2Y1aLjex6qxMzV5X9NxJPpN	tUSD	9oq41xgF9MvUwUEYFE9X4w2QxZGCA1H6yMfHo8EcebMu	4uhr8adJYaAE4s847PC1z9MY7rWd2faasSatSEQs7cZj	efbb576e-217c-44c0-bb10-bfa697978465	45S6eVTxZq4Xz7pf6WQMXQVCweJZqujTk3vHciqVZkunqcj6TNFWm3mnukzs7pnE1ejtHVepLaXxwqeVdvNUxNGA	31	0	2
\.

copy deposit (id, customer_id, coin, chain, signature, path, destination, sender, mint, amount, slot, confirmations, status, reason, journal_id, seen_at, credited_at) from stdin;
0b113673-5952-4c55-9241-261e3c6bde85	4e64429a-e78d-4d2d-9925-069fa59932b7	tUSD	solana_devnet	4Fd93ewzSRaFwpopN1f5i4BghuVfF7WfUedAkRy2vjMNZFjoFjLDWTFKkzgbp87YKcUzoU9owVxJRUVs8vPMFMg	1	Bcd2BLFeGfaU6VzdN9C6aoEfr2ckVySdW6UnRwjT4ps3	\N	9oq41xgF9MvUwUEYFE9X4w2QxZGCA1H6yMfHo8EcebMu	300000000000	17	8	credited	\N	01a0fb5e-7459-7479-984b-899b2f5048cf	2026-10-02 06:47:46.521+00	2026-10-02 06:47:46.521+00
1981652c-4e57-4bd9-88b9-cb6ad91ac5fb	b7f5bae3-18f1-4307-86b5-7e9294bc147b	tUSD	solana_devnet	6ZfuMaSJHeAxbnhaK6RP1zHwzMm2UTQuN671XeaWCcvYSx22aVi2mUPX7R51i9edFmLp4h8ES5NFB3WLQmU2yxP	1	CSMVNdugR7WiXT6wtkVzPB2xh2SL4W6FRjfWWd6ChjYP	\N	9oq41xgF9MvUwUEYFE9X4w2QxZGCA1H6yMfHo8EcebMu	60000000000	17	8	credited	\N	01a0fb5e-7459-7764-9c56-688d609930be	2026-10-02 06:47:46.521+00	2026-10-02 06:47:46.521+00
56fcb719-f182-41a3-949a-1a510173fa6c	efbb576e-217c-44c0-bb10-bfa697978465	tUSD	solana_devnet	5KqqapwsiU4NSWza6Qsysv3RkiPfUdEtyJJTawCNaEm2tcvqggX8RT4KX4abdJZHpqPuVrZ73NTnZLsubPoiHiks	1	6utx1Pz3G9nT1TM6WeTjB2Y1aLjex6qxMzV5X9NxJPpN	\N	9oq41xgF9MvUwUEYFE9X4w2QxZGCA1H6yMfHo8EcebMu	6000000000000	17	8	credited	\N	01a0fb5e-7459-7d42-994a-4c782c713ad3	2026-10-02 06:47:46.521+00	2026-10-02 06:47:46.521+00
\.

copy house_address (chain, address, created_at, kind) from stdin;
solana_devnet	HpQbNA3AFgByKR4KAXB9LLoKQ2Re7TP4WiE2E2kN2Uga	2026-07-02 06:47:46.521+00	hot
solana_devnet	7aQUkr1rZJzHxjKzzRR4UjecobnZNFZJMiLupF1phseU	2026-07-02 06:47:46.521+00	cold
\.

copy sweep (id, chain, token_account, coin, amount, signature, wire, last_valid_height, outcome, created_at, resolved_at, target) from stdin;
047f4450-a3eb-4da9-bcea-7827772c894e	solana_devnet	6utx1Pz3G9nT1TM6WeTjB2Y1aLjex6qxMzV5X9NxJPpN	tUSD	6000000000000	45S6eVTxZq4Xz7pf6WQMXQVCweJZqujTk3vHciqVZkunqcj6TNFWm3mnukzs7pnE1ejtHVepLaXxwqeVdvNUxNGA	ApnfpCd/S+xFW7TzH3JBgsMewvVZW/S13pgFhApge1Rltk7b8lkVUfFC57D/dGqYA2Bohzj58uV1Ihpk7jKcwAuvBNAXHhMX1Wnti0H6d34TlW0GQqog54oTWCj20ZMvyWRf+yjk8EY13M9hP4TYRvGjuggtAkWz/kfBc7gZT9kJgAIBBgr53/cIJ8lKyS2KaJ6T2DV4+tSqOavrVe2cjkSmPyx32zoTcuQPyQvO4564YyMV2B/tHbPiB92XxFN5/liQFzeGV9df/As5Xe3RAMyz86HktqpJnS/HegOhOY/esLAwOguoCNTKFbND5YlTEkFjk6uG8dK0PnoLGF68lgovoe7WzwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgtyLksrRr4/oO03yCTMAflyI/pKjVdsNcN8WNpvRiFyMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqZ/8ZeOQv2eCUoJLKybrVcPZQfFwCzXtYZCkL+OpzddqBQcABQJADQMABwAJAwAAAAAAAAAABgYAAwAFBAkBAQkEAgUDAQoMAGDe+3QFAAAGCAAkMDQ3ZjQ0NTAtYTNlYi00ZGE5LWJjZWEtNzgyNzc3MmM4OTRlAA==	172	finalised	2026-10-02 06:47:46.521+00	2026-11-09 06:47:46.521+00	hot
0e553c96-f095-4708-8be9-bcf03ee34f42	solana_devnet	Bcd2BLFeGfaU6VzdN9C6aoEfr2ckVySdW6UnRwjT4ps3	tUSD	300000000000	3MWBLQctpoc8kpUX5MsJydbXV8JZhsgdN2oUNjjZJQV7PBWt2qady25ni2ooC49p2461SgAqpc5ZrXjqQ9AYiyaq	AnW3DrBrQJOogZMMRyt6D/9NGzNVUMYWG9TNVlk832UH7gH3Sldayd1rpSVYmDq2VBUjibvNyYtm+pX4jejkJwI7ND0wn7KDQPbCY7Kw0dgcruWlzRegFYk2rKu5isFGeK0YwESrwftDowAdutJnFnvaSOp9Xe+GEAdMHFU7/vIIgAIBBgr53/cIJ8lKyS2KaJ6T2DV4+tSqOavrVe2cjkSmPyx329zagV4WMfgxgjB4urGFx5nNwuSwxn9326Nc/jAs9l1CnbTtBmC/1OaUOM+VuuzhNGlcpOZ9+WntnnFZSXMkl8qoCNTKFbND5YlTEkFjk6uG8dK0PnoLGF68lgovoe7WzwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgtyLksrRr4/oO03yCTMAflyI/pKjVdsNcN8WNpvRiFyMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqZ/8ZeOQv2eCUoJLKybrVcPZQfFwCzXtYZCkL+OpzddqBQcABQJADQMABwAJAwAAAAAAAAAABgYAAwAFBAkBAQkEAgUDAQoMALhk2UUAAAAGCAAkMGU1NTNjOTYtZjA5NS00NzA4LThiZTktYmNmMDNlZTM0ZjQyAA==	172	finalised	2026-10-02 06:47:46.521+00	2026-11-09 06:47:46.521+00	hot
1ca221ac-9ec5-4564-b689-42b3d1a9ddd3	solana_devnet	8g7FHXKq46efaycydLZe1jvicqGL4amU17Q98abzZded	tUSD	80000000000	3CWr8ixsca216kuz8fvw4MhgbmPzE1wEFi3znvnuYUJBQC21hDpzhm4odD56fEKapov1m4GBcRaoiUUxa1sDFxaU	Am32uK7ML4heXmhJJNIhbNhVCkNhThJSZbvk/wxT9IvYZLpXXdJv+c5VCfIQ77CveFu10cobR8b9cKK24wqwQgHDRR3oB8ki3D9Q7eH5P19+6QIjH+VbFaup1AgYn49a6FOBFvosCfcknxcg4+AZPD0cFSNf82f3PrrMsCqlxs4FgAIBBgr53/cIJ8lKyS2KaJ6T2DV4+tSqOavrVe2cjkSmPyx32xXYXDWSXZVMwFTbaFylwG2ZJrZuRIUdixdg28dT5MeVcgaF0m1dwTMuw1fW1VkAa6O9FQTqOX7QYTcTGjMrLCaoCNTKFbND5YlTEkFjk6uG8dK0PnoLGF68lgovoe7WzwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgtyLksrRr4/oO03yCTMAflyI/pKjVdsNcN8WNpvRiFyMlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqRJonZCvNOj+HeD2lmcvckb+ttBte0V4HR2QJZ4exR5+BQcABQJADQMABwAJAwAAAAAAAAAABgYAAwAFBAkBAQkEAgUDAQoMACBfoBIAAAAGCAAkMWNhMjIxYWMtOWVjNS00NTY0LWI2ODktNDJiM2QxYTlkZGQzAA==	195	pending	2026-11-13 06:47:46.521+00	\N	hot
\.

copy address_book (id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, removed_at, beneficiary, proved_at) from stdin;
13c94427-3204-47a7-b86c-0756a6bd704d	699c5df6-7548-4225-9763-92b648bdb773	SLW31	INV000001	USD	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	1	f	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-01 00:00:10+00
\.

copy test_transfer (id, address_id, amount, started_at, expires_at, deposit_id) from stdin;
487aafb2-4151-406e-ae01-fcd367f16cce	13c94427-3204-47a7-b86c-0756a6bd704d	100	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\N
\.

copy withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, limit_value, remark, status, seal, hold_id, journal_id, kyc_at_request, factor, reason, told, signer_refusal, requested_at, status_at, confirm_by, confirmed_at, beneficiary, identified, unidentified_before, unidentified_cap) from stdin;
87109318-8aff-4974-9f08-f1e574c2065c	22470366-0b2b-42e1-87e3-9a8ecc692f81	TIDE	DBSSSGSG	+6591234567	1	13c94427-3204-47a7-b86c-0756a6bd704d	100	0	1	\N	held	invented@tessera.example	a3eaf1f9-f06c-4cba-bf1e-70a38b1ccab5	\N	approved	2026-06	65	\N	\N	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\N	\N	f	1	2
\.

copy withdrawal_mail (id, withdrawal_id, person_id, sent_at, disowned_at) from stdin;
f58c006b-9cba-4d20-8fef-a4df21cb8bec	87109318-8aff-4974-9f08-f1e574c2065c	699c5df6-7548-4225-9763-92b648bdb773	2026-06-01 00:00:00+00	\N
\.

copy withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at, resolved_at, opens_account) from stdin;
4eb1baa0-87a8-428b-b625-10ab81e0bbdb	87109318-8aff-4974-9f08-f1e574c2065c	1	ABCD	2026-06	0	HCCL	1	pending	2026-06-01 00:00:10+00	\N	t
\.

copy payment_evidence (withdrawal_id, doubt, hosts, at) from stdin;
87109318-8aff-4974-9f08-f1e574c2065c	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{}	2026-06-02 00:00:00+00
\.

copy bank_account (id, coin, bank, bank_code, payee, account_number, order_min, order_max, opened_at, closed_at, payout_open, payout_fee, payout_min, payout_max) from stdin;
3242d5de-96fd-416c-94a1-0ec1d70dd693	CNY	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-9	10000	10000000000	2026-07-02 06:47:46.521+00	\N	t	1000	1000	100000000
8ecb1ec4-9f71-4bf2-a644-6a7282419c7e	USD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-8	10000	10000000000	2026-07-02 06:47:46.521+00	\N	t	500	1000	100000000
dca8a1ef-b4c7-4627-a188-10b673947467	SGD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-7	10000	10000000000	2026-07-02 06:47:46.521+00	\N	t	200	1000	100000000
\.

copy bank_feed (source, position, read_at) from stdin;
http://127.0.0.1:37729/feed	7	2026-10-31 06:47:46.521+00
\.

copy bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at, confirmed_at) from stdin;
c3cbbdaa-d4d7-42a9-a628-7ff4550b8cad	ABCDEFGHJK	csv	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	invented@tessera.example	HCCL	0	0	2026-06-02	2026-06-02	claimed	843bbb1b-c0d4-4946-a388-20063b45a95c	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, expects, outcome, ended_at) from stdin;
6b6fa964-cc29-4dec-a612-616708d386a3	c3cbbdaa-d4d7-42a9-a628-7ff4550b8cad	100	en_US	+6591234567	{}	USD	in	AURB	1	65	+6591234567	USD	2026-06-02	ABCDEFGHJK	\N	\N
\.

copy bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, status, reason, imported_at, names_order, names_payout, returns_line, funds_distribution, claim_id, same_as) from stdin;
3cfb437e-ebf3-4449-8bdb-b94de384756d	Merlion Bank	SGD-000001	003-918204-7	in	SGD	24000000	Lim Jia Wen	\N	VJN4GGDHB	2026-07-02	credited	\N	2026-07-02 06:47:46.521+00	9948e995-4c98-4d35-9d19-78de5469d613	\N	\N	\N	\N	\N
8b2ad10b-55eb-48c9-8eff-8ce6f955b060	Merlion Bank	SGD-000003	003-918204-7	in	SGD	7500000000	Farid Anwar	\N	GEUKTJ63Z	2026-07-02	credited	\N	2026-07-02 06:47:46.521+00	a158fada-8bdf-4579-a119-f1b877420d42	\N	\N	\N	\N	\N
98a74def-eb6e-4c54-9d39-35c9c111b96e	Merlion Bank	SGD-000005	003-918204-7	in	SGD	4600000000	Ong Rui Min	\N	EAJN3BHUP	2026-07-02	credited	\N	2026-07-02 06:47:46.521+00	10913c01-f95b-4bdf-8c96-fe3be83746bc	\N	\N	\N	\N	\N
9ac5abf1-80a3-4c7f-be29-2f9e54505114	Merlion Bank	SGD-000004	003-918204-7	in	SGD	6200000000	Tomas Dahl	\N	J3RP5Z9GT	2026-07-02	credited	\N	2026-07-02 06:47:46.521+00	832c9217-0214-41bd-9fa3-6c8606f11b51	\N	\N	\N	\N	\N
b6ca8457-0375-4307-aafb-2786354d389d	Merlion Bank	SGD-000002	003-918204-7	in	SGD	90000000	陈思远	\N	Q2YCE5J6Y	2026-07-02	credited	\N	2026-07-02 06:47:46.521+00	795688f7-3aaf-4c22-be4e-1d806afbb987	\N	\N	\N	\N	\N
fdb4fc8b-3c16-4ad3-b926-c9096f0f8d8a	Merlion Bank	SGD-000006	003-918204-7	in	SGD	2000000000	Nadia Rahman	\N	X4ZAVX7F4	2026-07-02	credited	\N	2026-07-02 06:47:46.521+00	09cebfb2-f79e-4e3c-9bfa-baf06ac383b3	\N	\N	\N	\N	\N
\.

copy fiat_order (id, number, customer_id, coin, amount, settled, reference, bank_account_id, proof_id, status, bank_line_id, journal_id, kyc_at_request, created_at, expires_at, paid_at, completed_at) from stdin;
09cebfb2-f79e-4e3c-9bfa-baf06ac383b3	6	c00c6a42-4f41-4b86-b736-e268d77b3a1c	SGD	2000000000	2000000000	X4ZAVX7F4	dca8a1ef-b4c7-4627-a188-10b673947467	\N	completed	fdb4fc8b-3c16-4ad3-b926-c9096f0f8d8a	019f2195-6459-7cd8-98a7-e2e1813cf0ae	approved	2026-07-02 06:47:46.521+00	2026-07-05 06:47:46.521+00	\N	2026-07-02 06:47:46.521+00
10913c01-f95b-4bdf-8c96-fe3be83746bc	5	efbb576e-217c-44c0-bb10-bfa697978465	SGD	4600000000	4600000000	EAJN3BHUP	dca8a1ef-b4c7-4627-a188-10b673947467	\N	completed	98a74def-eb6e-4c54-9d39-35c9c111b96e	019f2195-6459-7cfd-b9bd-7cfe12290686	approved	2026-07-02 06:47:46.521+00	2026-07-05 06:47:46.521+00	\N	2026-07-02 06:47:46.521+00
795688f7-3aaf-4c22-be4e-1d806afbb987	2	aaf12e14-35ff-4205-8dac-914b3eae6aaa	SGD	90000000	90000000	Q2YCE5J6Y	dca8a1ef-b4c7-4627-a188-10b673947467	\N	completed	b6ca8457-0375-4307-aafb-2786354d389d	019f2195-6459-7bf7-ac06-42653cb9848f	approved	2026-07-02 06:47:46.521+00	2026-07-05 06:47:46.521+00	\N	2026-07-02 06:47:46.521+00
832c9217-0214-41bd-9fa3-6c8606f11b51	4	4e64429a-e78d-4d2d-9925-069fa59932b7	SGD	6200000000	6200000000	J3RP5Z9GT	dca8a1ef-b4c7-4627-a188-10b673947467	\N	completed	9ac5abf1-80a3-4c7f-be29-2f9e54505114	019f2195-6459-7050-b4d3-2bcbce714481	approved	2026-07-02 06:47:46.521+00	2026-07-05 06:47:46.521+00	\N	2026-07-02 06:47:46.521+00
9948e995-4c98-4d35-9d19-78de5469d613	1	b7f5bae3-18f1-4307-86b5-7e9294bc147b	SGD	24000000	24000000	VJN4GGDHB	dca8a1ef-b4c7-4627-a188-10b673947467	\N	completed	3cfb437e-ebf3-4449-8bdb-b94de384756d	019f2195-6459-7bbf-b46f-614cea8f4034	approved	2026-07-02 06:47:46.521+00	2026-07-05 06:47:46.521+00	\N	2026-07-02 06:47:46.521+00
a158fada-8bdf-4579-a119-f1b877420d42	3	c73af96f-3d88-4c24-a558-40c5e08616d2	SGD	7500000000	7500000000	GEUKTJ63Z	dca8a1ef-b4c7-4627-a188-10b673947467	\N	completed	8b2ad10b-55eb-48c9-8eff-8ce6f955b060	019f2195-6459-7f61-a01b-f3facbc6c3f6	approved	2026-07-02 06:47:46.521+00	2026-07-05 06:47:46.521+00	\N	2026-07-02 06:47:46.521+00
\.

copy customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address, remark, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at, removed_at, verified_by, verified_at, name_match) from stdin;
4fe3218a-e948-4d13-b90e-995205d256f6	aaf12e14-35ff-4205-8dac-914b3eae6aaa	CNY	陈思远	浦江银行	外滩支行	CN	\N	\N	\N	\N	k1.3XQD19B4iNq4Hb6w.gEz-2Vu4spFnQ7yolzVVMQ.D4AMqAgpJLPDrOZ0aiAfPQ	8893	\N	2	\N	\N	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	\N	\N
8ea20a13-fa1d-48f7-ad22-afe9040152d9	b7f5bae3-18f1-4307-86b5-7e9294bc147b	SGD	Lim Jia Wen	Harbour Bank	Marina Bay	SG	HARBSGSG	\N	\N	\N	k1.bZar2QZExnnlgfBH.RBmq7vZr3hBjwuBH6O28ow.S6fFrPae4iHvQA	8201	7a2f2eee4b9c52b2894235808c09c4b1344e99cd25092045bdca738592308414	2	\N	\N	2026-07-02 06:47:46.521+00	2026-07-02 06:47:46.521+00	\N	\N	\N	\N
\.

copy payout_batch (id, number, bank_account_id, coin, payouts, total, file_sha256, made_by, made_by_copied, made_at) from stdin;
170ddb29-3709-4049-9cb7-af233e9b7a33	5	dca8a1ef-b4c7-4627-a188-10b673947467	CNY	2	1	1	\N	invented	2026-06-03 00:00:00+00
\.

copy payout (id, number, customer_id, coin, amount, fee, limit_value, reference, customer_bank_account_id, account_name, bank, branch, bank_country, bank_code, ifsc, number_sealed, number_ending, status, seal, held_back, hold_id, batch_id, journal_id, bank_line_id, return_line_id, kyc_at_request, factor, reason, told, requested_at, status_at) from stdin;
31af5d08-fdf8-43df-95ec-34fadbd1f5e0	34	b7f5bae3-18f1-4307-86b5-7e9294bc147b	HCCL	2	1	2	INV000001	20872b7c-3289-4ec0-a000-079ca6a3b8ab	USD	ABCDEFGHJK	DBSSSGSG	solana	\N	\N	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	Invented	approved	HDFC0ABCDEF	2026-06	a858163b-6dc3-4839-8794-4d6f3e5b21f4	\N	01a10084-d059-79d7-b906-bf77125af4ed	fdb4fc8b-3c16-4ad3-b926-c9096f0f8d8a	9ac5abf1-80a3-4c7f-be29-2f9e54505114	approved	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01	\N	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00
\.

copy internal_transfer (id, number, customer_id, recipient_id, coin, amount, limit_value, note, kyc_at_request, factor, sent_at) from stdin;
621c079b-e558-4c94-a458-70bc03296ff2	63	aaf12e14-35ff-4205-8dac-914b3eae6aaa	699c5df6-7548-4225-9763-92b648bdb773	CNY	100	1	\N	approved	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00
\.

copy recipient_lookup (customer_id, target_hash, at) from stdin;
4e64429a-e78d-4d2d-9925-069fa59932b7	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00
\.

copy receivable (id, number, customer_id, credited_id, bank_line_id, coin, amount, taken, repaid, cause, told, journal_id, at, blocked_from, lifted_at, closed_at, told_at, written) from stdin;
b0fedc9d-0f15-4259-b04a-89a94648fb24	1006	aaf12e14-35ff-4205-8dac-914b3eae6aaa	c00c6a42-4f41-4b86-b736-e268d77b3a1c	fdb4fc8b-3c16-4ad3-b926-c9096f0f8d8a	NQC2	2	1	0	65	\N	01a0fb5e-7459-7479-984b-899b2f5048cf	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\N	\N	4740
\.

copy restore (id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, history_reaches, chain_at, bank_at, ended_at, marked_at) from stdin;
04fc153e-5cc3-454e-9ef4-aa27bc899ea0	2026-06-03 00:00:00+00	100	2026-06	\N	DBSSSGSG	1	2	100	0	1	f	\N	2026-06-01 00:00:00+00	\N	\N
\.

copy lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, recipient, tag, amount, paid_at, hosts, not_shown_by, found_at, outcome, settled_at, withdrawal_id) from stdin;
d409ee89-0d6f-4152-bad8-3ce3bdd5bc02	\N	+6591234567	LBR3	DBSSSGSG	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	invented	INV000001	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	Invented	invented@tessera.example	2	2026-06-01 00:00:10+00	{}	{Invented}	2026-06-01 00:00:10+00	\N	\N	\N
\.

copy lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at, settled_at) from stdin;
6b10b7d2-5eee-4a71-b11d-b484598af059	04fc153e-5cc3-454e-9ef4-aa27bc899ea0	c0d7ae8f-b002-449b-9d61-2ba12151e852	3b1d8650-8b25-4d28-8f98-f5530bd0424a	PSRB	ABCDEFGHJK	2026-06-01 00:00:10+00	ABCDEFGHJK	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, auction_until, auction_ends_at, listed_at, moves, moved_by) from stdin;
AURB-tUSD	AURB	tUSD	10000	1	1000000	1000000000000	1000	1500	200000	12000000	open	\N	\N	2026-10-03 06:47:46.521+00	1	staff
HCCL-tUSD	HCCL	tUSD	1000	1	1000000	1000000000000	1000	1500	200000	1050000	open	\N	\N	2026-10-03 06:47:46.521+00	1	staff
\.

copy trading_order (id, number, canceled_number, customer_id, person_id, account_id, market, side, type, flag, until, ticks, stop_ticks, lots, price, quantity, cash_quantity, filled_lots, filled_value, fee, hold_amount, hold_captured, hold_released, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, client_order_id, placed_at, closed_at) from stdin;
01a10ad1-8859-7066-8ee5-2f7700200ad0	2	\N	efbb576e-217c-44c0-bb10-bfa697978465	efbb576e-217c-44c0-bb10-bfa697978465	43	AURB-tUSD	buy	limit	ioc	\N	1202	\N	691	12020000	691	\N	691	8305820000	12458730	8318278730	8318278730	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	880bf4bf-4c52-484d-89ba-1855cdcd6be3	2026-10-05 06:47:46.521+00	2026-10-05 06:47:46.521+00
01a10ad1-8859-740b-903e-7a330d8cba39	3	\N	c00c6a42-4f41-4b86-b736-e268d77b3a1c	c00c6a42-4f41-4b86-b736-e268d77b3a1c	45	HCCL-tUSD	sell	limit	gtc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	25493112	24372	24372	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	1e6c1885-5659-4f80-b2ee-a4fe774f724a	2026-10-05 06:47:46.521+00	2026-10-05 06:47:46.521+00
01a10ad1-8859-755b-8317-e67d15e0e617	4	\N	efbb576e-217c-44c0-bb10-bfa697978465	efbb576e-217c-44c0-bb10-bfa697978465	43	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	38239668	25531351668	25531351668	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	6766ba61-3a0e-410a-a7b3-edc0596baf42	2026-10-05 06:47:46.521+00	2026-10-05 06:47:46.521+00
01a10ad1-885a-7499-af49-096ca73ca635	8	\N	c00c6a42-4f41-4b86-b736-e268d77b3a1c	c00c6a42-4f41-4b86-b736-e268d77b3a1c	46	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	22761	1046000	22761	\N	22761	23808006000	35712009	23843718009	23843718009	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	898a7d96-75bb-4c7b-8b04-971249e384f9	2026-10-05 06:47:46.522+00	2026-10-05 06:47:46.522+00
01a10d64-b659-7552-a6ed-41c230c7a629	16	\N	efbb576e-217c-44c0-bb10-bfa697978465	efbb576e-217c-44c0-bb10-bfa697978465	43	HCCL-tUSD	buy	limit	ioc	\N	1050	\N	40578	1050000	40578	\N	40578	42606900000	63910350	42670810350	42670810350	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	e0b51866-b390-43ad-8c71-606734cbf377	2026-10-05 18:47:46.521+00	2026-10-05 18:47:46.521+00
\.

copy fill (id, market, seq, maker_order, taker_order, taker_side, auction, connected, price, quantity, value, maker_fee, taker_fee, journal_id, journal_seq, prev_hash, hash, at, maker_step, maker_status, taker_step, taker_status, posting_id, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance) from stdin;
01a10ad1-8859-73cd-9e2e-ac19b0945aab	HCCL-tUSD	1	01a10ad1-8859-740b-903e-7a330d8cba39	01a10ad1-8859-755b-8317-e67d15e0e617	buy	f	f	1046000	24372	25493112000	25493112	38239668	01a10ad1-8859-7eb5-9ccc-f4b77f25c4d0	60	\\x1b58d71fca058f21a434d804d43284bf35b19419cc678d6f42135847837fa359	\\xaf9758c9d6a92bbe3f5b87c35d2f9c7ad2d6bcd0da1ca21843645057016530de	2026-10-05 06:47:46.521+00	2	3	2	3	259	43	46	50	45	41	2466150369602	2533765133068	1975628	2024372
01a10ad1-8859-7926-9040-665517361ed3	AURB-tUSD	1	01a10ad1-8859-7ec2-aebf-5988a3df631a	01a10ad1-8859-7066-8ee5-2f7700200ad0	buy	f	f	12020000	691	8305820000	8305820	12458730	01a10ad1-8859-753c-9972-0c0f57d5df06	59	\\x936f36536ddb8c93f4ebf1efa01d22985708523a57d9072c8b89d72166c9e1f5	\\x1b58d71fca058f21a434d804d43284bf35b19419cc678d6f42135847837fa359	2026-10-05 06:47:46.521+00	2	3	2	3	257	43	46	50	44	39	2491681721270	2508297514180	299309	300691
01a10ad1-885a-7bc5-a2a7-01d2a86e3cbe	AURB-tUSD	2	01a10ad1-885a-77ef-bcd9-69d71ea27816	01a10ad1-885a-731e-9b56-c214d8b7b6b3	sell	f	f	12040000	1014	12208560000	12208560	18312840	01a10ad1-885a-75cf-8f13-21fff4d42a93	61	\\xaf9758c9d6a92bbe3f5b87c35d2f9c7ad2d6bcd0da1ca21843645057016530de	\\xcecb867a52648a897d6663bba513b8a71da9bb96e0acc6666493ae061fd5d0d5	2026-10-05 06:47:46.522+00	2	3	2	3	261	43	46	50	44	39	2453929601042	2545955380228	298295	301705
\.

copy trading_lease (id, holder, fence, last_fence, renewed_at, batches) from stdin;
1	e0d69a8c-9fb8-4529-b29f-9881022d9c8d	1	1	1970-01-01 00:00:00+00	1183
\.

copy book_turn (number, market, phase, order_id, reference_ticks, ticks, lots, imbalance, at) from stdin;
1	HCCL-tUSD	open	\N	2	1	100	2	2026-06-01 00:00:10+00
\.

copy order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at) from stdin;
2	01a10ad1-885a-7499-af49-096ca73ca635	HCCL-tUSD	f7e54e79-66c3-49b7-9856-d2c4333c56d6	0	auction	t	2026-06-01 00:00:10+00
\.

copy listen_key (id, token_hash, api_key_id, created_at, expires_at) from stdin;
e8d3565c-fc26-4cf6-a9dc-88ae4a352209	solana	e6a586c4-8d44-437e-9bc4-3a30c39d754e	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy trade_minute (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades) from stdin;
AURB-tUSD	2026-10-05 06:47:00+00	1	3	12020000	12040000	12020000	12030000	3763	45272120000	2749	33063560000	3
AURB-tUSD	2026-10-05 18:47:00+00	4	6	12020000	12030000	12010000	12010000	10519	126452440000	6198	74514020000	3
AURB-tUSD	2026-10-06 06:47:00+00	7	9	12020000	12020000	12020000	12020000	9842	118300840000	3816	45868320000	3
\.

copy trades_counted (market, seq) from stdin;
AURB-tUSD	578
HCCL-tUSD	576
\.

copy market_reference (market, price, source, since) from stdin;
AURB-tUSD	12330000	valuation	2026-11-29 06:48:00.043+00
HCCL-tUSD	1065000	valuation	2026-11-29 06:48:00.043+00
\.

copy reference_change (id, market, price, source, at) from stdin;
1	AURB-tUSD	12000000	operators	2026-10-03 06:47:46.521+00
2	HCCL-tUSD	1050000	operators	2026-10-03 06:47:46.521+00
3	AURB-tUSD	12070000	valuation	2026-10-31 06:47:46.521+00
\.

copy reference_set (id, market, price, at) from stdin;
1	AURB-tUSD	12000000	2026-10-03 06:47:46.521+00
2	HCCL-tUSD	1050000	2026-10-03 06:47:46.521+00
\.

copy market_day (market, day, price, value, pairs) from stdin;
AURB-tUSD	2026-09-29	\N	0	0
AURB-tUSD	2026-09-28	\N	0	0
AURB-tUSD	2026-09-30	\N	0	0
\.

copy least_value (quote, value, at) from stdin;
tUSD	744851958	2026-11-29 06:48:01.141+00
\.

copy tie (customer_id, kind, shared, at, written) from stdin;
4e64429a-e78d-4d2d-9925-069fa59932b7	ip	127.0.0.1	2026-11-29 06:47:49.542597+00	1125
4e64429a-e78d-4d2d-9925-069fa59932b7	owner	93e92c5d5eb80f947453d193cdc2ca5d86e78cf64dce9365d5835334be4e4500	2026-07-02 06:47:46.521+00	1131
699c5df6-7548-4225-9763-92b648bdb773	ip	127.0.0.1	2026-11-29 06:47:56.203601+00	2735
\.

copy right_change (customer_id) from stdin;
d70eff3c-9cde-485a-98c2-162a72ccfaab
\.

copy product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, max_units, soft_cap, fee_ppm, decimals, open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal, reopened_version, reopened_until) from stdin;
1292f21a-cc22-49df-8c1e-1dbe3234a353	TIDE	2	in_subscription	token_sale	ri	SGD	35	500000	100	1	150000	120000	5000	6	2026-11-23 06:47:46.521+00	2026-12-11 06:47:46.521+00	2026-12-16 06:47:46.521+00	{"life": {"opensAt": "2026-11-23T06:47:46.521Z", "closesAt": "2026-12-11T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T06:47:46.521Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T06:47:46.521Z", "share": "0.2"}, {"at": "2027-03-29T06:47:46.521Z", "share": "0.4"}, {"at": "2027-06-27T06:47:46.521Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disks that are kept", "zh": "硬盘提供方奖励"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and gives no right to a profit.", "zh": "没有。该通证用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage for ports for nine years.", "zh": "为港口建设存储系统九年。"}}], "summary": {"en": "The token that pays for storage on 340 disks in eleven harbors.", "zh": "在十一座港口的 340 块硬盘上支付存储费用的通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks that harbor companies keep. Whoever stores pays in TIDE, and whoever keeps a disk is paid in it.\\n\\nThe network has run since May with twelve customers. The sale pays for audits and for two more harbors.", "zh": "潮汐将文件分片存放在港口企业的硬盘上。存储方以 TIDE 付费，硬盘提供方以 TIDE 获酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-11-20 06:47:46.521+00	2026-11-20 06:47:46.521+00	2026-11-20 06:47:46.521+00	01a1f7b6-1059-76b7-883c-c494cd379c7c	\N	\N
236746a8-e8cd-4313-bdc3-541559a83350	SLW31	2	subscription_ended	bond	ri	SGD	50000	60000	20	1	\N	\N	2500	0	2026-09-20 06:47:46.521+00	2026-11-25 06:47:46.521+00	2026-11-30 06:47:46.521+00	{"life": {"opensAt": "2026-09-20T06:47:46.521Z", "closesAt": "2026-11-25T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run to 2044.\\n\\nThe notes are secured on the fee accounts; an independent agent checks them monthly.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	2026-09-17 06:47:46.521+00	2026-09-17 06:47:46.521+00	2026-09-17 06:47:46.521+00	01a0ae1f-1059-7fe7-93bd-2b08c98185fc	\N	\N
23d86868-7afd-43b6-b505-2677e6d75595	TMFG	2	subscription_ended	equity	ri	SGD	500	2400000	500	1	\N	\N	5000	0	2026-09-15 06:47:46.521+00	2026-11-19 06:47:46.521+00	2026-11-24 06:47:46.521+00	{"life": {"opensAt": "2026-09-15T06:47:46.521Z", "closesAt": "2026-11-19T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, when there is profit.", "zh": "有利润时每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "派息政策如何？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen; ordinary shares carry one vote each.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	2026-09-12 06:47:46.521+00	2026-09-12 06:47:46.521+00	2026-09-12 06:47:46.521+00	01a0945f-4459-7e90-a073-0676ef6af660	\N	\N
6a35c664-6e9a-4667-a074-dfaafe92fe22	HCCL	2	trading	real_estate	ri	SGD	140	12000000	2000	1	\N	\N	5000	0	2026-07-22 06:47:46.521+00	2026-09-20 06:47:46.521+00	2026-09-25 06:47:46.521+00	{"life": {"opensAt": "2026-07-22T06:47:46.521Z", "closesAt": "2026-09-20T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	2026-07-19 06:47:46.521+00	2026-07-19 06:47:46.521+00	2026-07-19 06:47:46.521+00	019f7921-8059-7a25-8e54-ff941393bc07	\N	\N
7faf90bd-6005-4bc7-b066-a773048f0944	PSRB	2	in_subscription	equity	ei	SGD	2500	600000	200	1	\N	\N	10000	0	2026-11-09 06:47:46.521+00	2026-12-28 06:47:46.521+00	2027-01-02 06:47:46.521+00	{"life": {"opensAt": "2026-11-09T06:47:46.521Z", "closesAt": "2026-12-28T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	2026-11-06 06:47:46.521+00	2026-11-06 06:47:46.521+00	2026-11-06 06:47:46.521+00	01a1af9d-0859-7a3b-bbec-6659caf62e0a	\N	\N
88941605-4321-4352-af50-f9d1b08df360	LBR3	3	in_subscription	real_estate	ri	SGD	10000	180000	50	1	\N	\N	5000	0	2026-11-04 06:47:46.521+00	2027-01-10 06:47:46.521+00	2027-01-15 06:47:46.521+00	{"life": {"opensAt": "2026-11-04T06:47:46.521Z", "closesAt": "2027-01-10T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2027-01-15T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "Units of the sub-trust, one token each; the trustee holds the title.", "zh": "子信托的份额，一份一枚通证；产权由受托人持有。"}, "question": {"en": "What do I own?", "zh": "我持有的是什么？"}}, {"answer": {"en": "The quarter’s distribution is lower. A reserve covers three months of costs.", "zh": "当季派发会减少。储备金可覆盖三个月成本。"}, "question": {"en": "What if an apartment stands empty?", "zh": "公寓空置怎么办？"}}], "name": {"en": "Lantern Bay Residences Sub-Trust 3", "zh": "灯塔湾公寓 子信托 3"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Lantern Bay Property Trust", "zh": "灯塔湾地产信托"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Helena Sim", "zh": "沈海伦"}, "role": {"en": "Trustee director", "zh": "受托人董事"}, "about": {"en": "Responsible for nine property trusts.", "zh": "负责九只地产信托。"}}, {"name": {"en": "Marcus Teo", "zh": "张铭"}, "role": {"en": "Asset manager", "zh": "资产管理人"}, "about": {"en": "Lets and looks after 2,300 homes.", "zh": "管理并出租 2,300 套住宅。"}}], "summary": {"en": "Sixty-four let apartments beside the eastern harbor.", "zh": "东部港口旁 64 套已出租公寓。"}, "subTrust": "Lantern Bay Sub-Trust 3", "videoUrl": null, "createdOn": "2026-10-05", "structure": "subfund", "completedOn": null, "description": {"en": "Sub-Trust 3 owns 64 finished apartments with an average lease of 22 months left.\\n\\nRent less costs is distributed each quarter. After five years the trustee sells or asks holders whether to go on.", "zh": "子信托 3 持有 64 套竣工公寓，平均剩余租期 22 个月。\\n\\n租金扣除成本后按季派发。五年期满，受托人出售物业或征询持有人是否续期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "180000", "currency": "SGD", "leverage": "0.35", "minUnits": "50", "stepUnits": "1", "unitPrice": "100.00", "grossMargin": null, "returnBasis": {"en": "Current rents less budgeted costs over the issue price. An estimate, not a forecast.", "zh": "以现有租金减预算成本除以发行价计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": "0.058", "equityMultiple": null, "expectedReturn": "0.062"}}	2026-11-01 06:47:46.521+00	2026-11-01 06:47:46.521+00	2026-11-01 06:47:46.521+00	01a195dd-3c59-736d-947f-40cd079419cf	\N	\N
97db7bcb-1b8b-42f0-a1bd-505695d7a65e	AURB	2	trading	equity	ri	SGD	1600	1920000	150	1	\N	\N	5000	0	2026-08-01 06:47:46.521+00	2026-09-30 06:47:46.521+00	2026-10-05 06:47:46.521+00	{"life": {"opensAt": "2026-08-01T06:47:46.521Z", "closesAt": "2026-09-30T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-07-29 06:47:46.521+00	2026-07-29 06:47:46.521+00	2026-07-29 06:47:46.521+00	019faca1-1859-7a1b-9163-4d0b190aaf67	\N	\N
b3288268-f229-4aa4-b123-ac36454fedb9	LUMA	2	allotted	token_sale	ri	SGD	200	40000	50	1	\N	20000	5000	2	2026-10-16 06:47:46.521+00	2026-11-03 06:47:46.521+00	2026-11-08 06:47:46.521+00	{"life": {"opensAt": "2026-10-16T06:47:46.521Z", "closesAt": "2026-11-03T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T06:47:46.521Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T06:47:46.521Z", "share": "0.25"}, {"at": "2027-01-16T06:47:46.521Z", "share": "0.25"}, {"at": "2027-04-16T06:47:46.521Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-10-13 06:47:46.521+00	2026-10-13 06:47:46.521+00	2026-10-13 06:47:46.521+00	01a13404-6859-783f-96e5-411e684ed1c4	\N	\N
c97a9118-dfbb-4849-b552-28ba7f65fef4	NQC2	2	in_subscription	fund	ai	SGD	50000	120000	50	1	\N	\N	10000	0	2026-11-17 06:47:46.521+00	2027-02-08 06:47:46.521+00	2027-02-13 06:47:46.521+00	{"life": {"opensAt": "2026-11-17T06:47:46.521Z", "closesAt": "2027-02-08T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2027-02-13T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "Quarterly, by an independent valuer named in the memorandum.", "zh": "按季由募集说明书载明的独立估值人估值。"}, "question": {"en": "How is the fund valued?", "zh": "基金如何估值？"}}], "name": {"en": "Northquay Private Credit Fund II", "zh": "北码头私募信贷基金 II"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred, and past results say nothing about future ones.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Northquay Capital Partners", "zh": "北码头资本"}, "region": {"en": "Asia-Pacific", "zh": "亚太"}, "members": [{"name": {"en": "Priscilla Hart", "zh": "普丽希拉·哈特"}, "role": {"en": "Portfolio manager", "zh": "投资经理"}, "about": {"en": "Twenty years of lending through two downturns.", "zh": "二十年信贷经验，历经两次下行周期。"}}], "summary": {"en": "Loans to mid-sized companies, each secured and below half of value.", "zh": "向中型企业发放有担保、低于估值一半的贷款。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-18", "structure": "fund", "completedOn": null, "description": {"en": "Fund II lends to companies with 20 to 200 million in revenue, at most eight percent of the fund to one borrower.\\n\\nThe manager invests two percent of every loan from its own money.", "zh": "基金 II 向年营收 2,000 万至 2 亿的企业放贷，单一借款人不超过基金的 8%。\\n\\n管理人以自有资金跟投每笔贷款的 2%。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "4 years", "zh": "4 年"}, "profit": null, "supply": "120000", "currency": "SGD", "leverage": "0.15", "minUnits": "50", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "Interest of the loans made so far less fees and a one percent loss assumption. An estimate, not a forecast.", "zh": "以已放贷款利息扣除费用及 1% 损失假设计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.084"}}	2026-11-14 06:47:46.521+00	2026-11-14 06:47:46.521+00	2026-11-14 06:47:46.521+00	01a1d8cf-e859-780f-b7c9-54d7e7243049	\N	\N
\.

copy product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at) from stdin;
1292f21a-cc22-49df-8c1e-1dbe3234a353	1	{"life": {"opensAt": "2026-11-23T06:47:46.521Z", "closesAt": "2026-12-11T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T06:47:46.521Z"}, "sale": {"links": [{"url": "https://tidewater.example/", "kind": "website"}, {"url": "https://tidewater.example/paper.pdf", "kind": "whitepaper"}, {"url": "https://code.tidewater.example/", "kind": "code"}], "softCap": "120000", "unlocks": [{"at": "2026-12-29T06:47:46.521Z", "share": "0.2"}, {"at": "2027-03-29T06:47:46.521Z", "share": "0.4"}, {"at": "2027-06-27T06:47:46.521Z", "share": "0.4"}], "payCoins": [{"coin": "tUSD", "unitPrice": "0.26"}, {"coin": "SGD", "unitPrice": "0.35"}, {"coin": "USD", "unitPrice": "0.26"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.1"}, {"to": {"en": "Disks that are kept", "zh": "硬盘提供方奖励"}, "share": "0.55"}, {"to": {"en": "Foundation", "zh": "基金会"}, "share": "0.2"}, {"to": {"en": "Team, locked for two years", "zh": "团队（锁定两年）"}, "share": "0.15"}], "totalSupply": "5000000", "excludedCountries": ["US", "KP", "IR"]}, "facts": {"faq": [{"answer": {"en": "No. The token pays for storage and gives no right to a profit.", "zh": "没有。该通证用于支付存储费用，不附带任何收益权。"}, "question": {"en": "Is there a yield?", "zh": "有收益吗？"}}], "name": {"en": "Tidewater Storage Network", "zh": "潮汐存储网络"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Tidewater Foundation", "zh": "潮汐基金会"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Wei Ling Ho", "zh": "何慧玲"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built storage for ports for nine years.", "zh": "为港口建设存储系统九年。"}}], "summary": {"en": "The token that pays for storage on 340 disks in eleven harbors.", "zh": "在十一座港口的 340 块硬盘上支付存储费用的通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-24", "structure": "equity", "completedOn": null, "description": {"en": "Tidewater stores files in pieces on disks that harbor companies keep. Whoever stores pays in TIDE, and whoever keeps a disk is paid in it.\\n\\nThe network has run since May with twelve customers. The sale pays for audits and for two more harbors.", "zh": "潮汐将文件分片存放在港口企业的硬盘上。存储方以 TIDE 付费，硬盘提供方以 TIDE 获酬。\\n\\n网络自五月起运行，现有十二家客户。募集资金用于审计及新增两座港口。"}}, "token": {"network": "solana_devnet", "decimals": 6, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": "150000"}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "500000", "currency": "SGD", "leverage": null, "minUnits": "100", "stepUnits": "1", "unitPrice": "0.35", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[]	842b787a74b74b6647de253d17a949d1b561d85c2d3ef5d7a886634c2a9377f3	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	2026-11-20 06:47:46.521+00
236746a8-e8cd-4313-bdc3-541559a83350	1	{"life": {"opensAt": "2026-09-20T06:47:46.521Z", "closesAt": "2026-11-25T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run to 2044.\\n\\nThe notes are secured on the fee accounts; an independent agent checks them monthly.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	[]	866cc2a54715da744ba84ccf01ea76b900eff6d858ad8e7fb345892c7d99de88	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	2026-09-17 06:47:46.521+00
236746a8-e8cd-4313-bdc3-541559a83350	2	{"life": {"opensAt": "2026-09-20T06:47:46.521Z", "closesAt": "2026-11-25T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-11-30T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "A first charge on the fee accounts of the three works.", "zh": "三座水厂收费账户的第一顺位质押。"}, "question": {"en": "What secures the notes?", "zh": "债券以什么担保？"}}], "name": {"en": "Solenne Water Infrastructure 2031", "zh": "索莱恩水务基建债 2031"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Solenne Water", "zh": "索莱恩水务"}, "region": {"en": "Indonesia", "zh": "印度尼西亚"}, "members": [{"name": {"en": "Adi Wirawan", "zh": "阿迪·维拉万"}, "role": {"en": "Concession director", "zh": "特许经营总监"}, "about": {"en": "Built two of the three works.", "zh": "主持建设其中两座水厂。"}}], "summary": {"en": "Notes secured on the fees of three city waterworks.", "zh": "以三座城市水厂收费权为担保的债券。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-21", "structure": "debt", "completedOn": null, "description": {"en": "Solenne treats water for 1.2 million people under concessions that run to 2044.\\n\\nThe notes are secured on the fee accounts; an independent agent checks them monthly.", "zh": "索莱恩依据至 2044 年的特许经营权，为 120 万人提供净水。\\n\\n债券以收费账户作担保，由独立代理按月核查。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "5 years", "zh": "5 年"}, "profit": null, "supply": "60000", "currency": "SGD", "leverage": null, "minUnits": "20", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.051"}}	[{"id": "6e6ab331-39b1-40f6-9e6a-9907ff7a28c8", "kind": "memorandum", "size": 1061, "sha256": "a0d9fb659cd592292382e060ca3054ed2aaa6cb2c62b85aa19711a278a599b22", "dated_on": "2026-08-21", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "b5953a6c-6874-48a6-a97c-c81a5a2b2fc5", "media_type": "application/pdf", "product_id": "236746a8-e8cd-4313-bdc3-541559a83350", "must_accept": true}]	f835742caf3b00907fad5fddd4a2b60248dbd1d746b43ad64fdff88a34eda45b	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	2026-09-17 06:47:46.521+00
6a35c664-6e9a-4667-a074-dfaafe92fe22	2	{"life": {"opensAt": "2026-07-22T06:47:46.521Z", "closesAt": "2026-09-20T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	[{"id": "563048b2-9e62-42dc-bf73-8277a78750d8", "kind": "memorandum", "size": 1065, "sha256": "f599c3ef0cc322fa8d98ac0a90f7d3874641b4472db5f16c541775432526f0b0", "dated_on": "2026-06-22", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "d5d19e8b-4a0a-49f6-be72-571439e2336c", "media_type": "application/pdf", "product_id": "6a35c664-6e9a-4667-a074-dfaafe92fe22", "must_accept": true}]	04dde1cd7e9339868b033c951a1c48d42a1da43149cb4f39fa111824b92280e0	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-19 06:47:46.521+00
97db7bcb-1b8b-42f0-a1bd-505695d7a65e	2	{"life": {"opensAt": "2026-08-01T06:47:46.521Z", "closesAt": "2026-09-30T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T06:47:46.521Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "3c4b8154-68e5-48ca-9c60-9aae56a075bc", "kind": "memorandum", "size": 1185, "sha256": "df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf", "dated_on": "2026-07-02", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "12253b6a-37b7-4896-b4ac-0a5287a8d513", "media_type": "application/pdf", "product_id": "97db7bcb-1b8b-42f0-a1bd-505695d7a65e", "must_accept": true}]	f6a1c77894f8dffe19db56b004c0660fa0b886caa9f3071b0ff59b8e400b058f	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	2026-07-29 06:47:46.521+00
b3288268-f229-4aa4-b123-ac36454fedb9	2	{"life": {"opensAt": "2026-10-16T06:47:46.521Z", "closesAt": "2026-11-03T06:47:46.521Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T06:47:46.521Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T06:47:46.521Z", "share": "0.25"}, {"at": "2027-01-16T06:47:46.521Z", "share": "0.25"}, {"at": "2027-04-16T06:47:46.521Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "bfa9fb6d-1edf-4a9b-bdbe-6411ac86a043", "kind": "memorandum", "size": 1113, "sha256": "6585ba08eb44c155d6da000e8b02cba7bc1f824b6cfb51281e095a688c8f19aa", "dated_on": "2026-09-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "c86be0d6-cd72-4087-b17e-fd622fb23149", "media_type": "application/pdf", "product_id": "b3288268-f229-4aa4-b123-ac36454fedb9", "must_accept": true}]	ef98ea812c163c9cb57e08f23b9f332844012e85e53cc6748f79809bac4c4748	operator:25787c6b-ca27-4291-8207-284b4cb01bd7	2026-10-13 06:47:46.521+00
\.

copy product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at) from stdin;
0bdb3f43-c8a1-4926-88e2-c97bbfa016e4	c97a9118-dfbb-4849-b552-28ba7f65fef4	ac7e0f00-ec12-4ac4-a49e-38d32748a4ac	memorandum	Offer memorandum	发售备忘录	2026-10-18	{en_US}	t	2026-11-14 06:47:46.521+00
32b3082e-8b33-498f-bf89-2c65170e609e	88941605-4321-4352-af50-f9d1b08df360	28357d5e-2cbf-4589-9127-40a2baa6f0be	video	How the tower rises, floor by floor	楼宇如何逐层建成	2026-10-05	{en_US,zh_CN}	f	2026-11-01 06:47:46.521+00
3c4b8154-68e5-48ca-9c60-9aae56a075bc	97db7bcb-1b8b-42f0-a1bd-505695d7a65e	12253b6a-37b7-4896-b4ac-0a5287a8d513	memorandum	Offer memorandum	发售备忘录	2026-07-02	{en_US}	t	2026-07-29 06:47:46.521+00
e57a8805-e863-4203-aa47-5f9646cbded8	7faf90bd-6005-4bc7-b066-a773048f0944	279e0ec0-31e1-4336-9f16-b9c1ed790d38	memorandum	Offer memorandum	发售备忘录	2026-10-10	{en_US}	t	2026-11-06 06:47:46.521+00
\.

copy product_document_removal (document_id, removed_by, removed_at) from stdin;
e57a8805-e863-4203-aa47-5f9646cbded8	HDFC0ABCDEF	2026-06-01 00:00:00+00
\.

copy product_valuation (number, product_id, as_of, price, valuer, published_at) from stdin;
1	97db7bcb-1b8b-42f0-a1bd-505695d7a65e	2026-10-15	1620	Harrow & Tan Valuers	2026-10-22 06:47:46.521+00
2	6a35c664-6e9a-4667-a074-dfaafe92fe22	2026-10-15	141	Harrow & Tan Valuers	2026-10-22 06:47:46.521+00
3	97db7bcb-1b8b-42f0-a1bd-505695d7a65e	2026-11-13	1655	Harrow & Tan Valuers	2026-11-20 06:47:46.521+00
\.

copy favorite (customer_id, product_id, added_at) from stdin;
22470366-0b2b-42e1-87e3-9a8ecc692f81	7faf90bd-6005-4bc7-b066-a773048f0944	2026-06-02 00:00:00+00
\.

copy subscription (id, number, product_id, customer_id, quantity, price, currency, amount, fee, status, cause, failure, hold_id, allotted, paid_fee, allot_journal, disburse_journal, accepted_version, accepted_hash, told_version, kyc_at_request, class_at_request, created_at, closed_at) from stdin;
0022d3a0-1e8c-49da-8e76-9083321998c4	3	97db7bcb-1b8b-42f0-a1bd-505695d7a65e	b7f5bae3-18f1-4307-86b5-7e9294bc147b	2500	1600	SGD	4000000	20000	disbursed	\N	\N	67e851b3-78ec-44cb-b4f0-be050dc5a60f	2385	19080	01a0f638-1859-7e57-a020-62a75011f170	01a0f638-1859-780b-acf2-7ab625dc0e0f	2	f6a1c77894f8dffe19db56b004c0660fa0b886caa9f3071b0ff59b8e400b058f	\N	approved	ri	2026-08-09 20:30:37.949+00	2026-10-01 06:47:46.521+00
0bab9fe9-7312-4b5e-9d74-e9afbe4417dd	17	b3288268-f229-4aa4-b123-ac36454fedb9	b7f5bae3-18f1-4307-86b5-7e9294bc147b	8000	1500000	tUSD	12000000000	60000000	disbursed	\N	\N	33a3f50d-7d1d-4e55-ba0e-e2d19df57a84	6400	48000000	01a1a550-5059-737f-a5cb-463981b8fde9	01a1a550-5059-70bb-892b-dbb5fe9a7b64	2	ef98ea812c163c9cb57e08f23b9f332844012e85e53cc6748f79809bac4c4748	\N	approved	ri	2026-10-20 06:47:46.521+00	2026-11-04 06:47:46.521+00
12a7af7f-7c63-4bde-a13a-d14f367a2416	6	6a35c664-6e9a-4667-a074-dfaafe92fe22	4e64429a-e78d-4d2d-9925-069fa59932b7	1000000	140	SGD	140000000	700000	disbursed	\N	\N	14a2881f-ef14-4da8-93b7-b79d25861003	955794	669056	01a0f638-1859-7a6a-b0a3-fbfc3a9a12d8	01a0f638-1859-7825-96b7-2099debb8f69	2	04dde1cd7e9339868b033c951a1c48d42a1da43149cb4f39fa111824b92280e0	\N	approved	ai	2026-08-25 13:39:12.235+00	2026-10-01 06:47:46.521+00
272c103a-0a34-4440-b194-e385d831ab21	2	6a35c664-6e9a-4667-a074-dfaafe92fe22	aaf12e14-35ff-4205-8dac-914b3eae6aaa	50000	140	SGD	7000000	35000	disbursed	\N	\N	c0306949-c583-4401-a75c-2974ca7576c4	47790	33453	01a0f638-1859-79a3-b08e-9ab1a960bbd7	01a0f638-1859-7747-a74d-840390ba97f0	2	04dde1cd7e9339868b033c951a1c48d42a1da43149cb4f39fa111824b92280e0	\N	approved	ai	2026-08-08 10:13:29.378+00	2026-10-01 06:47:46.521+00
3dadcae2-61eb-4130-b02b-6f0401938566	18	b3288268-f229-4aa4-b123-ac36454fedb9	aaf12e14-35ff-4205-8dac-914b3eae6aaa	24000	1500000	tUSD	36000000000	180000000	disbursed	\N	\N	90b27756-6433-46f7-98e1-981c4bf91e28	19200	144000000	01a1a550-5059-7935-a84f-43e68f7bfd79	01a1a550-5059-7eb5-abeb-e8f5bbd1d063	2	ef98ea812c163c9cb57e08f23b9f332844012e85e53cc6748f79809bac4c4748	\N	approved	ai	2026-10-22 06:47:46.521+00	2026-11-04 06:47:46.521+00
56a7c120-01b3-4051-867b-c499cc2ad1ff	10	6a35c664-6e9a-4667-a074-dfaafe92fe22	c00c6a42-4f41-4b86-b736-e268d77b3a1c	2500000	140	SGD	350000000	1750000	disbursed	\N	\N	e671c7b5-770a-46f4-8eea-88768381cc65	2389486	1672641	01a0f638-1859-7026-8504-35205874936e	01a0f638-1859-714a-a0d5-d65c30a98f3a	2	04dde1cd7e9339868b033c951a1c48d42a1da43149cb4f39fa111824b92280e0	\N	approved	ei	2026-09-11 17:04:55.092+00	2026-10-01 06:47:46.521+00
\.

copy allotment_batch (id, product_id, asked, allotted, cause, result_hash, decided_at, finished_at) from stdin;
0e080714-4a1e-4779-94c2-4bdbd1d82e94	6a35c664-6e9a-4667-a074-dfaafe92fe22	12555000	12000000	\N	a20e35fba2e1000130d9ec648e0bf0ae061760156fe83e23f1be5caa13ff46e1	2026-10-01 06:47:46.521+00	2026-10-01 06:47:46.521+00
437c0fb2-f392-4cba-9632-db61e70ed0a5	b3288268-f229-4aa4-b123-ac36454fedb9	50000	40000	\N	f93486c39bc029102da8baa8b025cd30f6b214b2191dc33bfa8b88c3782ff724	2026-11-04 06:47:46.521+00	2026-11-04 06:47:46.521+00
b30b3d66-4eb9-44f3-b4b9-e5c77c2f7ef1	97db7bcb-1b8b-42f0-a1bd-505695d7a65e	2012500	1920000	\N	aed3b169ae5023db0f53383573f01967ab72920941728938525d736d06ab8722	2026-10-01 06:47:46.521+00	2026-10-01 06:47:46.521+00
\.

copy allotment (batch_id, subscription_id, units, certificate) from stdin;
0e080714-4a1e-4779-94c2-4bdbd1d82e94	272c103a-0a34-4440-b194-e385d831ab21	47790	2
0e080714-4a1e-4779-94c2-4bdbd1d82e94	12a7af7f-7c63-4bde-a13a-d14f367a2416	955794	4
0e080714-4a1e-4779-94c2-4bdbd1d82e94	56a7c120-01b3-4051-867b-c499cc2ad1ff	2389486	6
\.

copy token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at) from stdin;
01a1a550-5059-7135-8a32-51c90d3a6715	3dadcae2-61eb-4130-b02b-6f0401938566	aaf12e14-35ff-4205-8dac-914b3eae6aaa	2027-01-16 06:47:46.521+00	480000	5d1510e4-8401-46b8-98d7-3456806efc76	\N
01a1a550-5059-7276-8d55-7fa39700baea	0bab9fe9-7312-4b5e-9d74-e9afbe4417dd	b7f5bae3-18f1-4307-86b5-7e9294bc147b	2027-01-16 06:47:46.521+00	160000	6bd5f8ca-e0fd-4f76-8320-84713cd429a1	\N
01a1a550-5059-72fb-ac64-49f2c73e3f3a	0bab9fe9-7312-4b5e-9d74-e9afbe4417dd	b7f5bae3-18f1-4307-86b5-7e9294bc147b	2026-11-17 06:47:46.521+00	160000	a09d51cf-68ef-455b-8879-118e8f0334db	2026-11-17 06:47:46.521+00
\.

copy distribution (id, number, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status, declared_by, declared_at, announced_at, record_seq, recorded_at, units, in_escrow, owed, gross, tax, released_at, release_journal, paid_at, cancelled_at, cancel_reason) from stdin;
37245709-b32a-42ef-a2c4-189a5e8255f6	70001	97db7bcb-1b8b-42f0-a1bd-505695d7a65e	dividend	2026-H2	SGD	185000000000	2026-10-30 06:47:46.521+00	2026-11-02 06:47:46.521+00	{"CN": 100000, "NO": 150000}	0	paid	786dbbc4-ad07-427e-9425-b70a18dee639	2026-10-27 06:47:46.521+00	2026-10-27 06:47:46.521+00	362	2026-10-31 06:47:46.521+00	1920000	0	35520000	35519998	547138	2026-10-31 06:47:46.521+00	01a190b6-e059-7d23-acd3-9882baee7273	2026-11-02 06:47:46.521+00	\N	\N
561224cd-2a4c-4d3b-af50-d2b7464db900	70002	6a35c664-6e9a-4667-a074-dfaafe92fe22	dividend	2026-H2	SGD	24500000000	2026-12-17 06:47:46.521+00	2026-12-24 06:47:46.521+00	{"CN": 100000, "NO": 150000}	0	announced	786dbbc4-ad07-427e-9425-b70a18dee639	2026-11-25 06:47:46.521+00	2026-11-25 06:47:46.521+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
\.

copy distribution_holder (id, distribution_id, customer_id, number, units, country, rate_ppm, gross, tax, net, status, journal_id, claim_journal, paid_at) from stdin;
0e4c8456-2925-4518-bd76-cf91e9b5f5f4	37245709-b32a-42ef-a2c4-189a5e8255f6	4e64429a-e78d-4d2d-9925-069fa59932b7	4	190807	NO	150000	3529929	529489	3000440	paid	01a19b03-9859-74db-aa4b-871cbd14ba3f	\N	2026-11-02 06:47:46.521+00
1cf097ea-2fba-4a8a-8768-27b72981c092	37245709-b32a-42ef-a2c4-189a5e8255f6	efbb576e-217c-44c0-bb10-bfa697978465	5	901714	SG	0	16681709	0	16681709	paid	01a19b03-9859-7833-bdac-856a1f13843f	\N	2026-11-02 06:47:46.521+00
5c0084c1-4952-4bed-a964-143a488e04c4	37245709-b32a-42ef-a2c4-189a5e8255f6	b7f5bae3-18f1-4307-86b5-7e9294bc147b	1	2385	SG	0	44122	0	44122	paid	01a19b03-9859-7b27-9457-48fd7ac9ee6d	\N	2026-11-02 06:47:46.521+00
\.

copy financing_application (id, number, customer_id, status, version, precheck, checked, offer, uses, people, fee_ppm, opened_at, saved_at, submitted_at, decided_at, reason_code, told, reapply_at, product_id) from stdin;
be937fae-7204-436a-9c1a-0e8167f9789d	80009	22470366-0b2b-42e1-87e3-9a8ecc692f81	screening	100	[]	{}	[]	[]	[]	\N	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	\N	\N	2026-06-01	\N	97db7bcb-1b8b-42f0-a1bd-505695d7a65e
\.

copy financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at) from stdin;
be937fae-7204-436a-9c1a-0e8167f9789d	1	[]	invented@tessera.example	Invented	USD	2026-06-01 00:00:10+00
\.

copy financing_ask (application_id, version, item, told, asked_by, at, answered_at) from stdin;
be937fae-7204-436a-9c1a-0e8167f9789d	1	invented@tessera.example	SG	016ebc61-2461-4b4a-b005-6d6ddb91e72f	2026-06-02 00:00:00+00	\N
\.

copy financing_document (application_id, kind, version, upload_id, issued_on, added_at, sent_at) from stdin;
be937fae-7204-436a-9c1a-0e8167f9789d	DBSSSGSG	2	f2fb6c15-6092-4db1-8c2f-28e2a2972ac5	\N	2026-06-03 00:00:00+00	\N
\.

copy financing_cap_table (application_id, version, content, sha256, added_at, sent_at) from stdin;
be937fae-7204-436a-9c1a-0e8167f9789d	1	[]	ABCD	2026-06-03 00:00:00+00	\N
\.

copy financing_access (id, application_id, kind, version, operator_id, reason, at) from stdin;
91d18075-a967-46c6-b870-fd752c06c4dc	be937fae-7204-436a-9c1a-0e8167f9789d	2026-06-01	1	843bbb1b-c0d4-4946-a388-20063b45a95c	DBSSSGSG	2026-06-01 00:00:00+00
\.

copy financing_check (application_id, item, note, done_by, done_at) from stdin;
be937fae-7204-436a-9c1a-0e8167f9789d	en_US	HDFC0ABCDEF	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-06-01 00:00:10+00
\.

copy financing_question (id, application_id, text, asked_by, asked_at, answer, answered_at) from stdin;
29149c90-53dd-4f96-8e35-03fa1330008b	be937fae-7204-436a-9c1a-0e8167f9789d	+6591234567	25787c6b-ca27-4291-8207-284b4cb01bd7	2026-06-01 00:00:10+00	Invented	2026-06-01 00:00:00+00
\.

copy financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at) from stdin;
16d7a366-2497-48cc-9e79-f2a38f7ce072	be937fae-7204-436a-9c1a-0e8167f9789d	1	{}	ABCDEFGHJK	2026-06-01 00:00:10+00	\N	\N
\.

copy ipfs_file (upload_id, cid, sha256, size, computed_at) from stdin;
b5953a6c-6874-48a6-a97c-c81a5a2b2fc5	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	0	2026-06-01 00:00:00+00
\.

copy ipfs_block (upload_id, cid, starts_at, size, bytes) from stdin;
b5953a6c-6874-48a6-a97c-c81a5a2b2fc5	+6591234567	100	100	\N
\.

copy ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at, superseded_by, superseded_at, withdrawn_at, withdrawn_by, withdrawn_reason) from stdin;
34e902d9-3c23-4f9a-b2ec-26c6c8bef577	liabilities_root	content	bafkreibirqujzgk66g4tdzyaachq2kmfl657ai6v7bp2vrwgoul7m7yw3y	288c289c995ef1b931e700008f0d29855fbbf023d5f85faac6c67517f67f16de	2105	\N	\N	2026-11-29 06:48:02.108+00	\\x7b22726f6f7473223a5b7b22636f696e223a2241555242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2266306136666662323238623834333265393932613462333439393661376362636262393262333434666365393663313632616265303439353964393665343934222c2273756d4d696e6f72223a2231393230303030227d2c7b22636f696e223a22434e59222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2238386461363836653638393231636663326530376166383937336565366263346636393533323435326465366666666139303362663830326137643731373738222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224843434c222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2264323630386361666333313831623635323236623736616266363365303532653866393536386139386163393334626434306438323366633736373461626537222c2273756d4d696e6f72223a223132303030303030227d2c7b22636f696e223a224b474e3239222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2233643666383635363235363064356631663134363564306261343135316231363736653331386530343630653138353032353565333064343061303932353562222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c425233222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2266633639666333626330356639373531393861306663626166653236353131393565303265653336353064343134393834666134356439363236666630386437222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c554d41222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2235356439616636386266353864393939316536323765326533313362396532646565613738386434633935333764383838623231653839383831323636363637222c2273756d4d696e6f72223a2234303030303030227d2c7b22636f696e223a224e514332222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2234626533643139353739346630646162613337343663363437356333666465653535303930386164323266613763623238363663643064623763663363623365222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224f504c47222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237653837643933356135316238656137376261633437616562383034363032306133663032626239343365373865353037303261336230366138653964343231222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2250535242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2230613161303439663833313133643563663133323638316361613263343630336662316438633365393033653161396465373230316336633439326164636438222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22534744222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2238643062356335333564376637313838343435646661633361373031623361646434616633393632653762616636353963313534316131343235656439383466222c2273756d4d696e6f72223a223135363730333138343538227d2c7b22636f696e223a22534c573331222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2237373965323231346436396662363963366339616632346662663539643566373237616138626136613963616462636632626362353033613834393664323637222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2254494445222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2232623039303537313264373663633033656461383438303062366262393564616161383563663330336431333963386330643531343033643739653531363734222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22544d4647222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2263326437303532313838356161373332323730346261333765363465343761383932303162303938316461616235393633383135383964643839656335316635222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22555344222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2230663735326439326230393837313830336232653532663364626332383061373534633139356161316261616239333234313639636537623263316161333537222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2274555344222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2265346134326434623138366630656534363734303263366435626630626464653539636633626131336565356535613062386131383738663062653037313533222c2273756d4d696e6f72223a2239393937313630303831303733227d5d2c2274616b656e4174223a22323032362d31312d32395430363a34383a30322e3130385a222c2274797065223a22746573736572612e6c696162696c69746965732d726f6f742e7632227d	2026-11-29 06:48:02.43+00	\N	\N	\N	\N	\N
\.

copy ipfs_own_block (publication_id, cid, bytes) from stdin;
34e902d9-3c23-4f9a-b2ec-26c6c8bef577	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61
\.

copy ipfs_pin (publication_id, state, request_id, asked_at, failures, error, next_at, pinned_at) from stdin;
34e902d9-3c23-4f9a-b2ec-26c6c8bef577	queued	\N	\N	0	\N	2026-11-29 06:48:02.43+00	\N
\.

copy ipfs_unpin (cid, asked_at, failures, error, next_at, done_at) from stdin;
bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	1	\N	2026-06-01 00:00:00+00	\N
\.

copy payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, account_sealed, ending, active, added_at, usable_at, removed_at, qr_id) from stdin;
e8ebcc3b-db97-45bf-8168-f4eaabbf1242	b7f5bae3-18f1-4307-86b5-7e9294bc147b	alipay	ABCDEFGHJK	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	\N	65	invented@tessera.example	1	f	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	\N
\.

copy otc_fee (coin, fee_ppm) from stdin;
TIDE	100
\.

copy otc_ad (id, number, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds, method_ids, window_minutes, terms, status, lapsed, hold_id, close_reason, told, looked_at, created_at, status_at) from stdin;
366273f1-3dc9-4273-abb1-a3012091de47	41	699c5df6-7548-4225-9763-92b648bdb773	buy	SGD	NQC2	\N	0	2	2	1	0	{sell}	{}	30	INV000001	closed	\N	\N	ABCD	65	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy otc_deal (id, number, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, large, window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code, account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, paid_at, proof_id, ended_at, cancelled_by, outcome, journal_id, seller_kyc, buyer_kyc, factor, created_at, status_at) from stdin;
25b38911-4509-45f4-aaeb-34a7be6bb00f	50	366273f1-3dc9-4273-abb1-a3012091de47	efbb576e-217c-44c0-bb10-bfa697978465	c00c6a42-4f41-4b86-b736-e268d77b3a1c	efbb576e-217c-44c0-bb10-bfa697978465	LUMA	LBR3	100	1	0	100	1	f	0	65	INV000001	20865243-9aba-4f59-89f6-3e9efe176ff3	solana	2026-06	2026-06	\N	1	solana	\N	DBSSSGSG	a5ffb2c2-b4c4-478b-93dc-8bb1918bcbfd	appeal	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	\N	2026-06-02 00:00:00+00	\N	\N	01a10084-d059-767e-a3d3-9cfa1109b7a9	approved	approved	INV000001	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00
\.

copy otc_appeal (id, number, deal_id, by_side, reason, text, status, opened_at, due_at, outcome, outcome_reason, told, ended_at) from stdin;
843f6f3a-4d16-4fdf-afc6-7affcb5b8567	11	25b38911-4509-45f4-aaeb-34a7be6bb00f	buy	en_US	release	open	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	+6591234567	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00
\.

copy otc_message (id, deal_id, author_id, text, upload_id, at) from stdin;
1	25b38911-4509-45f4-aaeb-34a7be6bb00f	699c5df6-7548-4225-9763-92b648bdb773	en_US	\N	2026-06-03 00:00:00+00
\.

copy agent (id, number, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country, licence_expires_on, upload_id, how, expected_clients, applied_at, status_at, reason, contract_version, contract_sha256, factor, signed_at, own_ppm, parent_ppm, grand_ppm) from stdin;
d1e8c36f-2843-4865-88b0-68c002118a41	80001	699c5df6-7548-4225-9763-92b648bdb773	broker	active	\N	1	XNM4NH6JYD	securities_dealing	CMS101204	MAS	SG	2040-12-31	2b125cc7-b91b-4140-b051-5e17d5cd947d	Our order management system sends limit orders by API. Two portfolio managers decide each order.	40	2026-11-13 06:47:46.521+00	2026-11-13 06:47:46.521+00	\N	2026-11	e77a3dff4b73eb38b389e89b59f84b3be2a9fe70b19e28816b4ce71f297be567	mobile	2026-11-13 06:47:46.521+00	250000	0	0
\.

copy agent_evidence (agent_id, upload_id, place) from stdin;
d1e8c36f-2843-4865-88b0-68c002118a41	289970de-89d7-404b-b6b3-cf2311ed264a	1
\.

copy agent_client (id, number, agent_id, customer_id, consent_version, consent_sha256, consented_at, withdrawn_at) from stdin;
db71714f-31b6-4cba-8fa4-9110b0989cca	13	d1e8c36f-2843-4865-88b0-68c002118a41	4e64429a-e78d-4d2d-9925-069fa59932b7	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00	\N
\.

copy agent_export (id, customer_id, programme, month, lang, asked_at, ready_at, rows, content) from stdin;
b45e9528-1881-4604-81d5-a8d1b1a6ee0b	efbb576e-217c-44c0-bb10-bfa697978465	agent	\N	zh_CN	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	1	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
\.

copy broker_power (id, number, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at, withdrawn_at) from stdin;
35e83866-894d-4370-9483-bc35b41af6f3	1	d1e8c36f-2843-4865-88b0-68c002118a41	c00c6a42-4f41-4b86-b736-e268d77b3a1c	a97930df-0ed2-4ff7-a63b-16c0938ae448	2026-11	5a402be4088362a967c349ad51f6d2f82a1e84cd2734578da431562b64bdde4e	mobile	2026-11-13 06:47:46.521+00	\N
\.

copy broker_order (order_id, power_id, api_key_id, best, reference) from stdin;
01a10d64-b659-7552-a6ed-41c230c7a629	35e83866-894d-4370-9483-bc35b41af6f3	a383daf7-1371-49a9-ace4-e4629329fc1e	\N	\N
\.

copy rebate_day (day, counted_at) from stdin;
2026-11-13	2026-11-17 06:47:46.521+00
2026-11-14	2026-11-17 06:47:46.521+00
2026-11-15	2026-11-17 06:47:46.521+00
2026-11-25	2026-11-29 06:47:59.889+00
\.

copy rebate_run (id, number, month, until, status, drawn_at, released_at, ended_at) from stdin;
d95f4fd9-983b-419f-84d8-c407ff7acb57	90006	2026-06	2026-06-02	dropped	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00
\.

copy rebate_payment (id, number, run_id, customer_id, coin, amount, rows, journal_id, paid_at) from stdin;
c7c22c44-f0e1-4a5c-9602-2ebc58f92e03	2	d95f4fd9-983b-419f-84d8-c407ff7acb57	a97930df-0ed2-4ff7-a63b-16c0938ae448	NQC2	1	1	01a0fb5e-7459-7479-984b-899b2f5048cf	2026-06-03 00:00:00+00
\.

copy rebate (id, number, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount, payment_id) from stdin;
9956dd7b-2da9-422b-be4b-4d52de1d9626	10	a97930df-0ed2-4ff7-a63b-16c0938ae448	d1e8c36f-2843-4865-88b0-68c002118a41	efbb576e-217c-44c0-bb10-bfa697978465	d1e8c36f-2843-4865-88b0-68c002118a41	2	2026-11-25	2026-06-01	NQC2	100	1	-1	c7c22c44-f0e1-4a5c-9602-2ebc58f92e03
\.

copy invitation_application (id, number, customer_id, code_count, description, status, reason_code, told, created_at, decided_at) from stdin;
39e53a62-93f8-431d-930d-a7e8721a4e18	24	699c5df6-7548-4225-9763-92b648bdb773	1	+6591234567	approved	\N	invented@tessera.example	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy invitation_code (id, code, customer_id, application_id, max_uses, uses, created_at, expires_at, ended_at, ended_by) from stdin;
0e99cd80-8f2e-4c07-a430-b381c4fb0c5b	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	22470366-0b2b-42e1-87e3-9a8ecc692f81	39e53a62-93f8-431d-930d-a7e8721a4e18	1	1	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	staff
\.

copy personal_data_export (id, customer_id, lang, requested_at, ready_at, json, pdf) from stdin;
93226c40-43e6-47aa-8bdf-b97569ac5277	efbb576e-217c-44c0-bb10-bfa697978465	zh_CN	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\\x61	\\x61
\.

select setval('public.account_id_seq', 78);
select setval('public.agent_client_number_seq', 13);
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
select setval('public.financing_application_number_seq', 80009);
select setval('public.internal_transfer_number_seq', 63);
select setval('public.investor_application_number_seq', 40005);
select setval('public.invitation_application_number_seq', 24);
select setval('public.kyc_case_number_seq', 30006);
select setval('public.otc_ad_number_seq', 41);
select setval('public.otc_appeal_number_seq', 11);
select setval('public.otc_deal_number_seq', 50);
select setval('public.otc_message_id_seq', 1);
select setval('public.payout_batch_number_seq', 5);
select setval('public.payout_number_seq', 34);
select setval('public.posting_id_seq', 2675);
select setval('public.product_valuation_number_seq', 4);
select setval('public.rebate_number_seq', 10);
select setval('public.rebate_payment_number_seq', 2);
select setval('public.rebate_run_number_seq', 90006);
select setval('public.receivable_number_seq', 1006);
select setval('public.reference_change_id_seq', 6);
select setval('public.reference_set_id_seq', 2);
select setval('public.signature_act_number_seq', 10);
select setval('public.stop_number_seq', 1032);
select setval('public.subscription_number_seq', 42);
select setval('public.transfer_number_seq', 10);
select setval('public.webhook_event_number_seq', 1);

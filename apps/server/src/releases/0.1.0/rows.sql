copy migration (name, sha256, applied_at) from stdin;
0001_platform.sql	2762592f503ca82a784a1d2deb8f78ba1145570505934393d5c53f1b2d3d0b52	2026-11-29 05:09:25.630593+00
0002_access.sql	be3b57b931a0801c39ed310b6d45e79683556ab60e62ec62fc2f12418155580e	2026-11-29 05:09:25.630593+00
0003_office.sql	64d7aa4b588f93b73ee0c03119ce0401859b896894f56619ba12427fae904731	2026-11-29 05:09:25.630593+00
0004_books.sql	bcd12db9db5e34b7196d48bf1488436755143b6584062db5bd879c815292f005	2026-11-29 05:09:25.630593+00
0005_services.sql	d6da386a46d6dbe6b851bd906b221209da394d94d87239501ed51b9b3b874c91	2026-11-29 05:09:25.630593+00
0006_identity.sql	ebdc79b87aa0146bed1cc9d286c593795a57e1010ef3f72479ca15190667ccd4	2026-11-29 05:09:25.630593+00
0007_profile.sql	82f965470d5a7dfaa449697179f5e707baf156bdae9d7ea65059f802940be6b8	2026-11-29 05:09:25.630593+00
0008_payments.sql	8d9f6f638cdc5da487af99f9479e490c8eaf091f7cdd9a01048f9b0b0eae346f	2026-11-29 05:09:25.630593+00
0009_trading.sql	f79ab6f8ddba7848b273e34cedb2ded17e225a63b61bed8417c5b74cfc78c3a6	2026-11-29 05:09:25.630593+00
0010_issuance.sql	23b050b6cd443f708ac67e7ea2634eb36a411c6c297686adf0c195d2c0959b4d	2026-11-29 05:09:25.630593+00
0011_desk.sql	6e82d2e0d74b8914ca9a8634f3096ec87d96f5797b982c442b012131d3b4fa06	2026-11-29 05:09:25.630593+00
0012_partners.sql	147b8d292a23435a5879a2bcd026c670bc2c5b46d1af5592959541d99ea307e7	2026-11-29 05:09:25.630593+00
0013_reporting.sql	074aaeac1fd6296378444aa87e370d1e55744224a3752aa789d60469021651c4	2026-11-29 05:09:25.630593+00
0014_office_own_accounts.sql	ea47a0e029765412bd96b9f61cb991290ca33d050bbdd364e24e2f66090b2359	2026-11-29 05:09:25.630593+00
\.

copy transition (entity, entity_id, n, from_state, to_state, at, actor) from stdin;
agent	53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	1	\N	applied	2026-11-13 05:09:26.946+00	customer:f8387ed4-3a46-41ef-a0e8-06da67997185
agent	53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	2	applied	licence_check	2026-11-13 05:09:26.946+00	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55
agent	53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	3	licence_check	contract	2026-11-13 05:09:26.946+00	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55
\.

copy legal_edge (entity, from_state, to_state) from stdin;
cms_version	published	archived
company_application	\N	draft
company_application	draft	submitted
\.

copy chain_head (chain, seq, hash) from stdin;
audit	329	5d7c1d625787f47aad02e3e7627b4f818fc071cc7ff676f81635e5b791f715c3
journal	1254	8df86f95613fc26acbc09435e1211be27b3dcef673b489e09d21c4262c9a4edb
\.

copy rate_limit (key, points, expire) from stdin;
console/api/v1/operators/confirm:ip:127.0.0.1	5	1795929027129
console/api/v1/operators/login:ip:127.0.0.1	5	1795929027035
console/api/v1/uploads/create:operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	12	1795932572880
\.

copy database_probe (id, at, filler) from stdin;
1	2026-06-01 00:00:00+00	\\x61
\.

copy site_setting (the_row, login_hide, register_hide, login_forbidden, register_forbidden, enforce_authenticator, voice_open, restriction_type, risk_test, limit_countries, allow_countries, high_risk_countries, terms_version) from stdin;
t	f	f	f	f	f	f	1	f	{}	{}	{}	2026-07
\.

copy field_key (kid, public_jwk, private_sealed, created_at, ends_at) from stdin;
solana	[]	USD	2026-06-03 00:00:00+00	\N
\.

copy field_nonce (nonce, expires_at) from stdin;
invented@tessera.example	2026-06-02 00:00:00+00
\.

copy customer (id, number, email, email_lost, phone, phone_key, mobile_check, former_email, former_phone, password_hash, nickname, real_name, type, parent_id, parent_active, kyc_status, kyc_changed_at, residence, nationality, investor_class, risk_test_passed_at, status, forgotten_at, lang, fiat, terms_version, invite_code, invited_by, created_at, phishing_phrase, fund_password_hash, color_mode, fee_coin_open, mails_off, texts_off) from stdin;
0bb169cb-0790-461d-a6f9-61d6ea73193b	30182749	orders@straits.example	f	+6591110006	+6591110006	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$oUqA4JC8nMSZ1SOpN8nqRg$cuwd6XnX3UkG7UBKTkbr+K2ZBYj+3nG+hJxvnbOR1A8	\N	Nadia Rahman	individual	\N	t	approved	2026-07-02 05:09:26.946+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	JAP2KRDQZV	\N	2026-07-02 05:09:26.946+00	\N	\N	\N	f	{}	{}
2668e212-17b1-425d-a1df-68299d83b402	30182747	invest@harborview.example	f	+4790010004	+4790010004	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$jLq/dvKpsqSMqTPd/JMHYg$OUiDp/DD4bE/CzUUNO+mNKRJUyuSb84O1bStENcCj64	\N	Tomas Dahl	individual	\N	t	approved	2026-07-02 05:09:26.946+00	NO	NO	ai	\N	active	\N	en_US	USD	2026-07	TXJG1SNR5C	\N	2026-07-02 05:09:26.946+00	\N	\N	\N	f	{}	{}
2e4e5abf-d6bb-4f3b-80b9-2a53dd30b508	30182750	new@tessera.example	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$tzKm4PqfcBJRjnBfySbEJQ$nIURdzy7QDnTXxHqCDsULRG/y37cB0hMoW+1byjtq/w	\N	\N	individual	\N	t	unknown	2026-07-02 05:09:26.946+00	\N	\N	ri	\N	active	\N	en_US	USD	2026-07	TV8Q2M9H8D	\N	2026-07-02 05:09:26.946+00	\N	\N	\N	f	{}	{}
3efffe0d-91bc-4120-a344-f4614246db9a	30182752	\N	f	\N	\N	f	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$xBCQYBBY80FWeVXs1rZaGw$X0EVauC+xi+SIe8HzrvY7+Olw/XZmnuwXusyC7JQw7M	\N	Nadia Rahman	sub	0bb169cb-0790-461d-a6f9-61d6ea73193b	t	approved	2026-07-02 05:09:26.946+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	64089C9713	\N	2026-11-13 05:09:26.946+00	\N	\N	\N	f	{}	{}
433067cc-70bb-43da-8d61-8971240ad8b2	30182744	lim@tessera.example	f	+6591110001	+6591110001	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$YLu0INks7FJdodYWIgXsGg$HoTOqYi8wlmC1i29VtxcMs0kXc+GiLfmc0+2FL8Dfxk	Jia Wen	Lim Jia Wen	individual	\N	t	approved	2026-07-02 05:09:26.946+00	SG	SG	ri	\N	active	\N	en_US	USD	2026-07	EVAXFF1AF0	\N	2026-07-02 05:09:26.946+00	\N	\N	\N	f	{}	{}
70120acc-d6e7-47ec-9fd8-62d11aefea96	30182748	quotes@meridian.example	f	+6591110005	+6591110005	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$HJSTnE49nYMNgSzM7zSt5w$0sfviVt9V36RxbmR7i7zaOYWdfdMBPKtc+qDJZ2ArrU	\N	Ong Rui Min	individual	\N	t	approved	2026-07-02 05:09:26.946+00	SG	SG	ei	\N	active	\N	en_US	USD	2026-07	GSDF330K7S	\N	2026-07-02 05:09:26.946+00	\N	\N	\N	f	{}	{}
ecc88ddc-0def-4a82-817a-014c87fcc488	30182746	desk@quaystone.example	f	+60123450003	+60123450003	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$rc9yvyRcKWks6CgYWS2FzQ$2+vbtzB5NB3CQQhgKVMpZGa2vW+l2WDSNJf0sIPjLc0	\N	Farid Anwar	individual	\N	t	approved	2026-07-02 05:09:26.946+00	MY	MY	ei	\N	active	\N	en_US	USD	2026-07	7HD8F7X5PQ	\N	2026-07-02 05:09:26.946+00	\N	\N	\N	f	{}	{}
f35977ac-809b-4d59-bdc0-4b3b84e3c355	30182745	chen@tessera.example	f	+8613800010002	+8613800010002	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$aVJ5Y3jQsExQ8UIYTFc9lA$SRKyU4t1s30A4Ks4fYu/cpwl1t3JcUx10IoN18qS2Yc	思远	陈思远	individual	\N	t	approved	2026-07-02 05:09:26.946+00	CN	CN	ai	\N	active	\N	zh_CN	CNY	2026-07	637Q0NJPSC	\N	2026-07-02 05:09:26.946+00	\N	\N	\N	f	{}	{}
f8387ed4-3a46-41ef-a0e8-06da67997185	30182751	northquay@tessera.example	f	+6591230077	+6591230077	t	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$i6vMEuMeTAS4YyKEqvmSlQ$cmx+RYvzNQo8zj/mPsYtKfwjJvtEoo/B/JCFNlGdy/M	\N	Northquay Capital Partners LLP	corporate	\N	t	approved	2026-11-13 05:09:26.946+00	SG	\N	ri	\N	active	\N	en_US	USD	2026-07	XPCZE560EE	\N	2026-11-13 05:09:26.946+00	\N	\N	\N	f	{}	{}
\.

copy session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ended_at, ip, user_agent, device_id, device_info, clock_drift_seconds) from stdin;
0b3a8be0-dd00-4cd4-8101-7ee7207fb69c	b1c331c18d54d50591546c135c30a5ce023d968224d40ec61509a8ca7d0f65eb	70120acc-d6e7-47ec-9fd8-62d11aefea96	2026-11-29 05:09:49.916+00	2026-11-29 05:10:33.125811+00	2026-11-29 17:09:49.916+00	30	\N	2001:db8:38db:76cb::1	node	local-world-38db76cb16d16179	6d3f14107d3539dfb4059e57f49ac2ea5b730b5f3d7213048dca3125bb4fa965	0
204cf5f5-24f1-442b-a97e-d4e3f3963853	735a196a248806ea701a1515414e93859dd9f712d7625f16549e194b9972de73	70120acc-d6e7-47ec-9fd8-62d11aefea96	2026-11-29 05:09:31.677899+00	2026-11-29 05:09:31.677899+00	2026-11-29 17:09:31.677899+00	30	\N	127.0.0.1	local world	\N	\N	\N
27413f20-6bf0-41f3-9029-cb2332ff67e8	a2c2d989c4072fe348df222ad475631e22ac72dc246886f5f8db76018823ff4b	0bb169cb-0790-461d-a6f9-61d6ea73193b	2026-11-29 05:09:49.862+00	2026-11-29 05:10:34.664327+00	2026-11-29 17:09:49.862+00	30	\N	2001:db8:e39b:dabb::1	node	local-world-e39bdabb4aeb4079	8d38871e906acb2aa0091e24b5eec2b136ad9fd5c5fed2114bb8e31e9255bf04	0
\.

copy code_challenge (id, scene, proof, channel, target, target_key, asked_by, customer_id, session_id, payload_hash, ip, tries, created_at, resend_at, expires_at, used_at) from stdin;
54ef3d17-d5ac-4c37-a2b3-cf2e00ef5de4	login	email	email	quotes@meridian.example	quotes@meridian.example	owner	70120acc-d6e7-47ec-9fd8-62d11aefea96	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:38db:76cb::1	1	2026-11-29 05:09:47.45+00	2026-11-29 05:11:17.45+00	2026-11-29 05:14:47.45+00	2026-11-29 05:09:49.916+00
b06943c3-d5ec-4e42-9f0a-55e123074a0a	login	email	email	orders@straits.example	orders@straits.example	owner	0bb169cb-0790-461d-a6f9-61d6ea73193b	\N	44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a	2001:db8:e39b:dabb::1	1	2026-11-29 05:09:47.418+00	2026-11-29 05:11:17.418+00	2026-11-29 05:14:47.418+00	2026-11-29 05:09:49.862+00
\.

copy login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at, used_at) from stdin;
44366d03-0e57-4b16-98a0-26261cfb1037	f0eb5bd6fe6c1deae7ff48c1bb600b55772a672472f1f527b16f100e7fff080a	70120acc-d6e7-47ec-9fd8-62d11aefea96	54ef3d17-d5ac-4c37-a2b3-cf2e00ef5de4	2026-11-29 05:09:47.45+00	2026-11-29 05:14:47.45+00	2026-11-29 05:09:49.916+00
ab69c1a6-04bd-419a-986d-e9e696743b32	a446179e38ae27bda2407093cc0661a7f4f44a8bc2a690ce5560206955db0f13	0bb169cb-0790-461d-a6f9-61d6ea73193b	b06943c3-d5ec-4e42-9f0a-55e123074a0a	2026-11-29 05:09:47.418+00	2026-11-29 05:14:47.418+00	2026-11-29 05:09:49.862+00
\.

copy password_budget (account_hash, tries, window_start) from stdin;
075219961dc7da8e01cdf690e862909f8ba7ce1778ec81072fc3bbb66e4356d5	0	2026-11-29 05:09:47.306+00
43f400c5778ab19f0f952c75e0400250e3030549c5f38d006a379f12dfaf65b4	0	2026-07-02 05:09:26.946+00
895289d2192980eaa5d5f51308d67aa5f440f5316f6d9268b2ab3aa270c7f021	0	2026-11-29 05:09:47.306+00
\.

copy verify_token (token_hash, scene, target, customer_id, payload_hash, created_at, expires_at, used_at, proven) from stdin;
2a680ce7072684473dc6b7a983d2339d119213d3d23dff9dfee2c13f2411693a	set_bank_account	\N	433067cc-70bb-43da-8d61-8971240ad8b2	fbd02f6431b12899e6bbecffde37e41b11644c9e764ed625187cf4516fc886d1	2026-07-02 05:09:26.946+00	2026-07-02 05:14:26.946+00	2026-07-02 05:09:26.946+00	{mobile}
557d7b065089b8b82ac6395002b23d2a5c7f522f8f853a3eeeff57a4a432826e	new_coin_purchase	\N	f35977ac-809b-4d59-bdc0-4b3b84e3c355	81773051b9e873f8b14941ba25251f6896fe3c5f0bb1ebab4c2c6d035ec42923	2026-11-26 05:09:26.946+00	2026-11-26 05:14:26.946+00	2026-11-26 05:09:26.946+00	{mobile}
78c6fba5bb94dea530ea39a6d14b0ab7c01b0bcbbd4e0d48d2bac43881f57923	new_coin_purchase	\N	2668e212-17b1-425d-a1df-68299d83b402	da7702ebb9b5bb89276d39523bafabf46711539982d6bffc5b46c629bfdbd0cb	2026-11-24 05:09:26.946+00	2026-11-24 05:14:26.946+00	2026-11-24 05:09:26.946+00	{mobile}
\.

copy password_reset (id, token_hash, customer_id, account, steps, done, challenge_id, created_at, expires_at, used_at) from stdin;
0284ac53-6c7a-4019-9628-6c1ab7b9e76f	HDFC0ABCDEF	\N	2026-06	{google}	0	54ef3d17-d5ac-4c37-a2b3-cf2e00ef5de4	2026-06-02 00:00:00+00	2026-06-01 00:00:00+00	\N
\.

copy qr_login (id, secret_hash, status, match_code, choices, ip, user_agent, device_id, created_at, expires_at, customer_id, session_id) from stdin;
73edd334-6e09-491e-9588-5cfe519ad801	65	scanned	10	{10}	2026-06-01	ABCD	invented	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	2668e212-17b1-425d-a1df-68299d83b402	\N
\.

copy terms_acceptance (customer_id, edition, document_hash, lang, at, ip) from stdin;
f8387ed4-3a46-41ef-a0e8-06da67997185	ABCDEFGHJK	\N	zh_CN	2026-06-02 00:00:00+00	INV000001
\.

copy authenticator (customer_id, secret_sealed, bound_at, last_step) from stdin;
70120acc-d6e7-47ec-9fd8-62d11aefea96	2026-06-01	2026-06-01 00:00:00+00	2
\.

copy authenticator_setup (customer_id, secret_sealed, expires_at) from stdin;
3efffe0d-91bc-4120-a344-f4614246db9a	HDFC0ABCDEF	2026-06-01 00:00:00+00
\.

copy authenticator_tries (customer_id, door, wrong_tries, wrong_since, wrong_at) from stdin;
70120acc-d6e7-47ec-9fd8-62d11aefea96	reset	2	2026-06-01 00:00:00+00	{}
\.

copy backup_code (customer_id, code_hash, used_at) from stdin;
3efffe0d-91bc-4120-a344-f4614246db9a	ABCD	2026-06-03 00:00:00+00
\.

copy passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
bca847ca-3d68-49e4-947c-660cfa316887	f35977ac-809b-4d59-bdc0-4b3b84e3c355	invented@tessera.example	\\x61	100	{}	solana	t	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00
\.

copy passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at, used_at) from stdin;
fd128d89-bf22-4527-95d7-bb7c1d54b7c9	add	solana	solana	+6591234567	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	\N
\.

copy fund_password_check (id, customer_id, at, matched) from stdin;
af5d9a38-ca2b-474c-b30e-c24b5443cb2a	70120acc-d6e7-47ec-9fd8-62d11aefea96	2026-06-03 00:00:00+00	t
\.

copy api_key (id, customer_id, made_by, power_id, slot, label, key_hash, ending, type, secret_sealed, public_key, scopes, ips, status, created_at, acts_from, expires_at, last_used_at, deleted_at, foreign_uses, foreign_used_at) from stdin;
86ab1e20-e1af-4def-a8f3-f1bc8a4b690f	3efffe0d-91bc-4120-a344-f4614246db9a	2e4e5abf-d6bb-4f3b-80b9-2a53dd30b508	28fec489-2c9e-4592-90fb-688b0f42707b	1	USD	SG	ABCD	hmac	invented@tessera.example	\N	{trade}	{withdraw}	stopped	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	\N	1	\N
\.

copy api_request (key_id, digest, expires_at, door) from stdin;
86ab1e20-e1af-4def-a8f3-f1bc8a4b690f	solana	2026-06-03 00:00:00+00	2026-06
\.

copy account_freeze (id, customer_id, scope, cause, from_at, until_at, extended_by, shortened_from, written) from stdin;
f9731b21-d131-4353-b512-a7285dd1b669	70120acc-d6e7-47ec-9fd8-62d11aefea96	p2pSell	invented	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	cf3d424a-2527-4536-81b8-331ba193ceef	2026-06-03 00:00:00+00	5274
\.

copy freeze_link (id, customer_id, created_at, expires_at, used_at) from stdin;
649388e2-aded-49bf-b009-c26f99ee4849	f35977ac-809b-4d59-bdc0-4b3b84e3c355	2026-07-02 05:09:26.946+00	2026-07-04 05:09:26.946+00	\N
83041890-d88f-4834-a9dc-5e6bb105987b	433067cc-70bb-43da-8d61-8971240ad8b2	2026-07-02 05:09:26.946+00	2026-07-04 05:09:26.946+00	\N
943f6d97-27b9-4be1-8aa2-4b2ad3cac6fb	70120acc-d6e7-47ec-9fd8-62d11aefea96	2026-11-29 05:09:49.916+00	2026-11-29 11:09:49.916+00	\N
\.

copy security_event (id, customer_id, kind, at, ip, device, city) from stdin;
317bc35c-4944-4609-8182-65e2f55c320d	0bb169cb-0790-461d-a6f9-61d6ea73193b	sub_account_created	2026-11-13 05:09:26.946+00	127.0.0.1	lightMyRequest	\N
91b4448f-bdf5-49d6-9941-2a4fe1c9668f	433067cc-70bb-43da-8d61-8971240ad8b2	bank_account_added	2026-07-02 05:09:26.946+00	127.0.0.1	lightMyRequest	\N
95f4dfa1-fd40-48b8-9fd0-c50100232b41	f35977ac-809b-4d59-bdc0-4b3b84e3c355	bank_account_added	2026-07-02 05:09:26.946+00	127.0.0.1	lightMyRequest	\N
\.

copy login_event (id, customer_id, at, kind, ip, device, succeeded, city, note) from stdin;
14185645-617a-4856-a950-ee5b3a67b6a7	0bb169cb-0790-461d-a6f9-61d6ea73193b	2026-11-29 05:09:49.862+00	code	2001:db8:e39b:dabb::1	node	t	\N	new_device
926e28dd-5278-4fe2-8d9e-1a441073557c	70120acc-d6e7-47ec-9fd8-62d11aefea96	2026-11-29 05:09:49.916+00	code	2001:db8:38db:76cb::1	node	t	\N	new_device
\.

copy stop (id, number, scope, subject_id, customer_id, reason, notice, set_by, from_at, until_at, thaws, lifted_at, ended_at, written) from stdin;
08edbc3a-47ee-423d-9f8b-deb5dc379410	1076	product	+6591234567	\N	solana	\N	098b04e4-3b16-4b16-b185-16425c4c21f8	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	t	\N	2026-06-01 00:00:10+00	5274
\.

copy operator (id, email, name, own_phone, own_document_hash, own_document_formula, password_hash, totp_secret_sealed, totp_last_step, totp_confirmed_at, roles, status, invited_until, wrong_passwords, wrong_codes, locked_until, created_at) from stdin;
098b04e4-3b16-4b16-b185-16425c4c21f8	root@tessera.example	Mei Lin Goh	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$kQ5A2XzSavX/ac1EU0xfMA$lG+i9MVM8VlYWjTrEzwvgY0/x7KJk3cLH6v3/tXBixU	k1.Z--wOiLU7xK041CA.SiEszDLAI6AeHUb3rfE0RA.YbKUAsRWt9xG-0mEx5EbsDqZBHXfOvY_uZIPiYAKLak	59432298	2026-07-02 05:09:26.946+00	{superadmin}	active	\N	0	0	\N	2026-07-02 05:09:26.946+00
23cc4d6b-cc6f-4159-a445-1ef762ff3c55	priya@tessera.example	Priya Tan	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$czw9kT9bHLRFm+RyWNEVwg$0f5DBk9gnpHEt1dmdrxkpd2G71F6CBpRsi5aP0e/sWQ	k1.D_nC2CgQ6C8HRY71.7kWlatEW8QrhDeKTOyKZVg.yJZ5jO5NRAEFsaCJyQAMPGoXuVjtTKW-D9FaRZ4Xnzk	59432298	2026-07-02 05:09:26.946+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 05:09:26.946+00
56af66ab-8bc6-4f3b-b918-a52df2e2e30a	arjun@tessera.example	Arjun Nair	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$vcCMxT96Y78eucyQFo2rRg$Mp+O8A84X+/kmDP3DocRdxmHUC3vwRIgr6idxEhWVMU	k1.Z_2haJNq0jVJgsRs.SqyUylZqdzG9xLjjLQUT2g.l1U0tvJECZFCFlV-M-mpLs_PA1L74xPQJzk9cloxXXA	59432298	2026-07-02 05:09:26.946+00	{compliance,finance,listing}	active	\N	0	0	\N	2026-07-02 05:09:26.946+00
cf3d424a-2527-4536-81b8-331ba193ceef	deputy@tessera.example	Hafiz Rahim	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$qGEQXYVG1zZzXSuRrbWsyg$zZrUgXg3TaAnmwNHllvyor+j8ZrjLuj0VIQFV7YmD+8	k1.aBOoWvUAE4xtMQO9.oQCWsVo-LPontWmJ4XRRZQ.N6YgcLbGu63t3A1aYVEr9_AYMn6ZrYGmnhoRNijvsE0	59432298	2026-07-02 05:09:26.946+00	{superadmin}	active	\N	0	0	\N	2026-07-02 05:09:26.946+00
d913f6bc-fe1a-472a-b48e-918d53be3d7a	wen@tessera.example	Teo Wen Hui	\N	\N	\N	$argon2id$v=19$m=19456,t=2,p=1$5l8K3fgW76UUgQ/Xu5gS5g$Q3BgGWpstX2YFaEHCo0EyZFkK/jHk2XTYARQZ+rKFC8	k1.koID4Hedzurx4gEU.Zvwpx0yD2PnEKiMlwgTV7w.ZO1nveoTMHc_7t0EvYvNK5DBRfZ8jDmJzcq-24Is_0A	59432298	2026-07-02 05:09:26.946+00	{listing}	active	\N	0	0	\N	2026-07-02 05:09:26.946+00
\.

copy operator_ticket (token_hash, operator_id, tries, created_at, expires_at, used_at) from stdin;
455b557300d841d247a5aa6a6b2ca889b230cad47da3306db8fe2c36c63089b2	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	0	2026-07-02 05:09:26.946+00	2026-07-02 05:14:26.946+00	2026-07-02 05:09:26.946+00
51db17a895e80595fefe4550842479160132a589899ce0ab2e0762276d88f4ef	cf3d424a-2527-4536-81b8-331ba193ceef	0	2026-07-02 05:09:26.946+00	2026-07-02 05:14:26.946+00	2026-07-02 05:09:26.946+00
54a1441e6528f2a4c94206a784720e4f5e59deae1f8a5e70a897b9604b109444	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	0	2026-07-02 05:09:26.946+00	2026-07-02 05:14:26.946+00	2026-07-02 05:09:26.946+00
\.

copy operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ended_at, ip, device_hash) from stdin;
0283e7a5-12e6-431f-9d7d-c164bbfd7044	9a64b0bd8a747f31b0a0c5c823fac08399c4a65a707341c59a207e1511247309	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-11-29 05:09:27.886804+00	2026-11-29 05:09:45.026313+00	2026-11-29 17:09:27.886804+00	\N	127.0.0.1	\N
0fbe5fdf-587d-4b49-ace8-b2464447ab7c	7b1e4d96462da243d143e5ee60442d3f0118d94d196d6a4ba8ef072eb2f6264c	d913f6bc-fe1a-472a-b48e-918d53be3d7a	2026-07-02 05:09:26.946+00	2026-11-29 05:09:27.535656+00	2026-07-02 17:09:26.946+00	\N	127.0.0.1	\N
1a6cbdc6-71c2-4136-82fd-fae880e012c5	7c0fac729e3d9ce905d4d68106818fc9c9a8e18c89261d84f11f1a28112164b7	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-02 05:09:26.946+00	2026-11-29 05:09:27.193789+00	2026-07-02 17:09:26.946+00	\N	127.0.0.1	\N
\.

copy operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at) from stdin;
b3ec2333-6e3a-4d69-b97d-d35bd06586eb	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	HDFC0ABCDEF	\\x61	0	{Invented}	ABCD	f	2026-06-01 00:00:10+00	\N
\.

copy operator_account (operator_id, customer_id, status, declared_at, answered_by, reason) from stdin;
cf3d424a-2527-4536-81b8-331ba193ceef	0bb169cb-0790-461d-a6f9-61d6ea73193b	own	2026-06-02 00:00:00+00	\N	\N
\.

copy key_canary (key, sealed, made_at) from stdin;
CHAIN_MASTER_SEED	k1.zHEKY3Z7_USmXvJX.v6yOJyiwwMNCwThrDoOWLA.xvJ3u4WS6AiI6VzuD2ETbroRk_u75b4lu4dVLamy	2026-11-29 05:09:26.631633+00
SECRET_KEY	k1.ZULLIVLP2WSz1BJL.v_f5bIYvYSbZxNlAf3RKlQ.KPoQCg_35-KUs7T2gboC8cqi5fDl18g	2026-11-29 05:09:26.629291+00
\.

copy cms_text (id, kind, slug, created_at) from stdin;
0190c46d-6381-4dfe-90b2-10b01a25f04a	page	about	2026-07-02 05:09:26.946+00
02f13b00-8e0c-4897-b7b8-e09c46ff6c2e	announcement	first-listings	2026-10-03 05:09:26.946+00
09b3f2d2-11ce-4a34-989b-eb082a9ac40c	announcement	statements	2026-11-17 05:09:26.946+00
14db08c3-fe60-46cf-8de1-b37aeff8a068	announcement	opening	2026-07-03 05:09:26.946+00
31596b79-b9d3-4fb3-9a86-e9e45eac893f	faq	faq-verification	2026-07-02 05:09:26.946+00
\.

copy cms_version (id, text_id, number, status, content, content_hash, edition, written_by, written_at, approved_by, publish_at, published_at, archived_at) from stdin;
0046a881-3290-46b7-b2ad-928399d0f9ac	09b3f2d2-11ce-4a34-989b-eb082a9ac40c	1	published	{"kind": "announcement", "title": {"en_US": "Your transaction history as a file", "zh_CN": "资金流水支持导出"}, "blocks": [{"text": {"en_US": [{"href": null, "text": "Under transaction history choose the dates and download. Every line carries its reference, so that it can be found again in the books.", "marks": []}], "zh_CN": [{"href": null, "text": "在资金流水中选择日期即可下载。每行均带有编号，可在账册中追溯。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "Transaction history can be downloaded for your records and your tax return.", "zh_CN": "资金流水现可下载，便于留存与报税。"}}	60c3c366ae03822c72a60beecababadf8fd359c73d18024a575adc43eadd9ee2	\N	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-11-17 05:09:26.946+00	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	2026-11-17 05:09:26.946+00	2026-11-17 05:09:26.946+00	\N
0e7d90a5-61e2-4865-b177-b92115ac0d32	31596b79-b9d3-4fb3-9a86-e9e45eac893f	1	published	{"kind": "faq", "rank": 60, "answer": [{"text": {"en_US": [{"href": null, "text": "Individuals 3 to 7 working days, companies 15. We tell you when a photo must be sent again, and why.", "marks": []}], "zh_CN": [{"href": null, "text": "个人 3 至 7 个工作日，企业 15 个工作日。如需重新提交照片，我们会告知原因。", "marks": []}]}, "type": "paragraph"}], "question": {"en_US": "How long does verification take?", "zh_CN": "身份认证需要多久？"}, "onLanding": false}	40f63db6925479ae2df17eb3883faeec615c94e5ea4550260f3d8f6154339c70	\N	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-02 05:09:26.946+00	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N
24547a75-de34-4ae5-bb4d-22749286fed6	14db08c3-fe60-46cf-8de1-b37aeff8a068	1	published	{"kind": "announcement", "title": {"en_US": "Tessera is open", "zh_CN": "Tessera 正式上线"}, "blocks": [{"text": {"en_US": [{"href": null, "text": "From today investors can open an account and be verified. The first offerings follow within weeks; each is announced with its documents and its risks.", "marks": []}], "zh_CN": [{"href": null, "text": "即日起，投资者可以开立账户并完成身份认证。首批产品将在数周内推出，届时将一并公布文件与风险。", "marks": []}]}, "type": "paragraph"}, {"text": {"en_US": [{"href": null, "text": "Read the ", "marks": []}, {"href": "/cms/terms", "text": "terms", "marks": []}, {"href": null, "text": " and the ", "marks": []}, {"href": "/cms/risk", "text": "risk notice", "marks": []}, {"href": null, "text": " before you begin.", "marks": []}], "zh_CN": [{"href": null, "text": "开始之前，请阅读", "marks": []}, {"href": "/cms/terms", "text": "服务条款", "marks": []}, {"href": null, "text": "与", "marks": []}, {"href": "/cms/risk", "text": "风险披露", "marks": []}, {"href": null, "text": "。", "marks": []}]}, "type": "paragraph"}], "summary": {"en_US": "Accounts can be opened, and the first issuers are preparing their offerings.", "zh_CN": "现已开放注册，首批发行人正在筹备发行。"}}	1a1f9a10e4da19665e01831fb2ff03ade5366266bf7841ca7f7b1305e4392a4c	\N	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-03 05:09:26.946+00	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	2026-07-03 05:09:26.946+00	2026-07-03 05:09:26.946+00	\N
\.

copy coin (code, kind, scale, name_en, name_zh, listed_at) from stdin;
AURB	token	0	Aurelle Bioworks Series C	奥睿生科 C 轮优先股	2026-07-29 05:09:26.946+00
CNY	fiat	2	Chinese yuan	人民币	2026-07-02 05:09:26.946+00
HCCL	token	0	Halden Cold Chain Logistics Park	海登冷链物流园	2026-07-19 05:09:26.946+00
KGN29	token	0	Kestrel Grid Green Notes 2029	红隼电网绿色票据 2029	2026-10-17 05:09:26.946+00
LBR3	token	0	Lantern Bay Residences Sub-Trust 3	灯塔湾公寓 子信托 3	2026-11-01 05:09:26.946+00
LUMA	token	2	Luma Freight Credits	流明货运积分	2026-10-13 05:09:26.946+00
OPLG	token	0	Opaline Semiconductor Growth Fund	欧泊半导体成长基金	2026-11-21 05:09:26.946+00
SGD	fiat	2	Singapore dollar	新加坡元	2026-07-02 05:09:26.946+00
SLW31	token	0	Solenne Water Infrastructure 2031	索莱恩水务基建债 2031	2026-09-17 05:09:26.946+00
TMFG	token	0	Tamarind Foods Group Ordinary	罗望子食品集团 普通股	2026-09-12 05:09:26.946+00
USD	fiat	2	US dollar	美元	2026-07-02 05:09:26.946+00
tUSD	crypto	6	Tessera test dollar	Tessera 测试美元	2026-07-02 05:09:26.946+00
\.

copy coin_network (coin, chain, mint, token_program, confirmations, deposit_open, deposit_min, withdraw_open, withdraw_fee, withdraw_min, withdraw_max, memo) from stdin;
tUSD	solana_devnet	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA	8	t	1000000	t	1000000	10000000	100000000000	optional
\.

copy account (id, customer_id, kind, purpose, role, coin, may_be_negative, posted, held) from stdin;
1	433067cc-70bb-43da-8d61-8971240ad8b2	fiat	own	customer	SGD	f	19536636	3015000
2	\N	house	bank	external	SGD	t	-20449520000	0
3	f35977ac-809b-4d59-bdc0-4b3b84e3c355	fiat	own	customer	SGD	f	68094468	38207500
4	ecc88ddc-0def-4a82-817a-014c87fcc488	fiat	own	customer	SGD	f	6338337370	4879375000
5	2668e212-17b1-425d-a1df-68299d83b402	fiat	own	customer	SGD	f	5758808168	4428165750
7	0bb169cb-0790-461d-a6f9-61d6ea73193b	fiat	own	customer	SGD	f	1056425296	905750000
37	f35977ac-809b-4d59-bdc0-4b3b84e3c355	token	own	customer	tUSD	f	101056000000	10452000000
65	f35977ac-809b-4d59-bdc0-4b3b84e3c355	token	own	customer	LUMA	f	1920000	1440000
67	2668e212-17b1-425d-a1df-68299d83b402	token	own	customer	LUMA	f	1440000	1080000
\.

copy journal (id, seq, created_at, kind, ref_type, ref_id, actor, reverses_id, prev_hash, hash) from stdin;
019f213b-5f22-79d8-b944-73f33075cda6	3	2026-07-02 05:09:26.946+00	fiat_credit	fiat_order	0118d709-ca6e-479c-8926-cbf92507876a	job:bank	\N	e0c9b328fcd3c994b3a594245afa377e07626de0cfcafcf6463a53f9c49a7450	3ad1652642fd37161b99e54e1ff2d0e601bc12c48e993880de89e24c5c362146
019f213b-5f22-7ae8-beab-2f539a1662ff	2	2026-07-02 05:09:26.946+00	fiat_credit	fiat_order	3dda9d05-1887-4dcc-b78f-05737d3ba31a	job:bank	\N	7313d0ed017631c79a5f2fb87d6eba0e935abe7c2270855f069d8e41c63cdb35	e0c9b328fcd3c994b3a594245afa377e07626de0cfcafcf6463a53f9c49a7450
019f213b-5f22-7c03-b82b-13da7092a47f	6	2026-07-02 05:09:26.946+00	fiat_credit	fiat_order	3533e764-2d3c-402b-a175-adc17c3c3a10	job:bank	\N	7fc35b089ae484578948fd53474b09d0023eb9ef85c4dda6a57c9202c2f3d1fc	4aaa4f5bb43f0912e5fca53621ea2d7b5ed0f7267af1c47c48c50b6ee7153ef9
019f213b-5f22-7d4c-a953-34eaa6df7edf	4	2026-07-02 05:09:26.946+00	fiat_credit	fiat_order	390e5beb-67b9-4a34-8aee-a8d99b14741d	job:bank	\N	3ad1652642fd37161b99e54e1ff2d0e601bc12c48e993880de89e24c5c362146	7cb8cb1216c600d18fa1ed6138cd18c62c13254100bbc2ff07216266672a93eb
019f213b-5f22-7ed1-bf05-043833c79208	5	2026-07-02 05:09:26.946+00	fiat_credit	fiat_order	549c433f-4261-4f58-b9e5-7b945515f6a6	job:bank	\N	7cb8cb1216c600d18fa1ed6138cd18c62c13254100bbc2ff07216266672a93eb	7fc35b089ae484578948fd53474b09d0023eb9ef85c4dda6a57c9202c2f3d1fc
019f213b-5f22-7ff5-b5f7-d2924572a880	1	2026-07-02 05:09:26.946+00	fiat_credit	fiat_order	bd4e6ff8-425d-4dc7-adbe-6f0326c8d925	job:bank	\N	0000000000000000000000000000000000000000000000000000000000000000	7313d0ed017631c79a5f2fb87d6eba0e935abe7c2270855f069d8e41c63cdb35
019f78c7-7b22-78a8-8945-22370a248aa9	7	2026-07-19 05:09:26.946+00	issue	product	c52968e8-196f-421a-93fe-159157a55ec4	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	4aaa4f5bb43f0912e5fca53621ea2d7b5ed0f7267af1c47c48c50b6ee7153ef9	7a9195fc74e25b66142a9c17d07d5a7c7115f94fe023c80016ce9472c40464dd
019fac47-1322-75bf-aedd-08bc729faf9b	8	2026-07-29 05:09:26.946+00	issue	product	26b24587-7182-4c09-a241-9dbf58fd44a5	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	7a9195fc74e25b66142a9c17d07d5a7c7115f94fe023c80016ce9472c40464dd	bde73b914be32d93e30812e53af893ded9790c7401dd3c0cdd3beed16c9b35a2
01a09405-3f22-7555-8ad3-e86d23c5e703	9	2026-09-12 05:09:26.946+00	issue	product	1906cfa0-91a6-424f-ab1b-fe4440061c36	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	bde73b914be32d93e30812e53af893ded9790c7401dd3c0cdd3beed16c9b35a2	b2cb87db5cdf0df4d7f2b987f517a933f876e0032dcb97abd37f153d6c4615ee
01a0f5de-1322-7101-aa13-a3a751cf99af	29	2026-10-01 05:09:26.946+00	allot	subscription	4bd6a7ce-2153-40ce-a07b-787caddd629b	job:allotment	\N	5c9dd49815c944a1d1d99d708c4b76f9a37de917892e55615caf6bd236d36b48	8e686a4e3ebb6db8c12cda1ee38039eabeecf4704d8975a3a20e92f964faa7c1
01a0f5de-1322-736a-b9e8-21e73eeb2b90	22	2026-10-01 05:09:26.946+00	disburse	subscription	05a8ae30-ea00-49e5-aae8-4c851329cb10	job:allotment	\N	87f51f23d4bcb74228a1bfd042235c6d30cdf62d80d3b98aaeec2c23d580b54c	c451d0d64c311a598b3b84dc271f71219e616534bfe4e32055a1316365c43577
01a0f5de-1322-73b5-9d74-4a8b6c27fa66	16	2026-10-01 05:09:26.946+00	disburse	subscription	037300d4-58b9-4a2c-89f9-cc4a9826a6e7	job:allotment	\N	47215b1cda7ddfd356d386c7377ffe316157d69cbf7be14264dc39eb8ecd51c4	cbb0482c093883789047625691e027fe7a99dced084d7079dfc366d0b9d8c7cd
01a0f5de-1322-743f-be8b-073f84af8ef3	28	2026-10-01 05:09:26.946+00	disburse	subscription	16716417-4b92-46aa-9192-555bc1a424bf	job:allotment	\N	31d00c837fd826e0442e0ac32cbb7d6641a7fd8b89b236849019684e90b080e9	5c9dd49815c944a1d1d99d708c4b76f9a37de917892e55615caf6bd236d36b48
01a0f5de-1322-7681-933d-10100f8b53eb	15	2026-10-01 05:09:26.946+00	allot	subscription	037300d4-58b9-4a2c-89f9-cc4a9826a6e7	job:allotment	\N	e9b60dab775d99044a64fc1bcabe4935122d9c60dcdb8d5d2fe373adbc693eaf	47215b1cda7ddfd356d386c7377ffe316157d69cbf7be14264dc39eb8ecd51c4
01a0f5de-1322-76e1-ba50-83bfa2071007	21	2026-10-01 05:09:26.946+00	allot	subscription	05a8ae30-ea00-49e5-aae8-4c851329cb10	job:allotment	\N	7050db3aaec280ec88c1e476d9fc0b4a01fbbcc5212a1f087f7fcbdb48e954aa	87f51f23d4bcb74228a1bfd042235c6d30cdf62d80d3b98aaeec2c23d580b54c
01a0f5de-1322-7798-b30f-8341c0292cec	27	2026-10-01 05:09:26.946+00	allot	subscription	16716417-4b92-46aa-9192-555bc1a424bf	job:allotment	\N	5939d7b833d56f79e8ef789aa7fd0a44ea5e3e67598942fb0877e6818c556a52	31d00c837fd826e0442e0ac32cbb7d6641a7fd8b89b236849019684e90b080e9
01a0f5de-1322-792d-b862-786c7f5ec38c	30	2026-10-01 05:09:26.946+00	disburse	subscription	4bd6a7ce-2153-40ce-a07b-787caddd629b	job:allotment	\N	8e686a4e3ebb6db8c12cda1ee38039eabeecf4704d8975a3a20e92f964faa7c1	de3b4bbc55ed9a4d7c0453920f81ab00725dc4da9f6dbcc6b7f69100273f1191
01a0f5de-1322-7c04-96ba-494312ecd544	26	2026-10-01 05:09:26.946+00	disburse	subscription	76181447-1484-4623-ba35-96639fb3e60c	job:allotment	\N	95d8fdd8352085311d068c99533599375330566e53a76badb3abc598cbbaa247	5939d7b833d56f79e8ef789aa7fd0a44ea5e3e67598942fb0877e6818c556a52
01a0f5de-1322-7d78-bb08-6dbf187633b9	25	2026-10-01 05:09:26.946+00	allot	subscription	76181447-1484-4623-ba35-96639fb3e60c	job:allotment	\N	d63f4573c27350388c82cfbb9ec68d5a5d177b6c3170a69ab49bd16345bbdc12	95d8fdd8352085311d068c99533599375330566e53a76badb3abc598cbbaa247
01a0fb04-6f22-77ba-9b6e-2278be8fd5f5	39	2026-10-02 05:09:26.946+00	deposit	deposit	687d9103-c975-4556-a9c1-a32c00342c58	job:watch-deposits	\N	b7bbf98128b3b1523ee68cb0642795a409aee54e4d73e1dd27cf753ef86da22e	7b6ef47b9926733a9212139c6895b0de845c82467d9a631aa216c124d4e13ec0
01a0fb04-6f22-7aa4-8c9b-560ab9765cec	36	2026-10-02 05:09:26.946+00	deposit	deposit	354cdbc9-dc8c-419c-84b8-c834cf510621	job:watch-deposits	\N	3f1d7dbae976e9c4df1c018269d320658c20928ba8864e95fbb5d61709093614	940ece814e2f50f1766787dcbf7109ce0dbc8ef398c12fbe03884fe67a9ceab1
01a0fb04-6f22-7ac1-a111-4b87d7ab7d15	35	2026-10-02 05:09:26.946+00	deposit	deposit	71dd040e-7dd8-4a7f-a653-4426c682dec4	job:watch-deposits	\N	c1d0caa399d513676b242ce0b7bcebb6e0ba18cc3a71dac3e9e9edebcba05d6a	3f1d7dbae976e9c4df1c018269d320658c20928ba8864e95fbb5d61709093614
01a0fb04-6f22-7bdc-be96-3bcca5a25308	37	2026-10-02 05:09:26.946+00	deposit	deposit	676876ec-b0c5-4ecd-a0b6-29834d703709	job:watch-deposits	\N	940ece814e2f50f1766787dcbf7109ce0dbc8ef398c12fbe03884fe67a9ceab1	f02d6e7e4f893c0f56711f5b554b8a36cb71655b3dd3901cda9af18d16ec5f59
01a1002a-cb22-7573-a761-15c79a14bbde	47	2026-10-03 05:09:26.946+00	transfer_out	transfer	556d94d2-2222-4b47-b479-b0b8a416a723	customer:0bb169cb-0790-461d-a6f9-61d6ea73193b	\N	914aa4c2e20608bc302e3fd5dc406586abbb0544dac8553e8928181afe61bd5c	71332ae457f72d3743b965a7c6c5a97c2d16bc529df0ae467482f07ff8223bb8
01a1002a-cb22-7b6f-99d7-c1a8b783f01a	45	2026-10-03 05:09:26.946+00	transfer_out	transfer	710d525c-7b40-4e9b-b5da-cfbb2b124443	customer:70120acc-d6e7-47ec-9fd8-62d11aefea96	\N	343b8d6e52d5a09b637252984a74a405c9f06d5c822c58071c5113a97a8788b1	a06aef5ead0917b857dc5fc43415ab6e85e776923929413e0ea18590668839e0
01a133aa-6322-7f99-8286-961d1d930b85	161	2026-10-13 05:09:26.946+00	issue	product	7d09ab56-9675-48a8-ae01-ebb6effb11de	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	419ab45528c0b63cb140f5b72ef482b1928657ad3cc1bd9af61848b36cf52aae	0c9feb03efd9de969f40b0ff2a77e9ebbc1ce12fbf2e6e19223ae2f1837d2b21
01a14843-d322-76c6-aca7-8b968ab684b1	204	2026-10-17 05:09:26.946+00	issue	product	151be635-e3b1-4411-a8f6-52d59cfc4c97	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	20e8270e90e5be521a111e5d719a48ee2de88fab458535521ee120477f4cd5fd	db0c023602a365d896698312a8ca25da41a87e7a1da67cbae357cc68cd998eaf
01a1905c-db22-7ef7-97dc-887eef436e8c	381	2026-10-31 05:09:26.946+00	distribution_release	distribution	ab1fc632-5d93-4838-be6c-f11f7126b1e4	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	1d2dd34512c66ed58f376497559fc229afc9d2d9d2d5b0775086956500370ce5	b17bcb56f5732ccbab5e1ccc0b44d85840b0fef1c51e1c63c46efaf483783a2d
01a19aa9-9322-71b6-8be4-9c4d62daf718	409	2026-11-02 05:09:26.946+00	distribution_pay	distribution_holder	4e9f3c7e-3eeb-4bb3-b7a3-774826ae32a4	job:distributions	\N	ad6d9f91a6a965257437526d18f94b51c24b05c5cb4eb036985334070f856259	7016ad8448bc79977bd966c7396b812312f7a738c027e4dac870b1c920fff175
01a19aa9-9322-7740-a4a7-9bbb53264132	411	2026-11-02 05:09:26.946+00	distribution_pay	distribution_holder	7fb21ebf-65d0-4b71-8dcd-3f54a017b817	job:distributions	\N	0a1dc0ffe11d6b968c24206e5ca15a25cdc7189c3d56245f427e8d2643b37917	f08d93a12e30a6fc128286eb85ec6319bab52cbf06d23e71b37535d011b5db28
01a19aa9-9322-7cfb-96f3-adda1334b192	412	2026-11-02 05:09:26.946+00	distribution_pay	distribution_holder	81d0bb43-7489-4939-b80a-119b727300ac	job:distributions	\N	f08d93a12e30a6fc128286eb85ec6319bab52cbf06d23e71b37535d011b5db28	36cb75ed74f948ab5b66b3347f70b7f1555354ba7b826906196eb56cfa64c5a3
01a1a4f6-4b22-7065-ae0a-fcc0267d3bc9	440	2026-11-04 05:09:26.946+00	disburse	subscription	0bd01d6c-a63a-4569-b8f2-926d99c66169	job:allotment	\N	f1c7d46ef4ab252aae0fb244f2525eac99227aee0a0c251eac88abc943077a84	78627cb1ec6e7f9c260b9bdfe6d1c0f84fb96a258d2766fa802772309d3474cc
01a1a4f6-4b22-73e4-ade1-6ab29f68e9f6	442	2026-11-04 05:09:26.946+00	disburse	subscription	2a9aa508-b2cf-4e8d-8f38-b839fe25d5ee	job:allotment	\N	b2bb685eabb23f324abb4df0f447d6642d7f60a62b630fd01a8a53441ceefb7a	ac9ce46e1ef103fcce13f7de9efe9add02b1a1c4ba6a351412be9994972a6ae9
01a1a4f6-4b22-740f-8167-3a0b205974ed	439	2026-11-04 05:09:26.946+00	allot	subscription	0bd01d6c-a63a-4569-b8f2-926d99c66169	job:allotment	\N	51e2797a825a743f0234e68e0d08a81e36668a78c5c5bc29d00cc20f1fe3c5cc	f1c7d46ef4ab252aae0fb244f2525eac99227aee0a0c251eac88abc943077a84
01a1a4f6-4b22-78c4-85a1-b9e8fe209558	441	2026-11-04 05:09:26.946+00	allot	subscription	2a9aa508-b2cf-4e8d-8f38-b839fe25d5ee	job:allotment	\N	78627cb1ec6e7f9c260b9bdfe6d1c0f84fb96a258d2766fa802772309d3474cc	b2bb685eabb23f324abb4df0f447d6642d7f60a62b630fd01a8a53441ceefb7a
01a1af43-0322-7b04-9642-9d8de7d14e05	461	2026-11-06 05:09:26.946+00	issue	product	0c75f321-aa07-4098-9942-77faaed2dc85	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	31f768c3ff2319155253139f508ecfa4c43d3d4ddb39a00e17d54b60568d8875	242e06223215b98f6f4826fc4f06c5877d14b6549fbe5f749b206ab67f9182c8
01a1d875-e322-7068-aed1-d1a120ccf428	561	2026-11-14 05:09:26.946+00	issue	product	4da78bb7-a232-4928-89dc-a01775b31c35	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	b9660fbc257da0bf07315b1f5d48927ad27d407d86e5b6f6d24c59a51486a5bf	fefcf954f3dce46d00cb277bf76e8470658761492c26e20ac1db304853bd817d
01a1fc82-6722-749d-93d8-e72d65498fa7	647	2026-11-21 05:09:26.946+00	issue	product	6c1351e0-35dc-4639-ab47-d4793108969a	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	bff4af91d1442c8d8d7a1c642585dc20e8ee7885c91fd7b7ffa2c29da5764657	f60f550505eb41b495a1cefdea61d4085e6a046b76c13c069fcb602f85c7fab3
\.

copy posting (id, journal_id, account_id, coin, amount, balance) from stdin;
5	019f213b-5f22-7ae8-beab-2f539a1662ff	2	SGD	-90000000	\N
9	019f213b-5f22-79d8-b944-73f33075cda6	2	SGD	-7500000000	\N
11	019f213b-5f22-79d8-b944-73f33075cda6	4	SGD	7500000000	7500000000
\.

copy hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at) from stdin;
05572e93-fff8-4c63-b4ab-febef7588f1b	5	SGD	808000000	0	0	open	subscription	59060a07-a7ae-477c-a990-57bf786f2759	2026-11-26 05:09:26.946+00	\N
0709cd83-c01d-4ade-b6c6-d7420e315639	3	SGD	7035000	6724053	310947	released	subscription	76181447-1484-4623-ba35-96639fb3e60c	2026-08-08 08:35:09.803+00	2026-10-01 05:09:26.946+00
093b1a59-614f-4217-9d61-ae8374fdad9b	5	SGD	402000000	0	0	open	subscription	30dbd4b4-85cf-40c7-b0b7-702d6b9a91e0	2026-11-20 21:09:26.946+00	\N
1190400c-f777-4a50-aad9-d752ee8d01ac	67	LUMA	360000	0	0	open	token_unlock	01a1a4f6-4b22-7596-8441-386d9eba9fd5	2026-11-04 05:09:26.946+00	\N
328a97cc-8274-45b9-b1c4-f6e9f894a18a	7	SGD	300750000	0	0	open	subscription	706dc9e5-a330-4a32-b8f1-01aeaab8719e	2026-11-19 05:09:26.946+00	\N
4be1c368-2391-47af-806d-54c6fdf5894f	65	LUMA	480000	0	0	open	token_unlock	01a1a4f6-4b22-7254-92fd-4e650b03ba51	2026-11-04 05:09:26.946+00	\N
51a3de2c-53e2-4857-b98e-ec97922f8c75	5	SGD	3618000	2894400	723600	released	subscription	2a9aa508-b2cf-4e8d-8f38-b839fe25d5ee	2026-10-27 05:09:26.946+00	2026-11-04 05:09:26.946+00
639f0521-29a7-48a2-b20c-63dbbd239c05	37	tUSD	36180000000	28944000000	7236000000	released	subscription	0bd01d6c-a63a-4569-b8f2-926d99c66169	2026-10-22 05:09:26.946+00	2026-11-04 05:09:26.946+00
97656165-df7a-4e2c-a2e9-3c4cf1d671de	4	SGD	804000000	767046552	36953448	released	subscription	037300d4-58b9-4a2c-89f9-cc4a9826a6e7	2026-08-26 22:18:01.231+00	2026-10-01 05:09:26.946+00
b1af5e8e-e39e-4173-b9c0-2bac47856378	4	SGD	422100000	403440929	18659071	released	subscription	16716417-4b92-46aa-9192-555bc1a424bf	2026-08-16 22:18:01.231+00	2026-10-01 05:09:26.946+00
bafd33e1-f36b-4136-8d5f-09e791edce81	5	SGD	140700000	134480216	6219784	released	subscription	4bd6a7ce-2153-40ce-a07b-787caddd629b	2026-08-25 12:00:52.66+00	2026-10-01 05:09:26.946+00
eb45cbf6-c8f1-4ffc-b0d5-0bf7e086eee3	7	SGD	643200000	613636920	29563080	released	subscription	05a8ae30-ea00-49e5-aae8-4c851329cb10	2026-09-21 15:26:35.517+00	2026-10-01 05:09:26.946+00
f33d0238-69b0-4e3e-932c-2ef3f3aab2ee	67	LUMA	360000	0	360000	released	token_unlock	01a1a4f6-4b22-731e-9688-fedde39f12a7	2026-11-04 05:09:26.946+00	2026-11-17 05:09:26.946+00
f75932ca-b780-459e-9c71-a289ba7ca48b	3	SGD	5050000	0	0	open	subscription	88a2a554-4767-4fa4-a6d5-3f0ccba8fbed	2026-11-20 05:09:26.946+00	\N
\.

copy limit_use (customer_id, win_kind, win_start, used, cap) from stdin;
0bb169cb-0790-461d-a6f9-61d6ea73193b	month	2026-06-02 00:00:00+00	0	100
\.

copy rate (coin, fiat, price, as_of, source) from stdin;
CNY	SGD	1859395183	2026-11-29 05:10:32.475+00	Local world
CNY	USD	1388979165	2026-11-29 05:10:32.475+00	Local world
CNY	CNY	10000000000	2026-11-29 05:10:32.475+00	Local world
\.

copy rate_held (coin, feed, price, latest, reason, source, as_of, since) from stdin;
AURB	second	1	1	step_too_large	solana	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00
\.

copy rate_range (coin, hour, low, high) from stdin;
CNY	2026-11-29 05:00:00+00	1388979165	1389000000
SGD	2026-11-29 05:00:00+00	7470058960	7470282820
USD	2026-11-29 05:00:00+00	10000000000	10000000000
\.

copy external_balance (coin, amount, held, as_of_seq, at, seen_by, seen_since, told_amount, told_held, told_since) from stdin;
SGD	20449520000	20449520000	379	2026-11-02 05:09:26.946+00	0	\N	\N	\N	\N
\.

copy liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves) from stdin;
2026-11-29 05:09:49.324+00	AURB	1237	3826d3c2e88475427bc6e1be40e917056016db7fb9434831eb9eeb2fbc59df39	1920000	1024
2026-11-29 05:09:49.324+00	CNY	1237	92336330ac8f8102cae6f3c063543ac8f23b4b73c11bdcc4555107544dc4eb23	0	1024
2026-11-29 05:09:49.324+00	HCCL	1237	8e89078ca564b2816ab3a32f4d97527d9d51c5f50734bcee701ef7696ff6bebe	12000000	1024
2026-11-29 05:09:49.324+00	SGD	1237	6941533c1ba31f5a7f4b5a4452bce02aa2cb23d2832db046ac6d887d8fe49219	15670318458	1024
\.

copy liability_leaf (taken_at, coin, customer_id, nonce, balance, position) from stdin;
2026-11-29 05:09:49.324+00	AURB	0bb169cb-0790-461d-a6f9-61d6ea73193b	cda3b0857a1dd77c5be1b2e140c71ceb0664a719ea0c58cffed05b1c06a07445	356639	391
2026-11-29 05:09:49.324+00	HCCL	0bb169cb-0790-461d-a6f9-61d6ea73193b	31a438a636c91a630fdee8bdd13b0b6c3b528812ae6e4d2a91519f8bd64139f9	1692535	789
2026-11-29 05:09:49.324+00	SGD	0bb169cb-0790-461d-a6f9-61d6ea73193b	99fd6a9ff794f1313eeb6b2fb28a266f93d489bbf8e819083b8770a46736cb5a	1056425296	79
\.

copy liability_level (taken_at, coin, level, nodes) from stdin;
2026-11-29 05:09:49.324+00	AURB	5	\\xaae377231c9dc5af633eba3e0f164407313e1fc7c553e4fdad567ad348a50737000000000000000000000000000000004bb366d7dc6483e20b2707fe4c1e6264922f95dca521d99815538334f662319e000000000000000000000000000009e7b349ae3a669a34afb18b156d1ed8186170f81a5b94e77b0d8b3cf719d2f06ab400000000000000000000000000000000fcdea57eddb65d4053af5371f4d7ad70ec6b7b7b0fbec7b9d1986789bf6f85e30000000000000000000000000002e9573073537773c4822344a4eb2a2cd77181c6d29371f298a5cb1fda78970152f002000000000000000000000000000d7a0adb13962f7368023e6cba0e01a1ee9be0e9bd99b46c887650fe70ebe065355c0b000000000000000000000000000000004e822675e467ecdff4229b9fd6a3f6ee04d12b27843b857570dbec64301818ba000000000000000000000000000000009126da16daaa6f16dcc5a2fcb70011eb8f42284ee8ca700d2162b60ae0263062000000000000000000000000000000009a3d838211ef8a0f686f1b38a97e415ad9c2a4bb3955f3ff9d96415be1fd494f00000000000000000000000000000000d6efd9bf8283c8872199398cc9c91f884d3e5a81977e1728b94d9b0243f38d04000000000000000000000000000000006bf261255dd0af5d5855bb4394433b2f94950c24778990ee555fbccb981442ee00000000000000000000000000000000ad732a9e3413bd7200234bb4255d2abf03188b793944906c1d2d779eb7f7929d000000000000000000000000000000003619788d10b4e126669a8b613740f7d2344077ac4284ff82aab5982a2300a6380000000000000000000000000005711f5f6bc014a96de610573002823aa6ef8ef8c138d19ceaf8e5e0df70ce2545fbcd00000000000000000000000000000000fef918a8702d83301641bddc1052566857beaff330f02fbdfb6f4ffba851afd30000000000000000000000000000000019d1ebb0fa9b32c343a20e15bdd0349f6e85aca623fcff4b94ca5f313cc692930000000000000000000000000000000081dcef7390e1b939cea957972815b61edceca7c7db0de9c0ae37ae49bc6048bf000000000000000000000000000000005c4fd185bda566b892d1e5b31668bf51b1a93b2548166d075611b34f400955c300000000000000000000000000000000c7cc3bf6d9ab60ccb5b7dc0765f1ee2e0f2f915307a91044b48a0c06c676d8d30000000000000000000000000000263ed0f1b96f41a7252cc3910a15f076c40402897b21b464f2d9addc089ecb87be0e0000000000000000000000000000000028830eac47ee4b5f4a86066551ed0635076a78a521f59d9b57037ebe0072d1760000000000000000000000000000000095755bfc38f8b52a1f84f67b8aa5d4644e2a5837d25383c5b85990e599ae745a00000000000000000000000000000000e7426de0ba88d5dd713349f31b90220c09c6e68883b5b35c8ebf4428313a368b00000000000000000000000000000000cb046c95cdc3fbfd42ce970b41df75c7984ccfc7d9b1012f8ff11fed0b0fbb1500000000000000000000000000000000addbd75d131e04a29530067547adcca56a821e82bb2c9284ff92935bd4f15ce800000000000000000000000000000000fcdcb7ad490d444e931b7114af307be1087e3e2474b6cc85c6f0271a5fa321b10000000000000000000000000000000071979eb063e3c10a905d2a899fef8b86249190064c51a8da73f4f14ea3bfdb18000000000000000000000000000000004fd5af095f0a22ec7d56a6fac5a40bc0bb429a6cf708dee774fb6c90e9b4ec730000000000000000000000000000000040aedca69a11a7c706815d588c61dd3ab7d0489a1bc7069a0a907a9f692790ef0000000000000000000000000000000066126296b665d1d66fb0f3d52673a167c79d181c10f8b3722365d59a6cbc0afd0000000000000000000000000000000006153d76db2fcb7d0c537d1956c7ede2e568d281a4ca059c43d023c51e598fd20000000000000000000000000007475b3956b214dfe0047a4a91f2f8e3a0d6a9516a8df8e71726fed21c3ab853106a2100000000000000000000000000000000
2026-11-29 05:09:49.324+00	AURB	6	\\xb81ac1e9dc5641292e764f717a55e88491b2caf897b1e81faf6aff75f8ef455f000000000000000000000000000009e7458c7e4ab808529f0ed6da0e30986908c6f04574ca78fa0ffbcd633083fbf1a30000000000000000000000000002e9574edffb3855daca3d953102c9ad06422b92e8393cae58cf096cd92e1faa1ecc13000000000000000000000000000d7a0a122c9d48e3bee646f36daf6d4144deb56686456e0a962d6039ec58e54ba793640000000000000000000000000000000086373095eaa8555542f582d9bf8469875f101736f668ae9e910d354d72cda32b00000000000000000000000000000000bff7d753027b24c922739868192f35139a3ee98fbb7bf014ceff3b3b788ca3c500000000000000000000000000000000794aa1e882d4614cdcfdd946a47f875e963610d1980f370fbe964f1f726d646b0000000000000000000000000005711f55345c14853a5f7a107502fd45b4e46ebb526515159604696970f47b5b9b23ac0000000000000000000000000000000004e59754868a116d9672c927fa18b772516736933d199da227653c61a1d320e800000000000000000000000000000000a09c9f6c3d3a0c5e264c50d1b19433408caca8503acaec37c0b2f732ffd5fef50000000000000000000000000000263e62bf3ed31d24135d95b15c3c7989759460769a2566e8a0ee0e525130cd4de73b000000000000000000000000000000003eb5f41432c110cc98efd2b45df1be40582cf16920d6f72ae93c60c4158504b500000000000000000000000000000000d5c9ec02a1df3d8bda3dee23792f92f8fdbdaf71ddc0cf9ab1b926b62bb0d1d900000000000000000000000000000000950eb2c90f2b4252cf7584d848e1115700876f07be3eeb0c375222cee267652c00000000000000000000000000000000a69d4230fc6c1e5fdc1d030569c55b176d08e6db26008e52a92ed96c0ac5b98c00000000000000000000000000000000250016873cf346a287ac73712a56c8093999c7c0aa8ed9895cc7416d6e5c5a400000000000000000000000000007475b
2026-11-29 05:09:49.324+00	AURB	7	\\xedbc6e42b25f624d62082de80d8a5adf6b9e97b16387121f0f3308e451b2c2340000000000000000000000000002f33e8d147aac30a18ce56f86144421e2d5553958c22d5cda3a3baa7d7f6ff884cc4a000000000000000000000000000d7a0aa2cd93e0722e6f1711702c508988b83b41711517f6c13d452ab605775a72d9d2000000000000000000000000000000009e37495f50be42f3f2ba545d1a511f58ae360753e6e000a7031893c5e79750630000000000000000000000000005711ffd9e08ada3fdf67f84eff3bb52d5e5b1b5d983df29787d133fdd3c4a2f2b74130000000000000000000000000000263e5b3c59bf262649b5fef4d988f5f66455e6590d2bb665d472dc404728dc5f41ff0000000000000000000000000000000087a28d892ab4ae560d390aef99f5530b3e3e62e427a6e166f8208f5947970a6500000000000000000000000000000000b9658242528f0fccf8b80e2edd11c25dcc8e6f4262ea4d8443f6b5c5dc49c96e0000000000000000000000000007475b
\.

copy idempotency (owner, scope, key, body_hash, reply, ref_id, at) from stdin;
customer:0bb169cb-0790-461d-a6f9-61d6ea73193b	ex/api/v1/investor_class/apply	50d93ac5-868f-4aec-a1d9-00c15bd8f47c	557657bc474bb869998d4869d0f6a69a1204a32b25344e34597cc8ed0e5c1c10	{"code": "ri", "held": null, "rules": {"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "retailMode": false, "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}, "newest": {"id": "ab8789f6-6cfe-47da-b326-ba8e1a0b327b", "class": "ei", "files": [{"name": "Confirmation of role.pdf", "uploadId": "856529c5-2c18-49bb-bc70-4ed5dc3a3deb"}], "worth": {"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}, "ground": "role", "number": "IC-40005", "status": "submitted", "consent": {"at": "2026-07-02T05:09:26.946Z", "sha256": "b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348", "version": "2026-11"}, "counted": null, "endedAt": null, "rejected": null, "decidedAt": null, "expiresAt": null, "statement": "Responsible for the investments of a licensed fund manager since 2015.", "submittedAt": "2026-07-02T05:09:26.946Z"}, "grounds": [{"class": "ai", "ground": "income"}, {"class": "ai", "ground": "financial_assets"}, {"class": "ai", "ground": "personal_assets"}, {"class": "ei", "ground": "exam"}, {"class": "ei", "ground": "role"}], "notices": [{"text": "I ask Tessera to treat me as an accredited investor. I know that the law gives accredited investors less protection than retail investors. Products for accredited investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me. I may lose everything that I invest. My amounts and documents are true, and I will tell Tessera if I fall below the threshold. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ai", "sha256": "24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166", "version": "2026-11"}, {"text": "I ask Tessera to treat me as an expert investor. I know that the law gives expert investors less protection than retail investors. Products for expert investors may have no prospectus that an authority has registered. Tessera need not check whether such a product suits me or explain its risks. I may lose everything that I invest. My statement and documents are true, and I will tell Tessera if my qualification or role ends. The class ends after one year, and I may withdraw this consent at any time. I then become a retail investor at once: I keep what I hold and may sell it, and my open buy orders that the class allowed are cancelled.", "class": "ei", "sha256": "b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348", "version": "2026-11"}], "ofOwner": false}	\N	2026-07-02 05:09:26.946+00
customer:0bb169cb-0790-461d-a6f9-61d6ea73193b	ex/api/v1/fiat_orders/create	652ebea1-dec5-4cb3-8097-faf86bbc9207	427ffe4cb5e045864508fce5b33691f225f0ebc8a453d7d42162e99759f6cdf1	{"id": "3533e764-2d3c-402b-a175-adc17c3c3a10", "bank": "Merlion Bank", "fiat": "SGD", "payee": "Tessera Client Monies Trust", "payer": "Nadia Rahman", "proof": null, "amount": "20000000.00", "number": "FD2607020006", "paidAt": null, "status": "to_be_paid", "settled": null, "bankCode": "MERLSGSG", "createdAt": "2026-07-02T05:09:26.946Z", "expiresAt": "2026-07-05T05:09:26.946Z", "reference": "KG3UBKG2Q", "cancellable": true, "completedAt": null, "accountNumber": "003-918204-7"}	3533e764-2d3c-402b-a175-adc17c3c3a10	2026-07-02 05:09:26.946+00
customer:0bb169cb-0790-461d-a6f9-61d6ea73193b	ex/api/v1/sub_accounts/create	affee890-3716-45d5-8db3-5d101b3b977a	b397dd26b5027d9b56a059c07c9050d33afbcf2d462df1c85c9bbc92318a0a65	{"id": "3efffe0d-91bc-4120-a344-f4614246db9a", "name": "Northquay", "email": null, "status": "active", "createdAt": "2026-11-13T05:09:26.946Z", "tradingOpen": true, "userAccount": "30182752", "depositsOpen": true}	3efffe0d-91bc-4120-a344-f4614246db9a	2026-11-13 05:09:26.946+00
\.

copy captcha_answer (digest, at) from stdin;
INV000001	2026-06-02 00:00:00+00
\.

copy upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at) from stdin;
01bbb365-5b1d-4c63-8e02-6d1598ef29db	customer:70120acc-d6e7-47ec-9fd8-62d11aefea96	kyc	selfie.png	image/png	10338	4a05d226d89d9286d2c9cdbea893a01940c7b47a1ffdae88825648692041152f	be/be140579-c593-4ae3-a034-b2ec34887a41	2026-07-02 05:09:26.946+00
0e94e3e9-d104-4b40-89f4-da453233d560	customer:433067cc-70bb-43da-8d61-8971240ad8b2	kyc	passport.png	image/png	10010	f941ed4649a8de270a908bee43e597bdcdfcb51a94a93583265e4f979e7692e5	17/17048aae-32f6-4c1a-8adf-7fd58f9b01ed	2026-07-02 05:09:26.946+00
11a6c837-ec4b-42a5-aa03-e17528cc3dac	customer:ecc88ddc-0def-4a82-817a-014c87fcc488	attachment	Confirmation of role.pdf	application/pdf	764	bc8497c2bb06197a5bbcbfc077025c1fbe002fbe5ae00ddb5770df84ab2c0b5b	83/837a987f-f2a3-48ce-a32c-7d346d68dc97	2026-07-02 05:09:26.946+00
34e0a41f-26bd-4be3-b79b-1a978bd97a78	customer:ecc88ddc-0def-4a82-817a-014c87fcc488	kyc	selfie.png	image/png	10133	e79b724a6e37459938b6af6edfe36f39074c316fc3245efdf62ee6553f0d8486	d3/d32efcef-bb38-4662-b70c-a7c138b3d615	2026-07-02 05:09:26.946+00
36b08ab3-bd4f-43fd-8d3e-06c36c39d351	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	attachment	HCCL-memorandum.pdf	application/pdf	1065	f599c3ef0cc322fa8d98ac0a90f7d3874641b4472db5f16c541775432526f0b0	b7/b7bb2e4b-f06f-411f-9f5f-03d6db62b552	2026-07-19 05:09:26.946+00
389c92ea-f102-4b18-8601-fbe0f618df82	customer:f8387ed4-3a46-41ef-a0e8-06da67997185	attachment	Capital markets services licence.pdf	application/pdf	717	149a99e2d0a0c2c281b1e9f26cff805562eb8140ab2133fa5a28a7c212abcba2	bc/bc25e453-2310-430e-a033-ca34dafc56fd	2026-11-13 05:09:26.946+00
612a01a3-7676-4de3-b573-94bac75fc68c	customer:f8387ed4-3a46-41ef-a0e8-06da67997185	attachment	Register of members.pdf	application/pdf	724	66b7d3665ceeabc4da3c3a05c7a17fc5847680ad4491d93d2d6fa977b81e7ca4	69/695bbb56-5af2-4827-98ad-a59e31e42f95	2026-11-13 05:09:26.946+00
89f35395-a3f4-44d4-849b-4259bb889800	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	video	lantern-bay.webm	video/webm	73481	0120a33897a9758686687ce80d5a44d998ef2de574bdb29926e22bebaa9c68a3	54/543feac7-7ca6-440e-bde2-77f8d666eb4b	2026-11-01 05:09:26.946+00
9020ddc0-a406-42b6-935d-d525871be7a2	customer:f8387ed4-3a46-41ef-a0e8-06da67997185	attachment	Best execution policy.pdf	application/pdf	706	e13748fd369ac2a337037413bbeae9a199beefb8603cb87fb26c6b680563cbbe	b8/b869708d-7a38-43e9-aaf0-54c86f25c54d	2026-11-13 05:09:26.946+00
ab17f3ed-0629-4604-b763-da213aaa96c7	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	attachment	AURB-memorandum.pdf	application/pdf	1185	df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf	09/096279ee-5563-4300-8686-cc928894eee5	2026-07-29 05:09:26.946+00
cb2c5e9d-ef13-4a93-902f-a185acd665d9	customer:70120acc-d6e7-47ec-9fd8-62d11aefea96	kyc	passport.png	image/png	10313	d045683b471dc4ef93db4b9e3e10f2ca0b33440b1ba09bcbae8ae61b81bdee28	01/012f8d40-7242-4fc0-acad-43eeaf56c106	2026-07-02 05:09:26.946+00
d119d4fc-b7fc-4a78-adba-c50e45e6a509	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	attachment	TMFG-memorandum.pdf	application/pdf	1070	7ba0a1e9f9a210c43368993bde21b81751645944ad3b95e26611d37a090eee65	2a/2a29a424-07ee-49de-9f45-bb3b59c7f0af	2026-09-12 05:09:26.946+00
d1326f4b-0f97-4887-85e1-c4e382e169f7	customer:ecc88ddc-0def-4a82-817a-014c87fcc488	kyc	passport.png	image/png	10101	37dc48b344f0b74d8e141add656f3b162f43bd91298af194df6da00ffa3947de	89/898e54db-069f-4b69-a187-b2e6866e9109	2026-07-02 05:09:26.946+00
d1b33768-df8e-4c9a-9c88-fc6af216483d	customer:f8387ed4-3a46-41ef-a0e8-06da67997185	attachment	Partnership agreement.pdf	application/pdf	706	853e5ff904ab1766059cc7d9cee2f70a6024e792bcea37855b765b82bac4620f	93/9384c0d7-8fd7-49b2-823e-6e23703fda17	2026-11-13 05:09:26.946+00
d6b89f90-b0b1-4f43-aa0c-e674cd44751c	customer:70120acc-d6e7-47ec-9fd8-62d11aefea96	attachment	Confirmation of role.pdf	application/pdf	764	4518d78ea82ea3957633ebf163816e9b1fe39b47ba06eb3f3284a78e2588665c	cd/cd8c9317-92b8-4458-b604-4d22d5da7c6b	2026-07-02 05:09:26.946+00
e40e29aa-b37d-4da3-b99c-ddfef774515a	customer:f8387ed4-3a46-41ef-a0e8-06da67997185	attachment	Business profile from the registry.pdf	application/pdf	719	cee52ff0542c830b30c8794713e57142846f00be22422e6c73afdd0e17175518	86/8650619e-398a-473b-817d-a035119e9593	2026-11-13 05:09:26.946+00
e5e4e68e-57a9-446a-bf98-c2160516bb01	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	attachment	NQC2-memorandum.pdf	application/pdf	1094	ce558f4c1b127f272070da60080e38bfdf569f293616056751a994450fed6b50	69/6992d1da-9e24-46cf-86d0-cc1bae332b6b	2026-11-14 05:09:26.946+00
fba4902e-a0cf-4491-8706-ec917987e1c2	customer:f35977ac-809b-4d59-bdc0-4b3b84e3c355	attachment	Statement of assets.pdf	application/pdf	754	4773380354cdd42ee9ad11e162c124754af304c9e820f4a5a0791b145a5f6947	21/2160d01b-6ddb-42a2-bc28-a419e67bd6df	2026-07-02 05:09:26.946+00
fc9cb8a3-b8a5-4471-a9b0-3c7d09bee0a9	customer:f8387ed4-3a46-41ef-a0e8-06da67997185	attachment	Resolution to open an account and appoint traders.pdf	application/pdf	734	61cc339a8de78f0d3b8dbc587298fb2fe502b1732990ca88ae4d833337c93e3b	f8/f88d3e85-7807-4865-9ed3-3f22ee85e57f	2026-11-13 05:09:26.946+00
\.

copy quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at, finding) from stdin;
4abe6f57-b6d9-415c-a0b1-61abd3b9b910	65	+6591234567	Invented	solana	100	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	ABCDEFGHJK
\.

copy message (id, customer_id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at) from stdin;
0712644c-6838-4729-b07d-2036ad2d5018	433067cc-70bb-43da-8d61-8971240ad8b2	invest	tokens_unlocked	{"coin": "LUMA", "product": {"en_US": "Luma Freight Credits", "zh_CN": "流明货运积分"}, "quantity": "1600.00"}	/newCoin/records	2026-11-17 05:09:26.946+00	\N	\N	f	\N
071da7cd-7654-41bc-84e5-909728edbb3b	2668e212-17b1-425d-a1df-68299d83b402	funds	deposit_credited	{"coin": "tUSD", "amount": "300000.000000"}	/assets/flowingWater	2026-10-02 05:09:26.946+00	\N	\N	f	\N
0962c3f7-afbf-4ee9-82f4-1f49724c3bc0	70120acc-d6e7-47ec-9fd8-62d11aefea96	kyc	kyc_approved	{}	/personal/userManagement	2026-07-02 05:09:26.946+00	\N	\N	f	\N
\.

copy mail (id, recipient, lang, kind, params, created_at, useless_at, sent_at) from stdin;
0d82e974-5d4e-4bb2-844e-e28348dd8a7b	lim@tessera.example	en_US	kyc_approved	{}	2026-07-02 05:09:26.946+00	\N	2026-11-29 05:09:47.356846+00
1118eaa5-4f02-4add-9d27-184e4291d1ff	lim@tessera.example	en_US	subscription_allotted	{"coin": "HCCL", "product": {"en_US": "Halden Cold Chain Logistics Park", "zh_CN": "海登冷链物流园"}, "quantity": "4779"}	2026-10-01 05:09:26.946+00	\N	2026-11-29 05:09:48.302717+00
145ffaf5-2222-4672-874f-fb96b5044acb	chen@tessera.example	zh_CN	kyc_approved	{}	2026-07-02 05:09:26.946+00	\N	2026-11-29 05:09:47.366962+00
\.

copy sms (id, phone, prefix, dial, channel, lang, kind, params, asked_by, created_at, useless_at, sent_at, provider_id, status, status_at, unsent_for) from stdin;
67decaee-be38-49e0-8ded-daa34a85d91e	invented@tessera.example	invented	2026-06	sms	en_US	ABCDEFGHJK	{}	house	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	2026-06-02 00:00:00+00	\N	delivered	2026-06-02 00:00:00+00	\N
\.

copy sms_budget (the_row, sms_closed, voice_closed, number_day, prefix_day, country_day, house_day) from stdin;
t	f	f	10	100	2000	20000
\.

copy sms_country_budget (dial, country_day, sms_closed, voice_closed) from stdin;
65	\N	t	t
\.

copy approval_request (id, number, kind, subject_id, verdict, proposal, reason_code, told, content, content_hash, reason, status, requested_by, requested_at, decided_at) from stdin;
002f59a5-091f-4347-a212-dfe338fcc233	7	cms_text	d9a46a05-7469-42b4-98e5-172bcf4ac945	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "page", "name": {"en": "Contact", "zh": "联系我们"}, "slug": "contact", "author": {"id": "23cc4d6b-cc6f-4159-a445-1ef762ff3c55", "name": "Priya Tan"}, "version": 1, "textHash": "888c6e36afae1f88ff328ef5351a4aa3f80b593b2c78898e16c313a2910ee3f3", "publishAt": null, "linkedFrom": null}	23e7bdc8bb41afcc81c32a114ba1b0565ef92d8553aae2165a6e52e94bea7714	Read in both languages.	approved	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00
065b6e63-6206-4bce-bf6a-5d8de63134ed	36	allotment	26b24587-7182-4c09-a241-9dbf58fd44a5	approve	{}	\N	\N	{"name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "asked": "2012500", "supply": "1920000", "symbol": "AURB", "allotted": "1920000", "currency": "SGD", "proceeds": "30720000.00", "resultHash": "fe77b9efe7349022757d20e939ce547da38e506a074aa1803df159b19356767a", "subscribers": 6}	0452a1d6f8c600304cbca22c2f3a2f9058fa9a01f30dfc16c8700e639278f7e6	Book closed and reconciled.	approved	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-10-01 05:09:26.946+00	2026-10-01 05:09:26.946+00
0890d829-da1c-4a82-9b91-c7b460a2904b	45	distribution_release	ab1fc632-5d93-4838-be6c-f11f7126b1e4	approve	{}	\N	\N	{"net": "349728.60", "tax": "5471.38", "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "owed": "355200.00", "type": "dividend", "gross": "355199.98", "payAt": "2026-11-02T05:09:26.946Z", "units": "1920000", "number": "DS-70001", "period": "2026-H2", "symbol": "AURB", "holders": 6, "perUnit": "0.185", "currency": "SGD", "inEscrow": "0", "recordAt": "2026-10-30T05:09:26.946Z", "elsewhere": "0", "remainder": "0.02", "declaredBy": "Teo Wen Hui", "previewHash": "b75f5ebfe794b46f03b4e400545b4a27d9d77221c165636f5c81111116e11ff6", "withholding": ["CN 10%", "NO 15%", "0%"]}	152f3a2266af862313382b08c9c4f1c530e4927b44a855cc4e653d6f2517e283	Shares and totals agree with the resolution.	approved	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-10-31 05:09:26.946+00	2026-10-31 05:09:26.946+00
13fc49b7-605c-4579-9f61-ad8791d0688f	14	cms_text	0e7d90a5-61e2-4865-b177-b92115ac0d32	approve	{"act": "publish", "publishAt": null}	\N	\N	{"act": "publish", "kind": "faq", "name": {"en": "How long does verification take?", "zh": "身份认证需要多久？"}, "slug": "faq-verification", "author": {"id": "23cc4d6b-cc6f-4159-a445-1ef762ff3c55", "name": "Priya Tan"}, "version": 1, "textHash": "40f63db6925479ae2df17eb3883faeec615c94e5ea4550260f3d8f6154339c70", "publishAt": null, "linkedFrom": null}	037ba28daf042296ced9628fa8786ec231c5e9f84612086d6a804fb9cf0f57e4	Read in both languages.	approved	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00
2bcbd63a-1f87-4a87-81e8-9ffb7d2149b7	40	product_publish	151be635-e3b1-4411-a8f6-52d59cfc4c97	approve	{}	\N	\N	{"name": {"en": "Kestrel Grid Green Notes 2029", "zh": "红隼电网绿色票据 2029"}, "supply": "40000", "symbol": "KGN29", "opensAt": "2026-10-20T05:09:26.946Z", "version": 2, "closesAt": "2026-12-11T05:09:26.946Z", "currency": "SGD", "termsHash": "b1e9ba542a82d57b60ac6ddfd74b448f00042c9dc510e774e213f182f6fe4a2a", "unitPrice": "1000.00"}	87574e65071f02df450448fe6aa9b246b2da72e431fe1474dd9bec65e0d09c02	Terms agree with the memorandum.	approved	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-10-17 05:09:26.946+00	2026-10-17 05:09:26.946+00
6c29917e-6577-4414-a7e8-5fe50fb5ffa0	32	product_publish	c52968e8-196f-421a-93fe-159157a55ec4	approve	{}	\N	\N	{"name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "supply": "12000000", "symbol": "HCCL", "opensAt": "2026-07-22T05:09:26.946Z", "version": 2, "closesAt": "2026-09-20T05:09:26.946Z", "currency": "SGD", "termsHash": "f52b48f2c315db79fa6034b110d1812854691d3cc282bcfe43bd69cee2573df4", "unitPrice": "1.40"}	2a31b8dbb60ceca4aad296d5ba094361a71b419bff161be402e0940dfb3c0455	Terms agree with the memorandum.	approved	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-19 05:09:26.946+00	2026-07-19 05:09:26.946+00
\.

copy approval (id, request_id, verdict, content_hash, approver_id, note, at) from stdin;
026dbfe8-c1aa-4324-a3bd-efeedc04915b	6c29917e-6577-4414-a7e8-5fe50fb5ffa0	approve	2a31b8dbb60ceca4aad296d5ba094361a71b419bff161be402e0940dfb3c0455	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	Terms agree with the memorandum.	2026-07-19 05:09:26.946+00
0dade28b-0d69-49ce-bd5f-ee145130621e	13fc49b7-605c-4579-9f61-ad8791d0688f	approve	037ba28daf042296ced9628fa8786ec231c5e9f84612086d6a804fb9cf0f57e4	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	Read in both languages.	2026-07-02 05:09:26.946+00
0e52c594-20c6-4ef5-974b-7e9eb9d94eac	2bcbd63a-1f87-4a87-81e8-9ffb7d2149b7	approve	87574e65071f02df450448fe6aa9b246b2da72e431fe1474dd9bec65e0d09c02	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	Terms agree with the memorandum.	2026-10-17 05:09:26.946+00
\.

copy document_check (operator_id, subject_id, upload_id, opened_at, verdict, judged_at) from stdin;
23cc4d6b-cc6f-4159-a445-1ef762ff3c55	0717d518-c030-43eb-bc05-e4c7f6f675a4	d1326f4b-0f97-4887-85e1-c4e382e169f7	2026-07-02 05:09:26.946+00	accepted	2026-07-02 05:09:26.946+00
23cc4d6b-cc6f-4159-a445-1ef762ff3c55	0717d518-c030-43eb-bc05-e4c7f6f675a4	34e0a41f-26bd-4be3-b79b-1a978bd97a78	2026-07-02 05:09:26.946+00	accepted	2026-07-02 05:09:26.946+00
23cc4d6b-cc6f-4159-a445-1ef762ff3c55	147c7793-5064-473d-bb0f-59bfd9cb989e	01bbb365-5b1d-4c63-8e02-6d1598ef29db	2026-07-02 05:09:26.946+00	accepted	2026-07-02 05:09:26.946+00
\.

copy audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash) from stdin;
1	2026-07-02 05:09:26.946+00	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	operators.activate	operator	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	\N	{"status": "active"}	\N	127.0.0.1	0000000000000000000000000000000000000000000000000000000000000000	b257426d237161fefa47b92f5cae83a9ba263d0255ab48993ff34c3533151c42
2	2026-07-02 05:09:26.946+00	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	operators.sign_in	operator	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	\N	\N	\N	127.0.0.1	b257426d237161fefa47b92f5cae83a9ba263d0255ab48993ff34c3533151c42	3b41328529a98175c5d21036568f05961520fae94d18800b29ef62697d00abf7
3	2026-07-02 05:09:26.946+00	operator:56af66ab-8bc6-4f3b-b918-a52df2e2e30a	operators.activate	operator	56af66ab-8bc6-4f3b-b918-a52df2e2e30a	\N	{"status": "active"}	\N	127.0.0.1	3b41328529a98175c5d21036568f05961520fae94d18800b29ef62697d00abf7	55da50a1e2776e1f67c4410defa127e123f990601c8f14be86b1348b66cdc1d1
\.

copy audit_copy (the_row, seq, hash, at, answered_at, knows_more) from stdin;
t	329	5d7c1d625787f47aad02e3e7627b4f818fc071cc7ff676f81635e5b791f715c3	2026-11-29 05:09:46.91+00	2026-11-29 05:10:27.72926+00	f
\.

copy books_check (id, at, scope, findings, detail, saw_up_to, began_at, saw_journal, saw_act, unconfirmed) from stdin;
1	2026-07-02 05:09:26.946+00	everything	0	[]	0	2026-11-29 05:09:28.695+00	0	67	[]
2	2026-11-29 05:09:50.902+00	tail	0	[]	\N	2026-11-29 05:09:49.305+00	1237	329	[]
3	2026-11-29 05:10:01.125+00	tail	0	[]	\N	2026-11-29 05:10:00.031+00	1241	329	[]
\.

copy webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at, accepted_at, rests_until, busy_until, turn_at, is_quick) from stdin;
735d36fe-4cdd-4c47-8e9f-5db8717fc653	433067cc-70bb-43da-8d61-8971240ad8b2	\N	1	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	{Invented}	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	active	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\N	\N	\N	\N	t
\.

copy webhook_event (id, number, customer_id, type, subject_id, data, created_at) from stdin;
16277e13-6c9f-4b97-976f-6d4eb946eeb5	1	2e4e5abf-d6bb-4f3b-80b9-2a53dd30b508	2026-06-01	f26e6c3b-5baa-4c00-818f-a7665f90901f	[]	2026-06-01 00:00:00+00
\.

copy webhook_delivery (id, endpoint_id, event_id, status, tries, created_at, next_at, last_at, last_status, last_error) from stdin;
8c2c0e63-8c0a-45e2-a987-e16833441c8b	735d36fe-4cdd-4c47-8e9f-5db8717fc653	16277e13-6c9f-4b97-976f-6d4eb946eeb5	waiting	0	2026-06-01 00:00:10+00	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	0	\N
\.

copy webhook_orders_read (id, fill_seq, canceled_number) from stdin;
1	1252	2529
\.

copy identity_choice (customer_id, kind, at) from stdin;
0bb169cb-0790-461d-a6f9-61d6ea73193b	personal	2026-07-02 05:09:26.946+00
2668e212-17b1-425d-a1df-68299d83b402	personal	2026-07-02 05:09:26.946+00
433067cc-70bb-43da-8d61-8971240ad8b2	personal	2026-07-02 05:09:26.946+00
\.

copy kyc_case (id, number, customer_id, status, version, opened_at, submitted_at, decided_at, reason_code, told, approved_at) from stdin;
0717d518-c030-43eb-bc05-e4c7f6f675a4	30003	ecc88ddc-0def-4a82-817a-014c87fcc488	approved	1	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	2026-07-02 05:09:26.946+00
147c7793-5064-473d-bb0f-59bfd9cb989e	30005	70120acc-d6e7-47ec-9fd8-62d11aefea96	approved	1	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	2026-07-02 05:09:26.946+00
34c258d2-b976-4b87-8c13-dbfbe0648a71	30006	0bb169cb-0790-461d-a6f9-61d6ea73193b	approved	1	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	2026-07-02 05:09:26.946+00
f4fd4e47-5702-43aa-90f1-b097afac4afc	30001	433067cc-70bb-43da-8d61-8971240ad8b2	approved	1	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	2026-07-02 05:09:26.946+00
\.

copy kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash, document_number_masked, document_expires_on, address, at, source, source_at, unverified_fields, number_formula) from stdin;
0717d518-c030-43eb-bc05-e4c7f6f675a4	1	Farid Anwar	1971-06-21	MY	passport	k1.OcbzJYDO5rEtu8sH.WRCRCceAAJBl5ZiW9ZJyAg.Pp4xrz23L7bs	03810f7f7076824daed3ebcacdc5834b05b23a614fd94d57cd993a27635b25c1	••••••275	2033-05-31	{"city": "Kuala Lumpur", "line1": "8 Harbor Street", "country": "MY", "postcode": "018960"}	2026-07-02 05:09:26.946+00	customer	\N	{}	2
147c7793-5064-473d-bb0f-59bfd9cb989e	1	Ong Rui Min	1990-09-30	SG	passport	k1.0tV52927NCMspukI.Ge7uSl42-3QtPzZddnJj3A.VJDgSdo9w-ND	acfa1084c88f21eb9cbbc25053e99955d0d157258a87f63a0d3879d2ac20e7cb	••••••27L	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 05:09:26.946+00	customer	\N	{}	2
34c258d2-b976-4b87-8c13-dbfbe0648a71	1	Nadia Rahman	1986-12-08	SG	passport	k1.-Hopzeu9iuluT6mJ.YEtw0nZoB80QFS3r4fgNEg.-ott3mEIxFin	e0eff6b5583b2cfaaf1ce6910b001728ecf5f0b52796a1a95d79da258b25cc5d	••••••38M	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 05:09:26.946+00	customer	\N	{}	2
f4fd4e47-5702-43aa-90f1-b097afac4afc	1	Lim Jia Wen	1988-04-12	SG	passport	k1.y37bb5QVNv4YuS9q.WPASqRfsGpaeUjrJ0k-XgQ.5yQnlMZCTQlC	dd662e020d68e97294f7661874b304d2b484212801e05f6a6c61771a8c8ed408	••••••82P	2033-05-31	{"city": "Singapore", "line1": "8 Harbor Street", "country": "SG", "postcode": "018960"}	2026-07-02 05:09:26.946+00	customer	\N	{}	2
\.

copy kyc_document (case_id, version, kind, upload_id) from stdin;
0717d518-c030-43eb-bc05-e4c7f6f675a4	1	front	d1326f4b-0f97-4887-85e1-c4e382e169f7
0717d518-c030-43eb-bc05-e4c7f6f675a4	1	selfie	34e0a41f-26bd-4be3-b79b-1a978bd97a78
147c7793-5064-473d-bb0f-59bfd9cb989e	1	front	cb2c5e9d-ef13-4a93-902f-a185acd665d9
\.

copy kyc_ask (case_id, version, item, reason_code, told, asked_by, at) from stdin;
f4fd4e47-5702-43aa-90f1-b097afac4afc	1	back	en_US	\N	\N	2026-06-01 00:00:10+00
\.

copy kyc_identity (number_hash, customer_id) from stdin;
03810f7f7076824daed3ebcacdc5834b05b23a614fd94d57cd993a27635b25c1	ecc88ddc-0def-4a82-817a-014c87fcc488
acfa1084c88f21eb9cbbc25053e99955d0d157258a87f63a0d3879d2ac20e7cb	70120acc-d6e7-47ec-9fd8-62d11aefea96
d174c9f65606ab814fadbd987e7d221ce50ae08c423fa08914d17fcbd3376207	2668e212-17b1-425d-a1df-68299d83b402
\.

copy identity_check (id, customer_id, at, matched) from stdin;
fa9ca8f1-50fe-4668-b650-407ad62c7335	0bb169cb-0790-461d-a6f9-61d6ea73193b	2026-06-02 00:00:00+00	t
\.

copy kyc_handover (id, customer_id, flow, items, status, code_hash, device, phone_hash, created_at, opened_at, done_at, expires_at) from stdin;
442547a8-747d-4453-8944-a267dedfe391	70120acc-d6e7-47ec-9fd8-62d11aefea96	personal	{Invented}	opened	ABCDEFGHJK	solana	invented	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	\N	2026-06-01 00:00:00+00
\.

copy kyc_handover_photo (handover_id, item, upload_id, at) from stdin;
442547a8-747d-4453-8944-a267dedfe391	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	fc9cb8a3-b8a5-4471-a9b0-3c7d09bee0a9	2026-06-01 00:00:10+00
\.

copy company_application (id, number, customer_id, status, version, company_type, name, registration_number, registration_hash, incorporated_on, contact_number, source_of_funds, nature_of_business, application_reason, website, registered_address, business_address, many_owners, opened_at, saved_at, submitted_at, used_days, decided_at, reason_code, told) from stdin;
95f7d3c1-250b-4425-9a8b-5770db109e09	50001	f8387ed4-3a46-41ef-a0e8-06da67997185	approved	2	limited_liability_partnership	Northquay Capital Partners LLP	T19LL0452K	fa92770ab5c574474cfd6273204136e3c8ed64712ed7bf0e0da66f55fc33dbe8	2019-06-01	+6561234567	Capital of the partners and retained earnings.	Investment in private credit.	To subscribe to offerings and hold them.	\N	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	{"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}	f	2026-11-13 05:09:26.946+00	2026-11-13 05:09:26.946+00	2026-11-13 05:09:26.946+00	0	2026-11-13 05:09:26.946+00	\N	\N
\.

copy company_document (application_id, kind, upload_id, issued_on, added_at) from stdin;
95f7d3c1-250b-4425-9a8b-5770db109e09	partnership_agreement	d1b33768-df8e-4c9a-9c88-fc6af216483d	2026-11-04	2026-11-13 05:09:26.946+00
95f7d3c1-250b-4425-9a8b-5770db109e09	business_profile	e40e29aa-b37d-4da3-b99c-ddfef774515a	2026-11-04	2026-11-13 05:09:26.946+00
95f7d3c1-250b-4425-9a8b-5770db109e09	board_resolution	fc9cb8a3-b8a5-4471-a9b0-3c7d09bee0a9	2026-11-04	2026-11-13 05:09:26.946+00
\.

copy company_person (id, application_id, name, roles, id_type, id_number_sealed, id_number_hash, id_number_masked, nationality, birth_date, share, added_at, account_hash, register_fields, register_roles, number_formula, register_differs) from stdin;
4a597be9-143b-4bd3-8493-ba00e8e75e4e	95f7d3c1-250b-4425-9a8b-5770db109e09	Helena Voss	{general_partner,authorized_trader}	passport	k1.onUhstImr5QFqLAN.RYFV-1796SqtCTOkUWFRwA._LTC9dvMZ5C1	ef2b54c6c8bafb4d217bffc35bacedfae51312406e37ac362e19f84483546050	••••••20K	SG	1974-05-04	4200	2026-11-13 05:09:26.946+00	080c988759f5e3853e839a002e63ba2a1a76129fe992b4c31e6a9492fd92a526	\N	\N	2	{}
caf817f8-1bd3-414b-80a9-50ed874481e8	95f7d3c1-250b-4425-9a8b-5770db109e09	Mira Ranganathan	{limited_partner}	passport	k1.A_15OfkGvF9GhA8d.uD_yO4luf8_4JqYj4H9fuQ.btuposb1Hpwu	77e4c706c687de4a0691fc283741e0d1a349203c0d3a8dfe7dc6ee7ee82fabe9	••••••22K	IN	1981-02-14	1800	2026-11-13 05:09:26.946+00	146f45aae5b1a88785bea90a7397de90b78a8dd41035a19b4fbf5b720842b6a4	\N	\N	2	{}
e0ff0ffc-f637-4ed5-b501-6a9ebd831f81	95f7d3c1-250b-4425-9a8b-5770db109e09	Tomas Dahl	{limited_partner}	passport	k1.4TL_LYHzJQtfxxtp.S3EbgqDGk838TVPqp1pgGQ.O7Hrh4L_Xzfe	437541a01b8d9eee9678c8ac3ab03d49d2f283c156e4d3ebb48a74d22bbad4b0	••••••21K	NO	1968-11-02	\N	2026-11-13 05:09:26.946+00	fd426433b63b5f4d2b8ef4145d4b83e1283ba0f590d5ea8f165a2bce9bfbb115	\N	\N	2	{}
\.

copy company_version (application_id, version, content, declaration_version, declaration_sha256, signer_id, signer_name, at) from stdin;
95f7d3c1-250b-4425-9a8b-5770db109e09	1	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "4a597be9-143b-4bd3-8493-ba00e8e75e4e", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "080c988759f5e3853e839a002e63ba2a1a76129fe992b4c31e6a9492fd92a526", "id_number_hash": "ef2b54c6c8bafb4d217bffc35bacedfae51312406e37ac362e19f84483546050", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.onUhstImr5QFqLAN.RYFV-1796SqtCTOkUWFRwA._LTC9dvMZ5C1", "register_differs": []}, {"id": "caf817f8-1bd3-414b-80a9-50ed874481e8", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "146f45aae5b1a88785bea90a7397de90b78a8dd41035a19b4fbf5b720842b6a4", "id_number_hash": "77e4c706c687de4a0691fc283741e0d1a349203c0d3a8dfe7dc6ee7ee82fabe9", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.A_15OfkGvF9GhA8d.uD_yO4luf8_4JqYj4H9fuQ.btuposb1Hpwu", "register_differs": []}, {"id": "e0ff0ffc-f637-4ed5-b501-6a9ebd831f81", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": 3100, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "fd426433b63b5f4d2b8ef4145d4b83e1283ba0f590d5ea8f165a2bce9bfbb115", "id_number_hash": "437541a01b8d9eee9678c8ac3ab03d49d2f283c156e4d3ebb48a74d22bbad4b0", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.4TL_LYHzJQtfxxtp.S3EbgqDGk838TVPqp1pgGQ.O7Hrh4L_Xzfe", "register_differs": []}], "structure": {"stakes": [], "entities": [], "restBelow": false}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	4a597be9-143b-4bd3-8493-ba00e8e75e4e	Helena Voss	2026-11-13 05:09:26.946+00
95f7d3c1-250b-4425-9a8b-5770db109e09	2	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "4a597be9-143b-4bd3-8493-ba00e8e75e4e", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "080c988759f5e3853e839a002e63ba2a1a76129fe992b4c31e6a9492fd92a526", "id_number_hash": "ef2b54c6c8bafb4d217bffc35bacedfae51312406e37ac362e19f84483546050", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.onUhstImr5QFqLAN.RYFV-1796SqtCTOkUWFRwA._LTC9dvMZ5C1", "register_differs": []}, {"id": "caf817f8-1bd3-414b-80a9-50ed874481e8", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "146f45aae5b1a88785bea90a7397de90b78a8dd41035a19b4fbf5b720842b6a4", "id_number_hash": "77e4c706c687de4a0691fc283741e0d1a349203c0d3a8dfe7dc6ee7ee82fabe9", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.A_15OfkGvF9GhA8d.uD_yO4luf8_4JqYj4H9fuQ.btuposb1Hpwu", "register_differs": []}, {"id": "e0ff0ffc-f637-4ed5-b501-6a9ebd831f81", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "fd426433b63b5f4d2b8ef4145d4b83e1283ba0f590d5ea8f165a2bce9bfbb115", "id_number_hash": "437541a01b8d9eee9678c8ac3ab03d49d2f283c156e4d3ebb48a74d22bbad4b0", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.4TL_LYHzJQtfxxtp.S3EbgqDGk838TVPqp1pgGQ.O7Hrh4L_Xzfe", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16"}, {"ofId": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16", "share": 10000, "ownerId": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3"}, {"ofId": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3", "share": 9700, "ownerId": "e0ff0ffc-f637-4ed5-b501-6a9ebd831f81"}], "entities": [{"id": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	4a597be9-143b-4bd3-8493-ba00e8e75e4e	Helena Voss	2026-11-13 05:09:26.946+00
\.

copy company_version_document (application_id, version, kind, upload_id, issued_on) from stdin;
95f7d3c1-250b-4425-9a8b-5770db109e09	1	board_resolution	fc9cb8a3-b8a5-4471-a9b0-3c7d09bee0a9	2026-11-04
95f7d3c1-250b-4425-9a8b-5770db109e09	1	business_profile	e40e29aa-b37d-4da3-b99c-ddfef774515a	2026-11-04
95f7d3c1-250b-4425-9a8b-5770db109e09	1	partnership_agreement	d1b33768-df8e-4c9a-9c88-fc6af216483d	2026-11-04
\.

copy company_ask (application_id, version, item, reason_code, told, asked_by, at, answered_at) from stdin;
95f7d3c1-250b-4425-9a8b-5770db109e09	1	DBSSSGSG	Invented	\N	098b04e4-3b16-4b16-b185-16425c4c21f8	2026-06-03 00:00:00+00	\N
\.

copy company_identity (registration_hash, customer_id) from stdin;
fa92770ab5c574474cfd6273204136e3c8ed64712ed7bf0e0da66f55fc33dbe8	f8387ed4-3a46-41ef-a0e8-06da67997185
\.

copy company_structure (application_id, structure, saved_at) from stdin;
95f7d3c1-250b-4425-9a8b-5770db109e09	{"stakes": [{"ofId": null, "share": 3100, "ownerId": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16"}, {"ofId": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16", "share": 10000, "ownerId": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3"}, {"ofId": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3", "share": 9700, "ownerId": "e0ff0ffc-f637-4ed5-b501-6a9ebd831f81"}], "entities": [{"id": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}	2026-11-13 05:09:26.946+00
\.

copy company_change (id, number, application_id, status, base_version, to_version, changed_on, note, content, declaration_version, declaration_sha256, signer_id, signer_name, filed_at, decided_at, reason_code, told) from stdin;
576f3708-c5b5-4092-8821-614c79a992f1	70001	95f7d3c1-250b-4425-9a8b-5770db109e09	approved	1	2	2026-11-04	Tomas Dahl transferred his stake to Dahl Holding AS.	{"basics": {"name": "Northquay Capital Partners LLP", "website": null, "widelyHeld": false, "companyType": "limited_liability_partnership", "contactNumber": "+6561234567", "sourceOfFunds": "Capital of the partners and retained earnings.", "incorporatedOn": "2019-06-01", "businessAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "natureOfBusiness": "Investment in private credit.", "applicationReason": "To subscribe to offerings and hold them.", "registeredAddress": {"zip": "048616", "city": "Singapore", "street": "1 Raffles Place", "country": "SG"}, "registrationNumber": "T19LL0452K"}, "persons": [{"id": "4a597be9-143b-4bd3-8493-ba00e8e75e4e", "name": "Helena Voss", "roles": ["general_partner", "authorized_trader"], "share": 4200, "id_type": "passport", "birth_date": "1974-05-04", "nationality": "SG", "account_hash": "080c988759f5e3853e839a002e63ba2a1a76129fe992b4c31e6a9492fd92a526", "id_number_hash": "ef2b54c6c8bafb4d217bffc35bacedfae51312406e37ac362e19f84483546050", "register_roles": null, "register_fields": null, "id_number_masked": "••••••20K", "id_number_sealed": "k1.onUhstImr5QFqLAN.RYFV-1796SqtCTOkUWFRwA._LTC9dvMZ5C1", "register_differs": []}, {"id": "caf817f8-1bd3-414b-80a9-50ed874481e8", "name": "Mira Ranganathan", "roles": ["limited_partner"], "share": 1800, "id_type": "passport", "birth_date": "1981-02-14", "nationality": "IN", "account_hash": "146f45aae5b1a88785bea90a7397de90b78a8dd41035a19b4fbf5b720842b6a4", "id_number_hash": "77e4c706c687de4a0691fc283741e0d1a349203c0d3a8dfe7dc6ee7ee82fabe9", "register_roles": null, "register_fields": null, "id_number_masked": "••••••22K", "id_number_sealed": "k1.A_15OfkGvF9GhA8d.uD_yO4luf8_4JqYj4H9fuQ.btuposb1Hpwu", "register_differs": []}, {"id": "e0ff0ffc-f637-4ed5-b501-6a9ebd831f81", "name": "Tomas Dahl", "roles": ["limited_partner"], "share": null, "id_type": "passport", "birth_date": "1968-11-02", "nationality": "NO", "account_hash": "fd426433b63b5f4d2b8ef4145d4b83e1283ba0f590d5ea8f165a2bce9bfbb115", "id_number_hash": "437541a01b8d9eee9678c8ac3ab03d49d2f283c156e4d3ebb48a74d22bbad4b0", "register_roles": null, "register_fields": null, "id_number_masked": "••••••21K", "id_number_sealed": "k1.4TL_LYHzJQtfxxtp.S3EbgqDGk838TVPqp1pgGQ.O7Hrh4L_Xzfe", "register_differs": []}], "structure": {"stakes": [{"ofId": null, "share": 3100, "ownerId": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16"}, {"ofId": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16", "share": 10000, "ownerId": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3"}, {"ofId": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3", "share": 9700, "ownerId": "e0ff0ffc-f637-4ed5-b501-6a9ebd831f81"}], "entities": [{"id": "e6c07d0d-a3f9-4e81-ac3e-9d48ed80bf16", "name": "Dahl Holding AS", "country": "NO", "registrationNumber": null}, {"id": "b96d5983-88e4-42e4-b5b8-2bb4e66fbdb3", "name": "Dahl Invest AS", "country": "NO", "registrationNumber": null}], "restBelow": true}}	2026-11	b9ba5e282082d1092f7e142e271568ff8b236958a03bc08eb89b2fe9e50ca975	4a597be9-143b-4bd3-8493-ba00e8e75e4e	Helena Voss	2026-11-13 05:09:26.946+00	2026-11-13 05:09:26.946+00	\N	\N
\.

copy company_change_document (change_id, application_id, kind, upload_id, issued_on) from stdin;
576f3708-c5b5-4092-8821-614c79a992f1	95f7d3c1-250b-4425-9a8b-5770db109e09	register_of_members	612a01a3-7676-4de3-b573-94bac75fc68c	2026-11-04
\.

copy company_register (application_id, fetched_at, fields, company_owners, left_out, differs, removed) from stdin;
95f7d3c1-250b-4425-9a8b-5770db109e09	2026-06-02 00:00:00+00	{}	[]	2	{}	{Invented}
\.

copy company_rule (id, person_link_days) from stdin;
t	7
\.

copy company_person_link (id, application_id, person_id, status, sent_to, lang, code_hash, token_hash, facts_hash, consent_version, consent_sha256, created_at, opened_at, done_at, expires_at, wrong_dates) from stdin;
fdd366a8-2dea-473d-a923-b5bb89be3770	95f7d3c1-250b-4425-9a8b-5770db109e09	e0ff0ffc-f637-4ed5-b501-6a9ebd831f81	sent	tomas.dahl@northquay.example	en_US	8fca4e6f3d498e28aca37c862c1575a356184424a0e21af9046878dc0a1d25eb	\N	\N	\N	\N	2026-11-13 05:09:26.946+00	\N	\N	2026-11-20 05:09:26.946+00	0
\.

copy company_person_photo (link_id, application_id, item, upload_id, at) from stdin;
fdd366a8-2dea-473d-a923-b5bb89be3770	95f7d3c1-250b-4425-9a8b-5770db109e09	selfie	89f35395-a3f4-44d4-849b-4259bb889800	2026-06-01 00:00:10+00
\.

copy investor_application (id, number, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at, decided_at, reason_code, told, expires_at, reminded_days, ended_at) from stdin;
1b883452-2750-49f2-8b04-cc07d5f7d1c6	40004	70120acc-d6e7-47ec-9fd8-62d11aefea96	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	2027-07-02 05:09:26.946+00	\N	\N
65587061-af2f-4489-b188-ed7178a878b9	40001	f35977ac-809b-4d59-bdc0-4b3b84e3c355	ai	financial_assets	{"home": 0, "assets": 1500000, "income": 0, "stablecoins": 160000, "volatileTokens": 0}	\N	2026-11	24d57268d23c62a4bc9c61060ed85a1286148eb40e0e3a4558436d4c6b6e9166	granted	f	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	2027-07-02 05:09:26.946+00	\N	\N
aa549a5d-00e2-4204-8c29-9350a71d54a7	40002	ecc88ddc-0def-4a82-817a-014c87fcc488	ei	role	{"home": 0, "assets": 0, "income": 0, "stablecoins": 0, "volatileTokens": 0}	Responsible for the investments of a licensed fund manager since 2015.	2026-11	b68eabc1ad1393478fa8f32a567ea9e757b7b75a4231445abf2ca09eb333a348	granted	f	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	2027-07-02 05:09:26.946+00	\N	\N
\.

copy investor_evidence (application_id, upload_id) from stdin;
1b883452-2750-49f2-8b04-cc07d5f7d1c6	d6b89f90-b0b1-4f43-aa0c-e674cd44751c
65587061-af2f-4489-b188-ed7178a878b9	fba4902e-a0cf-4491-8706-ec917987e1c2
aa549a5d-00e2-4204-8c29-9350a71d54a7	11a6c837-ec4b-42a5-aa03-e17528cc3dac
\.

copy investor_rule (id, version, rules, changed_at) from stdin;
t	1	{"income": 300000, "testPass": 80, "validDays": 365, "homeAtMost": 1000000, "remindDays": [30, 7], "companyAssets": 10000000, "stableHaircut": 10, "testQuestions": 10, "testWaitHours": 24, "personalAssets": 2000000, "volatileAtMost": 200000, "financialAssets": 1000000, "volatileHaircut": 50}	\N
\.

copy risk_test (id, customer_id, questions, answers, right_answers, pass_percent, status, started_at, ended_at) from stdin;
580e0ff9-7b5f-4618-8d99-22f6e7f1041e	ecc88ddc-0def-4a82-817a-014c87fcc488	{open}	{1}	1	2	failed	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy sumsub_applicant (id, customer_id, kind, mode, applicant_id, subject_hash, level_name, info_digest, status, labels, comment, newest_at, green_at, taken_at, case_id, started_at, changed_at) from stdin;
c0951e31-82f4-4bd7-a6c2-1105afcc8629	433067cc-70bb-43da-8d61-8971240ad8b2	company	sandbox	1	\N	1	\N	retry	{Invented}	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	2026-06-01 00:00:00+00	\N	0717d518-c030-43eb-bc05-e4c7f6f675a4	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00
\.

copy sumsub_event (id, digest, body_sealed, received_at, external_user_id, outcome, handled_at) from stdin;
ecb49704-a833-4c41-9675-aaa358f6f9fc	ABCDEFGHJK	invented@tessera.example	2026-06-01 00:00:10+00	\N	applied	2026-06-01 00:00:10+00
\.

copy sumsub_removal (id, applicant_id, mode, requested_at, tries, tried_at, done_at) from stdin;
cfcd7377-15ec-435a-abc2-6402cb5cc0f2	HDFC0ABCDEF	sandbox	2026-06-01 00:00:00+00	100	\N	2026-06-03 00:00:00+00
\.

copy sumsub_rule (id, verifies, countries) from stdin;
t	f	{}
\.

copy vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at, used_at, outcome) from stdin;
ee67130b-8767-4068-9cce-3913259a6986	0bb169cb-0790-461d-a6f9-61d6ea73193b	f08307da-986b-43f0-b595-7c243a0d6c0d	corppass	1	\N	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	2026-06-02 00:00:00+00	\N
\.

copy myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at) from stdin;
0abba6f6-f3a9-466a-9c47-bf4e8dbe0373	70120acc-d6e7-47ec-9fd8-62d11aefea96	65	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00
\.

copy transfer (id, number, customer_id, target_customer_id, coin, amount, source, target, status, requested_at, completed_at) from stdin;
0b1f99c2-17f2-4257-baf8-e81a95a857f0	6	0bb169cb-0790-461d-a6f9-61d6ea73193b	\N	tUSD	2500000000000	token	spot	completed	2026-10-03 05:09:26.946+00	2026-10-03 05:09:26.946+00
3d9cbd4b-a7cd-47c6-a137-ae0172ea06c7	5	0bb169cb-0790-461d-a6f9-61d6ea73193b	\N	HCCL	2000000	token	spot	completed	2026-10-03 05:09:26.946+00	2026-10-03 05:09:26.946+00
462feaf8-337c-4a04-9562-e0860d9d48c6	1	70120acc-d6e7-47ec-9fd8-62d11aefea96	\N	AURB	300000	token	spot	completed	2026-10-03 05:09:26.946+00	2026-10-03 05:09:26.946+00
\.

copy sub_account (customer_id, parent_id, slot, name, deposits_open, trading_open) from stdin;
3efffe0d-91bc-4120-a344-f4614246db9a	0bb169cb-0790-461d-a6f9-61d6ea73193b	1	Northquay	t	t
\.

copy blacklist_entry (customer_id, blocked_number, remark, created_at) from stdin;
70120acc-d6e7-47ec-9fd8-62d11aefea96	0	ABCDEFGHJK	2026-06-01 00:00:10+00
\.

copy account_closing (customer_id, requested_at, closes_at) from stdin;
2668e212-17b1-425d-a1df-68299d83b402	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy member (login_id, account_id, roles, invited_by, joined_at, removed_at, removed_by, counts_from) from stdin;
433067cc-70bb-43da-8d61-8971240ad8b2	ecc88ddc-0def-4a82-817a-014c87fcc488	{trade}	2668e212-17b1-425d-a1df-68299d83b402	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	433067cc-70bb-43da-8d61-8971240ad8b2	2026-06-01 00:00:00+00
\.

copy member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at, ended_at, outcome) from stdin;
eacbef65-e192-4a40-ba4c-aba411561e44	ecc88ddc-0def-4a82-817a-014c87fcc488	+6591234567	solana	{pay}	en_US	433067cc-70bb-43da-8d61-8971240ad8b2	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	\N	\N
\.

copy member_act (id, account_id, login_id, key_id, at, path, subject, ip) from stdin;
44b6480b-f0fe-437a-aa76-c9a6e19e5ade	f8387ed4-3a46-41ef-a0e8-06da67997185	f8387ed4-3a46-41ef-a0e8-06da67997185	\N	2026-11-13 05:09:26.946+00	upload/api/v1/uploads/create	612a01a3-7676-4de3-b573-94bac75fc68c	127.0.0.1
65af21bc-1ca5-449f-8b6a-5cfa32153875	f8387ed4-3a46-41ef-a0e8-06da67997185	f8387ed4-3a46-41ef-a0e8-06da67997185	\N	2026-11-13 05:09:26.946+00	ex/api/v1/company_changes/file	\N	127.0.0.1
87d36bab-0ca8-47df-b8fc-837739c9f097	f8387ed4-3a46-41ef-a0e8-06da67997185	f8387ed4-3a46-41ef-a0e8-06da67997185	\N	2026-11-13 05:09:26.946+00	upload/api/v1/uploads/create	9020ddc0-a406-42b6-935d-d525871be7a2	127.0.0.1
\.

copy signature_rule (id, account_id, version, orders_above, money_above, set_by, second_by, set_at) from stdin;
b8c1d888-7c3d-40d5-832c-7547dd4026ec	f35977ac-809b-4d59-bdc0-4b3b84e3c355	1	\N	\N	ecc88ddc-0def-4a82-817a-014c87fcc488	433067cc-70bb-43da-8d61-8971240ad8b2	2026-06-01 00:00:00+00
\.

copy signature_act (id, number, account_id, kind, status, body, act, coin, amount, value, hold_id, transfer_id, asked_by, asked_at, factor, lapses_at, second_by, second_factor, ended_by, ended_at, failed_code, result_id) from stdin;
b97482b9-8548-47d9-807b-390097705844	46	ecc88ddc-0def-4a82-817a-014c87fcc488	rule	refused	[]	+6591234567	HCCL	1	\N	\N	\N	70120acc-d6e7-47ec-9fd8-62d11aefea96	2026-06-01 00:00:10+00	solana	2026-06-03 00:00:00+00	\N	\N	\N	2026-06-01 00:00:10+00	\N	\N
\.

copy single_act (id, login_id, account_id, kind, value, client_order_id, at) from stdin;
c3e12318-88b8-4946-ba88-1b6543dd2ae6	ecc88ddc-0def-4a82-817a-014c87fcc488	433067cc-70bb-43da-8d61-8971240ad8b2	orders	1	Invented	2026-06-01 00:00:00+00
\.

copy deposit_address (chain, address, customer_id, seal, created_at) from stdin;
solana_devnet	4wfa6i9U6CwiGgAXLci6usx5VwNK8uGNt5Ja4QLLR6re	433067cc-70bb-43da-8d61-8971240ad8b2	6a8686a9e141bfdec15ab9531f75bea63707ca756e129acd5efc0e45dd6ce92d	2026-07-02 05:09:26.946+00
solana_devnet	6bZ8pVBn6ZYdw5KPibyCVmLE331KxGxkrjg5K3Kk15WA	70120acc-d6e7-47ec-9fd8-62d11aefea96	8019d6ae71d4db9ea7196d28a647be66bf542baed8ee74e7930ca825e443a4b5	2026-07-02 05:09:26.946+00
solana_devnet	EvXK6NwqxpL7riepUvLtFj75LLgfkD46FMu1ZctTei7E	0bb169cb-0790-461d-a6f9-61d6ea73193b	37e7db4ab2b93448388f8af683f55b7d1f9d9e648ced03831c9944190f015b86	2026-07-02 05:09:26.946+00
solana_devnet	5Hi2NfeJetNvid9L3dW9fMb6rbKXhPBXYY8tuAgGPNgL	ecc88ddc-0def-4a82-817a-014c87fcc488	36d2695f025cd111d0a1e31786f5a2c9db27ce9028747dcafdf38dd2370c9b6f	2026-07-02 05:09:26.946+00
solana_devnet	MnZyn2ZYwETBkHpD39xK5k8ZorbezHpmUq6p4NKTSmt	2668e212-17b1-425d-a1df-68299d83b402	0737024fbbd6b1ee47c37565593696faccf51952e15c840b92811d86273db77b	2026-07-02 05:09:26.946+00
\.

copy chain_cursor (chain, token_account, coin, mint, address, customer_id, signature, slot, balance, empty_looks) from stdin;
solana_devnet	DNmit4msLFRQbN4iY8iggV1tVhxfpf8uscvB8peWVFG	tUSD	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	MnZyn2ZYwETBkHpD39xK5k8ZorbezHpmUq6p4NKTSmt	2668e212-17b1-425d-a1df-68299d83b402	4EhZMZsta43RsxTV9vx7UjmDhDENRF6payRCyVbXjg2j9fNvowcvvriJkaNtoWnWDdDbzwgXE2Es2ShQBZivagwy	38	0	2
solana_devnet	E1GbCFZaCH3JTwAZYFUKF5RDvZFqJSBbDVBufZbAF7Qn	tUSD	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	6bZ8pVBn6ZYdw5KPibyCVmLE331KxGxkrjg5K3Kk15WA	70120acc-d6e7-47ec-9fd8-62d11aefea96	2V44kWEoPDuHTGpwe2q1t7ri4s4ebZdB4s5bw9zvsmVRFsMQ68PzmvQx2UqLPwkZk68tHtbrYiTTAML9tTaQmZME	38	0	2
solana_devnet	2vswpFZ368M5NqaRVy7JBovfZgmTKxm3r8Bjz9A6w1RD	tUSD	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	EvXK6NwqxpL7riepUvLtFj75LLgfkD46FMu1ZctTei7E	0bb169cb-0790-461d-a6f9-61d6ea73193b	2eCqcyaU4XYD3AUs9Sqe2YG863jWwyYbruyfbrnSNTp5j9CeU1gLpDjKAxg4W6gpMpDBAvEmeQUDiTtQFRVpds54	37	0	2
solana_devnet	2wstdNdnqU4yvDAEgn7VwzjzSnKdRW3dXbkRPaghDhSG	tUSD	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	5Hi2NfeJetNvid9L3dW9fMb6rbKXhPBXYY8tuAgGPNgL	ecc88ddc-0def-4a82-817a-014c87fcc488	2Qj69L6khMJQHasY4uk51wYnJJhxDZSqa7a2YpDaPpR4xpPXrsTBkxLcWU1sYjv4QZA7YovSnY9nkS1j9JFh87ae	37	0	2
solana_devnet	8L3DoZ7hCyyqBxjFrUmF74ndJ1mVJ7A733pmMCy5rvBs	tUSD	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	4wfa6i9U6CwiGgAXLci6usx5VwNK8uGNt5Ja4QLLR6re	433067cc-70bb-43da-8d61-8971240ad8b2	2RxTeykRP6eW7EmdRVURzLTr5x9wva1RtyQx9wgJmAqN26xJEdTjFpim9EKtBX5sXq276cmenpKErWtDWdXs9tKd	37	0	2
\.

copy deposit (id, customer_id, coin, chain, signature, path, destination, sender, mint, amount, slot, confirmations, status, reason, journal_id, seen_at, credited_at) from stdin;
354cdbc9-dc8c-419c-84b8-c834cf510621	ecc88ddc-0def-4a82-817a-014c87fcc488	tUSD	solana_devnet	cJ5HcdPhUria5EC9ytAwye4ZPxSz8kLAWmUabpXxiudGUvPBxfZ7Ld6cRvjytGoMtzGodp5UQXtKinM4NiXCuST	1	2wstdNdnqU4yvDAEgn7VwzjzSnKdRW3dXbkRPaghDhSG	\N	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	500000000000	23	8	credited	\N	01a0fb04-6f22-7aa4-8c9b-560ab9765cec	2026-10-02 05:09:26.946+00	2026-10-02 05:09:26.946+00
676876ec-b0c5-4ecd-a0b6-29834d703709	433067cc-70bb-43da-8d61-8971240ad8b2	tUSD	solana_devnet	dS1wzyXw67sWfhHpb9C7AND7rKowBzqXmzPPPcnwzbhBYXSyVTED1ocbGzCja5sJ95icu1cn1gqLpk23okEgTcb	1	8L3DoZ7hCyyqBxjFrUmF74ndJ1mVJ7A733pmMCy5rvBs	\N	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	60000000000	23	8	credited	\N	01a0fb04-6f22-7bdc-be96-3bcca5a25308	2026-10-02 05:09:26.946+00	2026-10-02 05:09:26.946+00
687d9103-c975-4556-a9c1-a32c00342c58	70120acc-d6e7-47ec-9fd8-62d11aefea96	tUSD	solana_devnet	4CrrWqJEECAD9TRB8n5i8LffzT4dkNKvrcHYuAeM62hPTUrPGmsKg2TLkD5XgbS6zfMBT8RW9Xv2zmHgcJj65c1q	1	E1GbCFZaCH3JTwAZYFUKF5RDvZFqJSBbDVBufZbAF7Qn	\N	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	6000000000000	23	8	credited	\N	01a0fb04-6f22-77ba-9b6e-2278be8fd5f5	2026-10-02 05:09:26.946+00	2026-10-02 05:09:26.946+00
71dd040e-7dd8-4a7f-a653-4426c682dec4	0bb169cb-0790-461d-a6f9-61d6ea73193b	tUSD	solana_devnet	5gJ934XxYDP7M8D2g3dU3k1d1vUz2BqFFQyhKMsiqwzyxCpep1LRKTiqcoVMdGgmW8in1rYmqUYAjmpz1srQN8hd	1	2vswpFZ368M5NqaRVy7JBovfZgmTKxm3r8Bjz9A6w1RD	\N	5UDsgSYupRAgcDtQgAYB9qsUrfnxG3pT84dZwSjvzmPU	3000000000000	23	8	credited	\N	01a0fb04-6f22-7ac1-a111-4b87d7ab7d15	2026-10-02 05:09:26.946+00	2026-10-02 05:09:26.946+00
\.

copy house_address (chain, address, created_at, kind) from stdin;
solana_devnet	jEsA3o8bW6S24yme3stYQmXTxCXCK1DJc5XgoCftEbP	2026-07-02 05:09:26.946+00	hot
solana_devnet	4Ahga2tmRQWqWE6YPJamnMqUG2X1ofyeWz9GTaMzD3VM	2026-07-02 05:09:26.946+00	cold
\.

copy sweep (id, chain, token_account, coin, amount, signature, wire, last_valid_height, outcome, created_at, resolved_at, target) from stdin;
0cc4967c-9458-4755-a978-f0a891889342	solana_devnet	DNmit4msLFRQbN4iY8iggV1tVhxfpf8uscvB8peWVFG	tUSD	300000000000	4EhZMZsta43RsxTV9vx7UjmDhDENRF6payRCyVbXjg2j9fNvowcvvriJkaNtoWnWDdDbzwgXE2Es2ShQBZivagwy	AqHdXtRjyF/hlxdtD1UaS2R6z7CSbTVsRKkAtpqDnDbcC7pnL96XEWCf7c31TaqW1fUeEVcF3/GvfDYZ8nCZ2whhjcVK5a/x37uk8Tgk49CSJd5TlE0QR/UOVOwYHhHGpH70/hHnevK52JssPKbPU4H8kpbLDB7Rj4uHmw81B8sBgAIBBgoK0hInZ54O9mzyI/MGIbB0sCoDLlPpqHY5gXhzpIj51gVTJAkYRV71Y90EyKD2UqogRRYxHimglEf3RmMwe+0/TUyXMf+5egtTLfS3dL8hSa5ZCo0D9NSpyKal9imggKQDK5YaJuyyWlbRgFHM+vRbZosh87Ak5P0k54gE8VJ1IwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQmf8aikQnvJDpUkL5W07a71s4gvNkLtV+x1OhjsZmf+MlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqT8HrAk6E8+D2e00mF2EQhoLGt03Sv3uzCqj9bFzQwRzBQcABQJADQMABwAJAwAAAAAAAAAABgYAAgAFBAkBAQkEAwUCAQoMALhk2UUAAAAGCAAkMGNjNDk2N2MtOTQ1OC00NzU1LWE5NzgtZjBhODkxODg5MzQyAA==	178	finalised	2026-10-02 05:09:26.946+00	2026-10-31 05:09:26.946+00	hot
397d8eae-8d40-46e6-babf-312ae22cd9c1	solana_devnet	E1GbCFZaCH3JTwAZYFUKF5RDvZFqJSBbDVBufZbAF7Qn	tUSD	6000000000000	2V44kWEoPDuHTGpwe2q1t7ri4s4ebZdB4s5bw9zvsmVRFsMQ68PzmvQx2UqLPwkZk68tHtbrYiTTAML9tTaQmZME	Ako1bXspFI8AZo37CzdPpwYqUJ27wqMYygNNGRKP2MvqMooC97kYyfkN5lKFsL1njtTa0FsrqC88CtstsYhf5gXD3lVmq/0x+OMXCeetfq6e37kmUfsH59V653ix4jj3iCTRkXZZCItKEv3d5t/YFGkK3KRg3Fs6xKrSf0VvPVwLgAIBBgoK0hInZ54O9mzyI/MGIbB0sCoDLlPpqHY5gXhzpIj51lMkhF9oj9Zjt2a7NAfzFZFD/gtruCi3JaT9PrBkvlWbTUyXMf+5egtTLfS3dL8hSa5ZCo0D9NSpyKal9imggKTBOY6k9d6gmZPeCxCuOJWhkxkWlbZiaVQHptvOUeu2OwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQmf8aikQnvJDpUkL5W07a71s4gvNkLtV+x1OhjsZmf+MlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqT8HrAk6E8+D2e00mF2EQhoLGt03Sv3uzCqj9bFzQwRzBQcABQJADQMABwAJAwAAAAAAAAAABgYAAgAFBAkBAQkEAwUCAQoMAGDe+3QFAAAGCAAkMzk3ZDhlYWUtOGQ0MC00NmU2LWJhYmYtMzEyYWUyMmNkOWMxAA==	178	finalised	2026-10-02 05:09:26.946+00	2026-10-31 05:09:26.946+00	hot
6e531309-7542-49bf-b726-0f48fb34f043	solana_devnet	8L3DoZ7hCyyqBxjFrUmF74ndJ1mVJ7A733pmMCy5rvBs	tUSD	60000000000	2RxTeykRP6eW7EmdRVURzLTr5x9wva1RtyQx9wgJmAqN26xJEdTjFpim9EKtBX5sXq276cmenpKErWtDWdXs9tKd	AkeJzIzl7Biq/B1Lx4uSh3mu6XQ2nKnngP5en99IyPbxwX/5dfeO8fcK+dBohuxzB1lqLF/Y//M/5l6igh3NoQT+4SJpWo1V5DW1fYzp6Mt8+rbFO3KPlaE20IF9rMUgijZG7kO0GuWElo9dRR38UQtyUqTr5dmr9Er7R5+j5xQPgAIBBgoK0hInZ54O9mzyI/MGIbB0sCoDLlPpqHY5gXhzpIj51jqUCVU2cOso/caz/aWW/mqscf4UTFRTFz58uRkzipYDTUyXMf+5egtTLfS3dL8hSa5ZCo0D9NSpyKal9imggKRs4lrXeRSqz9iM2omC0+kUJGgi8bckU4/jeQGToeyskgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQmf8aikQnvJDpUkL5W07a71s4gvNkLtV+x1OhjsZmf+MlyWPTiSJ8bs9ECkUjg2DC1oTmdr/EIQEjnvY2+n4WQMGRm/lIRcy/+ytunLDm+e8jOW7xfcSayxDmzpAAAAABUpTWpkpIQZNJOhxYNo4fHw1td28kruB5B+oQEEFRI0G3fbh12Whk9nL4UbO63msHLSF7V9bN5E6jPWFfv8AqT8HrAk6E8+D2e00mF2EQhoLGt03Sv3uzCqj9bFzQwRzBQcABQJADQMABwAJAwAAAAAAAAAABgYAAgAFBAkBAQkEAwUCAQoMAFhH+A0AAAAGCAAkNmU1MzEzMDktNzU0Mi00OWJmLWI3MjYtMGY0OGZiMzRmMDQzAA==	178	finalised	2026-10-02 05:09:26.946+00	2026-10-31 05:09:26.946+00	hot
\.

copy address_book (id, customer_id, coin, chain, address, tag, remark, trusted, added_at, usable_at, removed_at, beneficiary, proved_at) from stdin;
a45575e3-dfc5-412e-ac7f-87f009a4cfb6	2e4e5abf-d6bb-4f3b-80b9-2a53dd30b508	TMFG	USD	2026-06-01	\N	SG	t	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00	\N	\N	2026-06-01 00:00:10+00
\.

copy test_transfer (id, address_id, amount, started_at, expires_at, deposit_id) from stdin;
c5b99475-071a-4ad6-9a9a-43447cf258d2	a45575e3-dfc5-412e-ac7f-87f009a4cfb6	1	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	71dd040e-7dd8-4a7f-a653-4426c682dec4
\.

copy withdrawal (id, customer_id, coin, chain, address, tag, address_id, amount, fee, limit_value, remark, status, seal, hold_id, journal_id, kyc_at_request, factor, reason, told, signer_refusal, requested_at, status_at, confirm_by, confirmed_at, beneficiary, identified, unidentified_before, unidentified_cap) from stdin;
dcf5136f-776b-4e69-80cc-e3d8de1a84a0	70120acc-d6e7-47ec-9fd8-62d11aefea96	HCCL	solana	invented@tessera.example	2026-06-01	a45575e3-dfc5-412e-ac7f-87f009a4cfb6	100	1	100	INV000001	review	invented@tessera.example	328a97cc-8274-45b9-b1c4-f6e9f894a18a	01a1002a-cb22-7573-a761-15c79a14bbde	approved	1	2026-06-01	SG	\N	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	\N	2026-06-03 00:00:00+00	{}	t	100	0
\.

copy withdrawal_mail (id, withdrawal_id, person_id, sent_at, disowned_at) from stdin;
7c0b9f64-125f-43f5-ad87-fbb50aab705e	dcf5136f-776b-4e69-80cc-e3d8de1a84a0	ecc88ddc-0def-4a82-817a-014c87fcc488	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00
\.

copy withdraw_attempt (id, withdrawal_id, n, signature, wire, last_valid_height, coin, amount, outcome, created_at, resolved_at, opens_account) from stdin;
82b4ba46-0ebd-4aa5-82bb-ee168167c2ce	dcf5136f-776b-4e69-80cc-e3d8de1a84a0	2	ABCD	2026-06-01	0	LBR3	1	finalised	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00	t
\.

copy payment_evidence (withdrawal_id, doubt, hosts, at) from stdin;
dcf5136f-776b-4e69-80cc-e3d8de1a84a0	en_US	{}	2026-06-02 00:00:00+00
\.

copy bank_account (id, coin, bank, bank_code, payee, account_number, order_min, order_max, opened_at, closed_at, payout_open, payout_fee, payout_min, payout_max) from stdin;
3158a747-a583-41e5-b496-27f0badaa2ed	USD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-8	10000	10000000000	2026-07-02 05:09:26.946+00	\N	t	500	1000	100000000
c7bc8e21-33b2-44fb-bf6e-9f0d815b5fb0	CNY	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-9	10000	10000000000	2026-07-02 05:09:26.946+00	\N	t	1000	1000	100000000
dff48b45-9032-49ae-a37e-5fc175806d68	SGD	Merlion Bank	MERLSGSG	Tessera Client Monies Trust	003-918204-7	10000	10000000000	2026-07-02 05:09:26.946+00	\N	t	200	1000	100000000
\.

copy bank_feed (source, position, read_at) from stdin;
http://127.0.0.1:43961/feed	7	2026-10-31 05:09:26.946+00
\.

copy bank_statement (id, bank, format, sha256, account_number, coin, opening, closing, from_day, until_day, status, uploaded_by, uploaded_at, confirmed_at) from stdin;
72fffb68-200f-43c9-b97a-a89dfa819e02	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	csv	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	USD	SLW31	1	1	2026-06-02	2026-06-02	confirmed	\N	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00
\.

copy bank_claim (id, statement_id, n, bank, line_id, other_ids, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, expects, outcome, ended_at) from stdin;
f7ca7638-0c36-4afb-9e98-e5117939796b	72fffb68-200f-43c9-b97a-a89dfa819e02	1	65	2026-06	{Invented}	2026-06-01	in	CNY	1	invented	2026-06-01	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01	\N	\N	\N
\.

copy bank_line (id, bank, line_id, account_number, direction, coin, amount, payer_name, payer_hash, remittance, booked_on, status, reason, imported_at, names_order, names_payout, returns_line, funds_distribution, claim_id, same_as) from stdin;
0114568a-ebcb-4f4c-8df9-dd515ba70515	Merlion Bank	SGD-000003	003-918204-7	in	SGD	7500000000	Farid Anwar	\N	PWV3FYTGT	2026-07-02	credited	\N	2026-07-02 05:09:26.946+00	0118d709-ca6e-479c-8926-cbf92507876a	\N	\N	\N	\N	\N
0fdee2de-e127-4d40-9d29-8f0d1477662c	Merlion Bank	SGD-000001	003-918204-7	in	SGD	24000000	Lim Jia Wen	\N	4DE73JN8Q	2026-07-02	credited	\N	2026-07-02 05:09:26.946+00	bd4e6ff8-425d-4dc7-adbe-6f0326c8d925	\N	\N	\N	\N	\N
0fffc843-3dd0-46af-9ec2-f55480ba1f8a	Merlion Bank	SGD-000005	003-918204-7	in	SGD	4600000000	Ong Rui Min	\N	HTK3R3MG9	2026-07-02	credited	\N	2026-07-02 05:09:26.946+00	549c433f-4261-4f58-b9e5-7b945515f6a6	\N	\N	\N	\N	\N
63e07979-1050-4ac9-9480-5b55fd0b69dd	Merlion Bank	SGD-000004	003-918204-7	in	SGD	6200000000	Tomas Dahl	\N	4R4YYQPDJ	2026-07-02	credited	\N	2026-07-02 05:09:26.946+00	390e5beb-67b9-4a34-8aee-a8d99b14741d	\N	\N	\N	\N	\N
799044e1-7cfd-44db-a732-2127e950f763	Merlion Bank	SGD-000006	003-918204-7	in	SGD	2000000000	Nadia Rahman	\N	KG3UBKG2Q	2026-07-02	credited	\N	2026-07-02 05:09:26.946+00	3533e764-2d3c-402b-a175-adc17c3c3a10	\N	\N	\N	\N	\N
\.

copy fiat_order (id, number, customer_id, coin, amount, settled, reference, bank_account_id, proof_id, status, bank_line_id, journal_id, kyc_at_request, created_at, expires_at, paid_at, completed_at) from stdin;
0118d709-ca6e-479c-8926-cbf92507876a	3	ecc88ddc-0def-4a82-817a-014c87fcc488	SGD	7500000000	7500000000	PWV3FYTGT	dff48b45-9032-49ae-a37e-5fc175806d68	\N	completed	0114568a-ebcb-4f4c-8df9-dd515ba70515	019f213b-5f22-79d8-b944-73f33075cda6	approved	2026-07-02 05:09:26.946+00	2026-07-05 05:09:26.946+00	\N	2026-07-02 05:09:26.946+00
3533e764-2d3c-402b-a175-adc17c3c3a10	6	0bb169cb-0790-461d-a6f9-61d6ea73193b	SGD	2000000000	2000000000	KG3UBKG2Q	dff48b45-9032-49ae-a37e-5fc175806d68	\N	completed	799044e1-7cfd-44db-a732-2127e950f763	019f213b-5f22-7c03-b82b-13da7092a47f	approved	2026-07-02 05:09:26.946+00	2026-07-05 05:09:26.946+00	\N	2026-07-02 05:09:26.946+00
390e5beb-67b9-4a34-8aee-a8d99b14741d	4	2668e212-17b1-425d-a1df-68299d83b402	SGD	6200000000	6200000000	4R4YYQPDJ	dff48b45-9032-49ae-a37e-5fc175806d68	\N	completed	63e07979-1050-4ac9-9480-5b55fd0b69dd	019f213b-5f22-7d4c-a953-34eaa6df7edf	approved	2026-07-02 05:09:26.946+00	2026-07-05 05:09:26.946+00	\N	2026-07-02 05:09:26.946+00
549c433f-4261-4f58-b9e5-7b945515f6a6	5	70120acc-d6e7-47ec-9fd8-62d11aefea96	SGD	4600000000	4600000000	HTK3R3MG9	dff48b45-9032-49ae-a37e-5fc175806d68	\N	completed	0fffc843-3dd0-46af-9ec2-f55480ba1f8a	019f213b-5f22-7ed1-bf05-043833c79208	approved	2026-07-02 05:09:26.946+00	2026-07-05 05:09:26.946+00	\N	2026-07-02 05:09:26.946+00
bd4e6ff8-425d-4dc7-adbe-6f0326c8d925	1	433067cc-70bb-43da-8d61-8971240ad8b2	SGD	24000000	24000000	4DE73JN8Q	dff48b45-9032-49ae-a37e-5fc175806d68	\N	completed	0fdee2de-e127-4d40-9d29-8f0d1477662c	019f213b-5f22-7ff5-b5f7-d2924572a880	approved	2026-07-02 05:09:26.946+00	2026-07-05 05:09:26.946+00	\N	2026-07-02 05:09:26.946+00
\.

copy customer_bank_account (id, customer_id, coin, account_name, bank, branch, bank_country, bank_code, ifsc, bank_address, remark, number_sealed, number_ending, number_hash, hash_formula, pay_now_sealed, pay_now_ending, added_at, usable_at, removed_at, verified_by, verified_at, name_match) from stdin;
b5c5147f-771b-42a0-9232-1372b1d79cb5	433067cc-70bb-43da-8d61-8971240ad8b2	SGD	Lim Jia Wen	Harbour Bank	Marina Bay	SG	HARBSGSG	\N	\N	\N	k1.MjYyNaqHiPxj2ak7.6_DKvRkKCFF2vxdovmGZYw.9_mT8mp3ky9xHg	8201	d1c9d7c889c8765215c875004e813dabcab6ca9d6b9e2ba9abe0d22d90e17f6a	2	\N	\N	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	\N	\N
caebc40c-aa84-4b1b-b73f-963c1565254a	f35977ac-809b-4d59-bdc0-4b3b84e3c355	CNY	陈思远	浦江银行	外滩支行	CN	\N	\N	\N	\N	k1.VY7vk9C2oAXmg7jL.Z2aS4gMnepb4PXMAgD8lqA.mZIGwOZdfoIhlxqaosoI_w	8893	\N	2	\N	\N	2026-07-02 05:09:26.946+00	2026-07-02 05:09:26.946+00	\N	\N	\N	\N
\.

copy payout_batch (id, number, bank_account_id, coin, payouts, total, file_sha256, made_by, made_by_copied, made_at) from stdin;
c03c6f34-4288-4a40-a683-36923e0a00fe	2	c7bc8e21-33b2-44fb-bf6e-9f0d815b5fb0	AURB	1	100	DBSSSGSG	\N	+6591234567	2026-06-01 00:00:10+00
\.

copy payout (id, number, customer_id, coin, amount, fee, limit_value, reference, customer_bank_account_id, account_name, bank, branch, bank_country, bank_code, ifsc, number_sealed, number_ending, status, seal, held_back, hold_id, batch_id, journal_id, bank_line_id, return_line_id, kyc_at_request, factor, reason, told, requested_at, status_at) from stdin;
9374fae3-13ec-4e8d-8847-7870e5c58efa	31	ecc88ddc-0def-4a82-817a-014c87fcc488	LBR3	100	0	0	INV000001	0c63f639-f6be-4e4b-b31f-e256c533f89f	SG	invented@tessera.example	solana	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	en_US	SG	2026-06	2026-06	refused	INV000001	2026-06-01	f75932ca-b780-459e-9c71-a289ba7ca48b	\N	\N	\N	\N	approved	2026-06-01	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\N	2026-06-01 00:00:10+00	2026-06-02 00:00:00+00
\.

copy internal_transfer (id, number, customer_id, recipient_id, coin, amount, limit_value, note, kyc_at_request, factor, sent_at) from stdin;
71fcf131-852c-4c44-9e55-833cd542c5b5	59	f8387ed4-3a46-41ef-a0e8-06da67997185	ecc88ddc-0def-4a82-817a-014c87fcc488	CNY	100	1	\N	approved	en_US	2026-06-01 00:00:10+00
\.

copy recipient_lookup (customer_id, target_hash, at) from stdin;
433067cc-70bb-43da-8d61-8971240ad8b2	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00
\.

copy receivable (id, number, customer_id, credited_id, bank_line_id, coin, amount, taken, repaid, cause, told, journal_id, at, blocked_from, lifted_at, closed_at, told_at, written) from stdin;
0bff2e4b-7fe5-404d-8e78-8cd5c1d5ded5	1001	ecc88ddc-0def-4a82-817a-014c87fcc488	f8387ed4-3a46-41ef-a0e8-06da67997185	799044e1-7cfd-44db-a732-2127e950f763	CNY	100	2	1	invented	\N	01a1002a-cb22-7b6f-99d7-c1a8b783f01a	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00	\N	\N	\N	5274
\.

copy restore (id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, history_reaches, chain_at, bank_at, ended_at, marked_at) from stdin;
6c10aad4-a319-4b9d-bc9e-3816046dee9b	2026-06-01 00:00:10+00	2	+6591234567	\N	\N	1	0	0	0	2	t	2026-06-01 00:00:10+00	\N	\N	2026-06-01 00:00:10+00
\.

copy lost_payment (id, restore_id, chain, coin, mint, signature, path, wire, memo, recipient, tag, amount, paid_at, hosts, not_shown_by, found_at, outcome, settled_at, withdrawal_id) from stdin;
120a4307-81a4-427b-ac18-b3bb231a7d3f	\N	1	SGD	65	2026-06	ABCD	65	\N	2026-06	\N	1	\N	{}	{Invented}	2026-06-01 00:00:10+00	\N	\N	\N
\.

copy lost_payout (id, restore_id, payout_id, batch_id, coin, file_sha256, exported_at, maker, found_at, settled_at) from stdin;
9ae6c4ec-ed26-4f28-982b-e381c763e22c	6c10aad4-a319-4b9d-bc9e-3816046dee9b	9593741e-4c05-42e5-8185-4c67c601209c	39b6c72a-d884-4c70-8ea9-c17539caa856	KGN29	solana	2026-06-01 00:00:00+00	1	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy market (symbol, base, quote, tick, lot, min_value, max_value, maker_fee_ppm, taker_fee_ppm, band_ppm, listing_price, status, auction_until, auction_ends_at, listed_at, moves, moved_by) from stdin;
AURB-tUSD	AURB	tUSD	10000	1	1000000	1000000000000	1000	1500	200000	12000000	open	\N	\N	2026-10-03 05:09:26.946+00	1	staff
HCCL-tUSD	HCCL	tUSD	1000	1	1000000	1000000000000	1000	1500	200000	1050000	open	\N	\N	2026-10-03 05:09:26.946+00	1	staff
\.

copy otc_order (id, number, canceled_number, customer_id, person_id, account_id, market, side, type, flag, until, ticks, stop_ticks, lots, price, quantity, cash_quantity, filled_lots, filled_value, fee, hold_amount, hold_captured, hold_released, maker_fee_ppm, taker_fee_ppm, status, cancel_cause, suspected_number, suspect_cause, end_agreed_at, steps, entered_number, triggered_at, client_order_id, placed_at, closed_at) from stdin;
01a10a77-8322-7351-b6d6-81898386f078	3	\N	0bb169cb-0790-461d-a6f9-61d6ea73193b	0bb169cb-0790-461d-a6f9-61d6ea73193b	45	HCCL-tUSD	sell	limit	gtc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	25493112	24372	24372	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	635fc630-955e-4423-8243-df9958125b15	2026-10-05 05:09:26.946+00	2026-10-05 05:09:26.946+00
01a10a77-8322-74b1-8bd6-3ca50ed8556c	2	\N	70120acc-d6e7-47ec-9fd8-62d11aefea96	70120acc-d6e7-47ec-9fd8-62d11aefea96	43	AURB-tUSD	buy	limit	ioc	\N	1202	\N	691	12020000	691	\N	691	8305820000	12458730	8318278730	8318278730	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	c2c170f7-1196-43fc-a45c-4a43d6ddd332	2026-10-05 05:09:26.946+00	2026-10-05 05:09:26.946+00
01a10a77-8322-79db-bb95-4b88d4ee6bdc	4	\N	70120acc-d6e7-47ec-9fd8-62d11aefea96	70120acc-d6e7-47ec-9fd8-62d11aefea96	43	HCCL-tUSD	buy	limit	ioc	\N	1046	\N	24372	1046000	24372	\N	24372	25493112000	38239668	25531351668	25531351668	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	0a5f0c25-2cef-4567-97b8-7bb6352a9809	2026-10-05 05:09:26.946+00	2026-10-05 05:09:26.946+00
01a10d0a-b122-7d01-893d-152cd2565f86	16	\N	70120acc-d6e7-47ec-9fd8-62d11aefea96	70120acc-d6e7-47ec-9fd8-62d11aefea96	43	HCCL-tUSD	buy	limit	ioc	\N	1050	\N	40578	1050000	40578	\N	40578	42606900000	63910350	42670810350	42670810350	0	1000	1500	3	\N	\N	\N	\N	2	\N	\N	d0e5388d-6b9e-46dc-a241-73f03306df4b	2026-10-05 17:09:26.946+00	2026-10-05 17:09:26.946+00
01a10f9d-df22-710e-a886-674e73e5495c	27	\N	0bb169cb-0790-461d-a6f9-61d6ea73193b	0bb169cb-0790-461d-a6f9-61d6ea73193b	46	HCCL-tUSD	buy	limit	gtc	\N	1051	\N	4115	1051000	4115	\N	4115	4324865000	4324865	4331354355	4329189865	2164490	1000	1500	3	\N	\N	\N	\N	2	\N	\N	7486cf49-4d33-4245-81c8-602f26f8543c	2026-10-06 05:09:26.946+00	2026-10-06 05:09:26.946+00
01a114c4-3b22-7629-a31e-22f6fa951a49	49	\N	0bb169cb-0790-461d-a6f9-61d6ea73193b	0bb169cb-0790-461d-a6f9-61d6ea73193b	46	AURB-tUSD	buy	limit	gtc	\N	1199	\N	4110	11990000	4110	\N	4110	49278900000	49278900	49352818350	49328178900	24639450	1000	1500	3	\N	\N	\N	\N	2	\N	\N	b8d0a98a-9a7f-493c-bd11-5d7ff0ea3cc0	2026-10-07 05:09:26.946+00	2026-10-07 05:09:26.946+00
\.

copy fill (id, market, seq, maker_order, taker_order, taker_side, auction, connected, price, quantity, value, maker_fee, taker_fee, journal_id, journal_seq, prev_hash, hash, at, maker_step, maker_status, taker_step, taker_status, posting_id, buyer_quote, seller_quote, fees, seller_base, buyer_base, buyer_quote_balance, seller_quote_balance, seller_base_balance, buyer_base_balance) from stdin;
01a10a77-8322-7a32-af7f-4b4ea9496124	AURB-tUSD	1	01a10a77-8322-7ac3-8166-5ff51028cfe1	01a10a77-8322-74b1-8bd6-3ca50ed8556c	buy	f	f	12020000	691	8305820000	8305820	12458730	01a10a77-8322-7874-addb-aed2c2ae8f25	59	\\xbe40e4a5e0381362dd80da4e88854b7a450ca4ae2dc208e434126416d8234c40	\\xce9ea0fd7ebfbb7a864c699c38a8caa48cf282caa8dfc03b7d5a448a898cc30a	2026-10-05 05:09:26.946+00	2	3	2	3	257	43	46	50	44	39	2491681721270	2508297514180	299309	300691
01a10a77-8322-7b1c-a8e9-37e42a43d905	HCCL-tUSD	1	01a10a77-8322-7351-b6d6-81898386f078	01a10a77-8322-79db-bb95-4b88d4ee6bdc	buy	f	f	1046000	24372	25493112000	25493112	38239668	01a10a77-8322-727d-b158-2f012b530751	60	\\xce9ea0fd7ebfbb7a864c699c38a8caa48cf282caa8dfc03b7d5a448a898cc30a	\\xb5daf065641416a3339df92b10cf348d9506a08e063b3580e9d9e37448007f0d	2026-10-05 05:09:26.946+00	2	3	2	3	259	43	46	50	45	41	2466150369602	2533765133068	1975628	2024372
01a10a77-8323-7083-8b2e-ef27c3f04542	HCCL-tUSD	2	01a10a77-8323-7df2-b9d0-e998959e9f02	01a10a77-8323-72c6-a8f3-f62a7fe81700	buy	f	f	1046000	22761	23808006000	23808006	35712009	01a10a77-8323-7279-89f3-f36262d799a3	62	\\xe1cfd8a6d68c62c8449f03dacc9d1afbf2e26a48d7389d205b36ca78fcb4ed02	\\x4ef29838e8f88e6af2b81a03288b6de99ec11c7f24bd0cd3e39c33a1c5b28816	2026-10-05 05:09:26.947+00	2	3	2	3	263	46	43	50	41	45	2522111662219	2477713799036	2001611	1998389
\.

copy trading_lease (id, holder, fence, last_fence, renewed_at, batches) from stdin;
1	9b200d9b-9ec2-48af-b55b-74c7c191b23c	1	1	1970-01-01 00:00:00+00	1349
\.

copy book_turn (number, market, phase, order_id, reference_ticks, ticks, lots, imbalance, at) from stdin;
2	HCCL-tUSD	open	01a114c4-3b22-7629-a31e-22f6fa951a49	100	\N	0	1	2026-06-01 00:00:10+00
\.

copy order_cut (number, order_id, market, person_id, reach_ticks, outcome, rests, at) from stdin;
100	01a10f9d-df22-710e-a886-674e73e5495c	AURB-tUSD	d5605ff2-5e0e-4295-8214-d295ab4b1894	0	collar	f	2026-06-01 00:00:00+00
\.

copy listen_key (id, token_hash, api_key_id, created_at, expires_at) from stdin;
f7d5700c-1ef7-42e0-aa81-06119b970c9c	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	86ab1e20-e1af-4def-a8f3-f1bc8a4b690f	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00
\.

copy trade_minute (market, at, first_seq, last_seq, open, high, low, close, quantity, value, bought_quantity, bought_value, trades) from stdin;
AURB-tUSD	2026-10-05 05:09:00+00	1	3	12020000	12040000	12020000	12030000	3763	45272120000	2749	33063560000	3
AURB-tUSD	2026-10-05 17:09:00+00	4	6	12020000	12030000	12010000	12010000	10519	126452440000	6198	74514020000	3
AURB-tUSD	2026-10-06 05:09:00+00	7	9	12020000	12020000	12020000	12020000	9842	118300840000	3816	45868320000	3
\.

copy trades_counted (market, seq) from stdin;
AURB-tUSD	585
HCCL-tUSD	584
\.

copy market_reference (market, price, source, since) from stdin;
AURB-tUSD	12360000	valuation	2026-11-29 05:09:47.172+00
HCCL-tUSD	1068000	valuation	2026-11-29 05:09:47.172+00
\.

copy reference_change (id, market, price, source, at) from stdin;
1	AURB-tUSD	12000000	operators	2026-10-03 05:09:26.946+00
2	HCCL-tUSD	1050000	operators	2026-10-03 05:09:26.946+00
3	AURB-tUSD	12100000	valuation	2026-10-31 05:09:26.946+00
\.

copy reference_set (id, market, price, at) from stdin;
1	AURB-tUSD	12000000	2026-10-03 05:09:26.946+00
2	HCCL-tUSD	1050000	2026-10-03 05:09:26.946+00
\.

copy market_day (market, day, price, value, pairs) from stdin;
AURB-tUSD	2026-09-29	\N	0	0
AURB-tUSD	2026-09-28	\N	0	0
AURB-tUSD	2026-09-30	\N	0	0
\.

copy least_value (quote, value, at) from stdin;
tUSD	746884399	2026-11-29 05:10:02.636+00
\.

copy tie (customer_id, kind, shared, at, written) from stdin;
0bb169cb-0790-461d-a6f9-61d6ea73193b	ip	127.0.0.1	2026-11-29 05:09:32.034524+00	1233
0bb169cb-0790-461d-a6f9-61d6ea73193b	ip	2001:db8:e39b:dabb::1	2026-11-29 05:09:49.862+00	4720
0bb169cb-0790-461d-a6f9-61d6ea73193b	device	local-world-e39bdabb4aeb4079	2026-11-29 05:09:49.862+00	4720
\.

copy right_change (customer_id) from stdin;
433067cc-70bb-43da-8d61-8971240ad8b2
\.

copy product (id, symbol, version, status, type, category, currency, unit_price, supply, min_units, step_units, max_units, soft_cap, fee_ppm, decimals, open_at, close_at, allot_at, terms, created_at, updated_at, published_at, issue_journal, reopened_version, reopened_until) from stdin;
0c75f321-aa07-4098-9942-77faaed2dc85	PSRB	2	in_subscription	equity	ei	SGD	2500	600000	200	1	\N	\N	10000	0	2026-11-09 05:09:26.946+00	2026-12-28 05:09:26.946+00	2027-01-02 05:09:26.946+00	{"life": {"opensAt": "2026-11-09T05:09:26.946Z", "closesAt": "2026-12-28T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	2026-11-06 05:09:26.946+00	2026-11-06 05:09:26.946+00	2026-11-06 05:09:26.946+00	01a1af43-0322-7b04-9642-9d8de7d14e05	\N	\N
151be635-e3b1-4411-a8f6-52d59cfc4c97	KGN29	2	in_subscription	bond	ai	SGD	100000	40000	10	1	\N	\N	2500	0	2026-10-20 05:09:26.946+00	2026-12-11 05:09:26.946+00	2026-12-16 05:09:26.946+00	{"life": {"opensAt": "2026-10-20T05:09:26.946Z", "closesAt": "2026-12-11T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Every six months, in March and September.", "zh": "每半年一次，三月与九月。"}, "question": {"en": "When is interest paid?", "zh": "何时付息？"}}], "name": {"en": "Kestrel Grid Green Notes 2029", "zh": "红隼电网绿色票据 2029"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Kestrel Grid Energy", "zh": "红隼电网能源"}, "region": {"en": "Vietnam", "zh": "越南"}, "members": [{"name": {"en": "Nguyen Thi Lan", "zh": "阮氏兰"}, "role": {"en": "Treasurer", "zh": "司库"}, "about": {"en": "Placed four infrastructure notes.", "zh": "曾发行四笔基建票据。"}}], "summary": {"en": "Senior notes for wind farm connections in the Mekong delta.", "zh": "为湄公河三角洲风电并网发行的优先票据。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-20", "structure": "debt", "completedOn": null, "description": {"en": "Kestrel Grid builds and owns lines that connect wind farms to the national grid and is paid by the kilowatt-hour carried.\\n\\nThe notes rank equally with the company’s bank debt and mature in 2029.", "zh": "红隼电网建设并持有连接风电场与国家电网的线路，按输送电量收费。\\n\\n票据与公司银行债务同等受偿，2029 年到期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "3 years", "zh": "3 年"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "10", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "semi_annually", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.0585"}}	2026-10-17 05:09:26.946+00	2026-10-17 05:09:26.946+00	2026-10-17 05:09:26.946+00	01a14843-d322-76c6-aca7-8b968ab684b1	\N	\N
1906cfa0-91a6-424f-ab1b-fe4440061c36	TMFG	2	subscription_ended	equity	ri	SGD	500	2400000	500	1	\N	\N	5000	0	2026-09-15 05:09:26.946+00	2026-11-19 05:09:26.946+00	2026-11-24 05:09:26.946+00	{"life": {"opensAt": "2026-09-15T05:09:26.946Z", "closesAt": "2026-11-19T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-11-24T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Two fifths of profit, once a year, when there is profit.", "zh": "有利润时每年派发一次，比例为利润的五分之二。"}, "question": {"en": "What is the dividend policy?", "zh": "派息政策如何？"}}], "name": {"en": "Tamarind Foods Group Ordinary", "zh": "罗望子食品集团 普通股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Tamarind Foods Group", "zh": "罗望子食品集团"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Grace Ong", "zh": "王恩慈"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Third generation of the founding family.", "zh": "创办家族第三代。"}}], "summary": {"en": "Ready meals for 900 shops and four airlines.", "zh": "为 900 家门店与四家航空公司供应即食餐。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-08-16", "structure": "equity", "completedOn": null, "description": {"en": "Tamarind Foods cooks 60,000 meals a day in two kitchens.\\n\\nThe offer pays for cold storage and a third kitchen; ordinary shares carry one vote each.", "zh": "罗望子食品每天在两座中央厨房烹制六万份餐食。\\n\\n本次募资用于冷库与第三座厨房；每股普通股一票。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": "3400000.00", "supply": "2400000", "currency": "SGD", "leverage": null, "minUnits": "500", "stepUnits": "1", "unitPrice": "5.00", "grossMargin": "0.31", "returnBasis": null, "distribution": "annually", "dividendYield": "0.043", "equityMultiple": null, "expectedReturn": null}}	2026-09-12 05:09:26.946+00	2026-09-12 05:09:26.946+00	2026-09-12 05:09:26.946+00	01a09405-3f22-7555-8ad3-e86d23c5e703	\N	\N
26b24587-7182-4c09-a241-9dbf58fd44a5	AURB	2	trading	equity	ri	SGD	1600	1920000	150	1	\N	\N	5000	0	2026-08-01 05:09:26.946+00	2026-09-30 05:09:26.946+00	2026-10-05 05:09:26.946+00	{"life": {"opensAt": "2026-08-01T05:09:26.946Z", "closesAt": "2026-09-30T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-07-29 05:09:26.946+00	2026-07-29 05:09:26.946+00	2026-07-29 05:09:26.946+00	019fac47-1322-75bf-aedd-08bc729faf9b	\N	\N
4da78bb7-a232-4928-89dc-a01775b31c35	NQC2	2	in_subscription	fund	ai	SGD	50000	120000	50	1	\N	\N	10000	0	2026-11-17 05:09:26.946+00	2027-02-08 05:09:26.946+00	2027-02-13 05:09:26.946+00	{"life": {"opensAt": "2026-11-17T05:09:26.946Z", "closesAt": "2027-02-08T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2027-02-13T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Quarterly, by an independent valuer named in the memorandum.", "zh": "按季由募集说明书载明的独立估值人估值。"}, "question": {"en": "How is the fund valued?", "zh": "基金如何估值？"}}], "name": {"en": "Northquay Private Credit Fund II", "zh": "北码头私募信贷基金 II"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred, and past results say nothing about future ones.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Northquay Capital Partners", "zh": "北码头资本"}, "region": {"en": "Asia-Pacific", "zh": "亚太"}, "members": [{"name": {"en": "Priscilla Hart", "zh": "普丽希拉·哈特"}, "role": {"en": "Portfolio manager", "zh": "投资经理"}, "about": {"en": "Twenty years of lending through two downturns.", "zh": "二十年信贷经验，历经两次下行周期。"}}], "summary": {"en": "Loans to mid-sized companies, each secured and below half of value.", "zh": "向中型企业发放有担保、低于估值一半的贷款。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-18", "structure": "fund", "completedOn": null, "description": {"en": "Fund II lends to companies with 20 to 200 million in revenue, at most eight percent of the fund to one borrower.\\n\\nThe manager invests two percent of every loan from its own money.", "zh": "基金 II 向年营收 2,000 万至 2 亿的企业放贷，单一借款人不超过基金的 8%。\\n\\n管理人以自有资金跟投每笔贷款的 2%。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "4 years", "zh": "4 年"}, "profit": null, "supply": "120000", "currency": "SGD", "leverage": "0.15", "minUnits": "50", "stepUnits": "1", "unitPrice": "500.00", "grossMargin": null, "returnBasis": {"en": "Interest of the loans made so far less fees and a one percent loss assumption. An estimate, not a forecast.", "zh": "以已放贷款利息扣除费用及 1% 损失假设计算，为估算而非预测。"}, "distribution": "quarterly", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.084"}}	2026-11-14 05:09:26.946+00	2026-11-14 05:09:26.946+00	2026-11-14 05:09:26.946+00	01a1d875-e322-7068-aed1-d1a120ccf428	\N	\N
6c1351e0-35dc-4639-ab47-d4793108969a	OPLG	2	in_subscription	fund	ai	SGD	100000	80000	50	1	\N	\N	10000	0	2026-11-24 05:09:26.946+00	2027-03-10 05:09:26.946+00	2027-03-15 05:09:26.946+00	{"life": {"opensAt": "2026-11-24T05:09:26.946Z", "closesAt": "2027-03-10T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2027-03-15T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "One and a half percent a year and a fifth of profit above eight percent.", "zh": "每年 1.5% 管理费，以及超过 8% 部分利润的五分之一。"}, "question": {"en": "What does the manager earn?", "zh": "管理人如何收费？"}}], "name": {"en": "Opaline Semiconductor Growth Fund", "zh": "欧泊半导体成长基金"}, "risk": {"en": "Fund units can lose value. Redemptions may be limited or deferred, and past results say nothing about future ones.", "zh": "基金份额可能贬值。赎回可能受限或延迟，过往业绩不代表未来表现。"}, "type": "fund", "issuer": {"en": "Opaline Asset Management", "zh": "欧泊资产管理"}, "region": {"en": "Global", "zh": "全球"}, "members": [{"name": {"en": "Kenji Arai", "zh": "新井健二"}, "role": {"en": "Managing partner", "zh": "管理合伙人"}, "about": {"en": "Former process engineer, investor since 2010.", "zh": "曾任制程工程师，2010 年起从事投资。"}}], "summary": {"en": "Minority stakes in makers of chip equipment and design tools.", "zh": "投资芯片设备与设计工具企业的少数股权。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-25", "structure": "fund", "completedOn": null, "description": {"en": "The fund holds 11 companies and may hold up to 18.\\n\\nStakes are kept for four to six years; proceeds are paid out, not reinvested.", "zh": "基金目前持有 11 家公司，上限 18 家。\\n\\n持有期四至六年；退出所得派发给持有人，不再投资。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "6 years", "zh": "6 年"}, "profit": null, "supply": "80000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The manager’s target after fees. An estimate, not a forecast.", "zh": "管理人的费后目标，为估算而非预测。"}, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.115"}}	2026-11-21 05:09:26.946+00	2026-11-21 05:09:26.946+00	2026-11-21 05:09:26.946+00	01a1fc82-6722-749d-93d8-e72d65498fa7	\N	\N
7d09ab56-9675-48a8-ae01-ebb6effb11de	LUMA	2	allotted	token_sale	ri	SGD	200	40000	50	1	\N	20000	5000	2	2026-10-16 05:09:26.946+00	2026-11-03 05:09:26.946+00	2026-11-08 05:09:26.946+00	{"life": {"opensAt": "2026-10-16T05:09:26.946Z", "closesAt": "2026-11-03T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T05:09:26.946Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T05:09:26.946Z", "share": "0.25"}, {"at": "2027-01-16T05:09:26.946Z", "share": "0.25"}, {"at": "2027-04-16T05:09:26.946Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	2026-10-13 05:09:26.946+00	2026-10-13 05:09:26.946+00	2026-10-13 05:09:26.946+00	01a133aa-6322-7f99-8286-961d1d930b85	\N	\N
c52968e8-196f-421a-93fe-159157a55ec4	HCCL	2	trading	real_estate	ri	SGD	140	12000000	2000	1	\N	\N	5000	0	2026-07-22 05:09:26.946+00	2026-09-20 05:09:26.946+00	2026-09-25 05:09:26.946+00	{"life": {"opensAt": "2026-07-22T05:09:26.946Z", "closesAt": "2026-09-20T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	2026-07-19 05:09:26.946+00	2026-07-19 05:09:26.946+00	2026-07-19 05:09:26.946+00	019f78c7-7b22-78a8-8945-22370a248aa9	\N	\N
\.

copy product_version (product_id, version, terms, documents, content_hash, saved_by, saved_at) from stdin;
0c75f321-aa07-4098-9942-77faaed2dc85	1	{"life": {"opensAt": "2026-11-09T05:09:26.946Z", "closesAt": "2026-12-28T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	[]	9906bb32946c487d0865cb979da1bda89e98233cbda2de816ec6cfa61c0b1d73	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-11-06 05:09:26.946+00
0c75f321-aa07-4098-9942-77faaed2dc85	2	{"life": {"opensAt": "2026-11-09T05:09:26.946Z", "closesAt": "2026-12-28T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2027-01-02T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Investment experts, as the offer document defines them.", "zh": "发售文件所界定的投资专家。"}, "question": {"en": "Who may subscribe?", "zh": "谁可以认购？"}}], "name": {"en": "Pasir Robotics Pre-IPO Shares", "zh": "沙岸机器人 Pre-IPO 股份"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Pasir Robotics", "zh": "沙岸机器人"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Farah Zain", "zh": "法拉·扎因"}, "role": {"en": "Founder", "zh": "创始人"}, "about": {"en": "Built her first picking arm in 2014.", "zh": "2014 年造出第一台拣选机械臂。"}}], "summary": {"en": "Warehouse robots leased to logistics companies in six countries.", "zh": "向六国物流企业租赁仓储机器人。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-10-10", "structure": "equity", "completedOn": null, "description": {"en": "Pasir Robotics leases 4,100 picking robots under contracts of three to five years.\\n\\nThe company intends to list; there is no date and no certainty that it will.", "zh": "沙岸机器人以三至五年期合约出租 4,100 台拣选机器人。\\n\\n公司有意上市，但尚无时间表，也不保证能够上市。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ei", "maxUnits": null}, "economics": {"fee": "0.01", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "600000", "currency": "SGD", "leverage": null, "minUnits": "200", "stepUnits": "1", "unitPrice": "25.00", "grossMargin": "0.375", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": "2.6", "expectedReturn": null}}	[{"id": "92fcaf5b-4dd7-420c-b7a2-8f458895b048", "kind": "memorandum", "size": 1095, "sha256": "a786bab7df7c0bc3e8ce6ac194dd522c20bfbffa803b226539cb803c1a144c7b", "dated_on": "2026-10-10", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "92369424-8c5f-49db-b12f-3138b13931c9", "media_type": "application/pdf", "product_id": "0c75f321-aa07-4098-9942-77faaed2dc85", "must_accept": true}]	afd92b1d153d41a5fa82f95038f9f1b1bc564a64d69853b7bb4f77d5fd1f4a78	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-11-06 05:09:26.946+00
151be635-e3b1-4411-a8f6-52d59cfc4c97	1	{"life": {"opensAt": "2026-10-20T05:09:26.946Z", "closesAt": "2026-12-11T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-12-16T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Every six months, in March and September.", "zh": "每半年一次，三月与九月。"}, "question": {"en": "When is interest paid?", "zh": "何时付息？"}}], "name": {"en": "Kestrel Grid Green Notes 2029", "zh": "红隼电网绿色票据 2029"}, "risk": {"en": "The issuer may pay late or not at all. You may have to hold to maturity, and the price falls when interest rates rise.", "zh": "发行人可能延迟支付或无法支付。您可能需要持有至到期；利率上升时价格会下跌。"}, "type": "bond", "issuer": {"en": "Kestrel Grid Energy", "zh": "红隼电网能源"}, "region": {"en": "Vietnam", "zh": "越南"}, "members": [{"name": {"en": "Nguyen Thi Lan", "zh": "阮氏兰"}, "role": {"en": "Treasurer", "zh": "司库"}, "about": {"en": "Placed four infrastructure notes.", "zh": "曾发行四笔基建票据。"}}], "summary": {"en": "Senior notes for wind farm connections in the Mekong delta.", "zh": "为湄公河三角洲风电并网发行的优先票据。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-20", "structure": "debt", "completedOn": null, "description": {"en": "Kestrel Grid builds and owns lines that connect wind farms to the national grid and is paid by the kilowatt-hour carried.\\n\\nThe notes rank equally with the company’s bank debt and mature in 2029.", "zh": "红隼电网建设并持有连接风电场与国家电网的线路，按输送电量收费。\\n\\n票据与公司银行债务同等受偿，2029 年到期。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ai", "maxUnits": null}, "economics": {"fee": "0.0025", "term": {"en": "3 years", "zh": "3 年"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "10", "stepUnits": "1", "unitPrice": "1000.00", "grossMargin": null, "returnBasis": {"en": "The coupon, if every payment is made when due.", "zh": "票面利率，以每期按时支付为前提。"}, "distribution": "semi_annually", "dividendYield": null, "equityMultiple": null, "expectedReturn": "0.0585"}}	[]	d7e097530cb7ed7e925971383a48fb169503b90c64a3f8d197af1c47263777e2	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-10-17 05:09:26.946+00
26b24587-7182-4c09-a241-9dbf58fd44a5	2	{"life": {"opensAt": "2026-08-01T05:09:26.946Z", "closesAt": "2026-09-30T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-10-05T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "The shares trade on Tessera after allotment, against tUSD.", "zh": "配售完成后即可在 Tessera 以 tUSD 交易。"}, "question": {"en": "When can I sell?", "zh": "什么时候可以卖出？"}}, {"answer": {"en": "None is planned before profit is steady.", "zh": "在利润稳定之前没有派息计划。"}, "question": {"en": "Is there a dividend?", "zh": "是否派息？"}}], "name": {"en": "Aurelle Bioworks Series C", "zh": "奥睿生科 C 轮优先股"}, "risk": {"en": "Shares of private companies can lose all of their value. There may be no buyer when you want to sell, and the company may pay no dividend for years.", "zh": "非上市公司股份可能损失全部价值。您想卖出时可能没有买家，公司也可能多年不派息。"}, "type": "equity", "issuer": {"en": "Aurelle Bioworks", "zh": "奥睿生科"}, "region": {"en": "Singapore", "zh": "新加坡"}, "members": [{"name": {"en": "Dr. Ines Koh", "zh": "许怡宁博士"}, "role": {"en": "Chief executive", "zh": "首席执行官"}, "about": {"en": "Fifteen years in industrial fermentation.", "zh": "深耕工业发酵领域十五年。"}}, {"name": {"en": "Rajan Pillai", "zh": "拉詹·皮莱"}, "role": {"en": "Finance director", "zh": "财务总监"}, "about": {"en": "Took two food companies through growth funding.", "zh": "曾主导两家食品企业的成长期融资。"}}], "summary": {"en": "Preferred shares in a maker of enzyme-based food proteins.", "zh": "酶法食品蛋白制造商的优先股。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-07-02", "structure": "equity", "completedOn": null, "description": {"en": "Aurelle Bioworks makes proteins for food producers by fermentation in two plants in Singapore and Johor.\\n\\nThe Series C pays for a third fermentation line and for approval in two further markets. Holders rank ahead of ordinary shares on a sale.", "zh": "奥睿生科在新加坡与柔佛的两座工厂以发酵工艺生产食品蛋白。\\n\\nC 轮资金用于建设第三条发酵产线，并在另外两个市场申请准入。公司出售时，优先股先于普通股受偿。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "Open-ended", "zh": "无固定期限"}, "profit": null, "supply": "1920000", "currency": "SGD", "leverage": null, "minUnits": "150", "stepUnits": "1", "unitPrice": "16.00", "grossMargin": "0.412", "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "88d10b3a-d5b6-4e76-921d-48135ee524c5", "kind": "memorandum", "size": 1185, "sha256": "df698ef1c5f41053e5d55c2f730617d0ac9345a99a94433df3344d0a09b7ecbf", "dated_on": "2026-07-02", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "ab17f3ed-0629-4604-b763-da213aaa96c7", "media_type": "application/pdf", "product_id": "26b24587-7182-4c09-a241-9dbf58fd44a5", "must_accept": true}]	c1d92388aa17132fc4f2afa7ad77f04b132f7193788e1c4804d2a17fbf7aff35	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-29 05:09:26.946+00
7d09ab56-9675-48a8-ae01-ebb6effb11de	2	{"life": {"opensAt": "2026-10-16T05:09:26.946Z", "closesAt": "2026-11-03T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-11-08T05:09:26.946Z"}, "sale": {"links": [{"url": "https://luma-freight.example/", "kind": "website"}], "softCap": "20000", "unlocks": [{"at": "2026-11-17T05:09:26.946Z", "share": "0.25"}, {"at": "2027-01-16T05:09:26.946Z", "share": "0.25"}, {"at": "2027-04-16T05:09:26.946Z", "share": "0.5"}], "payCoins": [{"coin": "tUSD", "unitPrice": "1.5"}, {"coin": "SGD", "unitPrice": "2.00"}], "allocation": [{"to": {"en": "This sale", "zh": "本次发行"}, "share": "0.4"}, {"to": {"en": "Shippers of the first year", "zh": "首年货主"}, "share": "0.35"}, {"to": {"en": "Luma Freight", "zh": "流明货运"}, "share": "0.25"}], "totalSupply": "100000", "excludedCountries": []}, "facts": {"faq": [], "name": {"en": "Luma Freight Credits", "zh": "流明货运积分"}, "risk": {"en": "A new token may never be worth what it was sold for, and there may be no market for it. The network may be late or never be used. Nobody owes holders anything but the token.", "zh": "新通证的价值可能始终低于发行价，也可能没有交易市场。网络可能延迟上线或无人使用。除通证本身外，任何人对持有人均不负任何义务。"}, "type": "token_sale", "issuer": {"en": "Luma Freight", "zh": "流明货运"}, "region": {"en": "Malaysia", "zh": "马来西亚"}, "members": [{"name": {"en": "Aaron Siew", "zh": "萧文杰"}, "role": {"en": "Managing director", "zh": "董事总经理"}, "about": {"en": "Has run freight lines since 2008.", "zh": "自 2008 年起经营货运线路。"}}], "summary": {"en": "Credits for space on electric trucks between four cities.", "zh": "用于四座城市间电动货车舱位的积分通证。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-09-16", "structure": "equity", "completedOn": null, "description": {"en": "One LUMA is one kilogram from Johor to Penang, on trucks that run each night.\\n\\nCredits are burned when they are used. The sale filled forty trucks for two years.", "zh": "一枚 LUMA 可由柔佛运送一公斤货物至槟城，货车每晚发车。\\n\\n积分使用后即销毁。本次发行已预订四十辆货车两年的舱位。"}}, "token": {"network": "solana_devnet", "decimals": 2, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "No term", "zh": "无期限"}, "profit": null, "supply": "40000", "currency": "SGD", "leverage": null, "minUnits": "50", "stepUnits": "1", "unitPrice": "2.00", "grossMargin": null, "returnBasis": null, "distribution": "not_applicable", "dividendYield": null, "equityMultiple": null, "expectedReturn": null}}	[{"id": "ed1b1df6-dbe9-4fdd-8e79-64ce7b2aacb6", "kind": "memorandum", "size": 1113, "sha256": "6585ba08eb44c155d6da000e8b02cba7bc1f824b6cfb51281e095a688c8f19aa", "dated_on": "2026-09-16", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "2be715d1-f44d-4445-83a7-8724913a45ca", "media_type": "application/pdf", "product_id": "7d09ab56-9675-48a8-ae01-ebb6effb11de", "must_accept": true}]	ca14d50ae28d976587acd3fc4f7eb07038308253f491d3d714511be208516b77	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-10-13 05:09:26.946+00
c52968e8-196f-421a-93fe-159157a55ec4	2	{"life": {"opensAt": "2026-07-22T05:09:26.946Z", "closesAt": "2026-09-20T05:09:26.946Z", "listedOn": null, "allotmentExpectedAt": "2026-09-25T05:09:26.946Z"}, "facts": {"faq": [{"answer": {"en": "Baht; distributions are converted on the day they are declared.", "zh": "泰铢；派息在宣布当日折算。"}, "question": {"en": "In which currency is rent paid?", "zh": "租金以何种货币支付？"}}], "name": {"en": "Halden Cold Chain Logistics Park", "zh": "海登冷链物流园"}, "risk": {"en": "Property values and rents fall as well as rise. Vacancies, repairs and interest costs reduce what is distributed, and the token may trade below its issue price.", "zh": "物业价值与租金可升可跌。空置、维修与利息支出会减少派息，通证价格可能低于发行价。"}, "type": "real_estate", "issuer": {"en": "Halden Logistics Trust", "zh": "海登物流信托"}, "region": {"en": "Thailand", "zh": "泰国"}, "members": [{"name": {"en": "Somchai Rattana", "zh": "颂猜·拉达纳"}, "role": {"en": "Park director", "zh": "园区总监"}, "about": {"en": "Runs cold stores since 2001.", "zh": "自 2001 年起经营冷库。"}}], "summary": {"en": "A cold store of 41,000 pallets, let to three food companies.", "zh": "可存 41,000 托盘的冷库，租予三家食品企业。"}, "subTrust": null, "videoUrl": null, "createdOn": "2026-06-22", "structure": "fund", "completedOn": null, "description": {"en": "The park stands 30 km east of Bangkok and has been full since 2023.\\n\\nLeases are indexed to consumer prices once a year.", "zh": "园区位于曼谷以东 30 公里，自 2023 年以来满租。\\n\\n租约每年按消费物价调整一次。"}}, "token": {"network": "solana_devnet", "decimals": 0, "protocol": "SPL Token-2022", "contractAddress": null}, "access": {"category": "ri", "maxUnits": null}, "economics": {"fee": "0.005", "term": {"en": "7 years", "zh": "7 年"}, "profit": null, "supply": "12000000", "currency": "SGD", "leverage": "0.28", "minUnits": "2000", "stepUnits": "1", "unitPrice": "1.40", "grossMargin": null, "returnBasis": {"en": "Rents in force less costs over the issue price. An estimate, not a forecast.", "zh": "以现行租金减成本除以发行价计算，为估算而非预测。"}, "distribution": "semi_annually", "dividendYield": "0.066", "equityMultiple": null, "expectedReturn": "0.069"}}	[{"id": "01d29566-7876-4271-9cc7-4b00d5cf6524", "kind": "memorandum", "size": 1065, "sha256": "f599c3ef0cc322fa8d98ac0a90f7d3874641b4472db5f16c541775432526f0b0", "dated_on": "2026-06-22", "title_en": "Offer memorandum", "title_zh": "发售备忘录", "languages": ["en_US"], "upload_id": "36b08ab3-bd4f-43fd-8d3e-06c36c39d351", "media_type": "application/pdf", "product_id": "c52968e8-196f-421a-93fe-159157a55ec4", "must_accept": true}]	f52b48f2c315db79fa6034b110d1812854691d3cc282bcfe43bd69cee2573df4	operator:23cc4d6b-cc6f-4159-a445-1ef762ff3c55	2026-07-19 05:09:26.946+00
\.

copy product_document (id, product_id, upload_id, kind, title_en, title_zh, dated_on, languages, must_accept, added_at) from stdin;
01d29566-7876-4271-9cc7-4b00d5cf6524	c52968e8-196f-421a-93fe-159157a55ec4	36b08ab3-bd4f-43fd-8d3e-06c36c39d351	memorandum	Offer memorandum	发售备忘录	2026-06-22	{en_US}	t	2026-07-19 05:09:26.946+00
3a20de4c-5f5f-4378-a389-503f57e4c304	4da78bb7-a232-4928-89dc-a01775b31c35	e5e4e68e-57a9-446a-bf98-c2160516bb01	memorandum	Offer memorandum	发售备忘录	2026-10-18	{en_US}	t	2026-11-14 05:09:26.946+00
5f8e2834-4155-4d81-883f-bdaa2513f9ae	1906cfa0-91a6-424f-ab1b-fe4440061c36	d119d4fc-b7fc-4a78-adba-c50e45e6a509	memorandum	Offer memorandum	发售备忘录	2026-08-16	{en_US}	t	2026-09-12 05:09:26.946+00
88d10b3a-d5b6-4e76-921d-48135ee524c5	26b24587-7182-4c09-a241-9dbf58fd44a5	ab17f3ed-0629-4604-b763-da213aaa96c7	memorandum	Offer memorandum	发售备忘录	2026-07-02	{en_US}	t	2026-07-29 05:09:26.946+00
\.

copy product_document_removal (document_id, removed_by, removed_at) from stdin;
88d10b3a-d5b6-4e76-921d-48135ee524c5	ABCDEFGHJK	2026-06-03 00:00:00+00
\.

copy product_valuation (number, product_id, as_of, price, valuer, published_at) from stdin;
1	26b24587-7182-4c09-a241-9dbf58fd44a5	2026-10-15	1620	Harrow & Tan Valuers	2026-10-22 05:09:26.946+00
2	c52968e8-196f-421a-93fe-159157a55ec4	2026-10-15	141	Harrow & Tan Valuers	2026-10-22 05:09:26.946+00
3	26b24587-7182-4c09-a241-9dbf58fd44a5	2026-11-13	1655	Harrow & Tan Valuers	2026-11-20 05:09:26.946+00
\.

copy favorite (customer_id, product_id, added_at) from stdin;
f8387ed4-3a46-41ef-a0e8-06da67997185	151be635-e3b1-4411-a8f6-52d59cfc4c97	2026-06-01 00:00:10+00
\.

copy subscription (id, number, product_id, customer_id, quantity, price, currency, amount, fee, status, cause, failure, hold_id, allotted, paid_fee, allot_journal, disburse_journal, accepted_version, accepted_hash, told_version, kyc_at_request, class_at_request, created_at, closed_at) from stdin;
037300d4-58b9-4a2c-89f9-cc4a9826a6e7	7	26b24587-7182-4c09-a241-9dbf58fd44a5	ecc88ddc-0def-4a82-817a-014c87fcc488	500000	1600	SGD	800000000	4000000	disbursed	\N	\N	97656165-df7a-4e2c-a2e9-3c4cf1d671de	477019	3816152	01a0f5de-1322-7681-933d-10100f8b53eb	01a0f5de-1322-73b5-9d74-4a8b6c27fa66	2	c1d92388aa17132fc4f2afa7ad77f04b132f7193788e1c4804d2a17fbf7aff35	\N	approved	ei	2026-08-26 22:18:01.231+00	2026-10-01 05:09:26.946+00
05a8ae30-ea00-49e5-aae8-4c851329cb10	12	26b24587-7182-4c09-a241-9dbf58fd44a5	0bb169cb-0790-461d-a6f9-61d6ea73193b	400000	1600	SGD	640000000	3200000	disbursed	\N	\N	eb45cbf6-c8f1-4ffc-b0d5-0bf7e086eee3	381615	3052920	01a0f5de-1322-76e1-ba50-83bfa2071007	01a0f5de-1322-736a-b9e8-21e73eeb2b90	2	c1d92388aa17132fc4f2afa7ad77f04b132f7193788e1c4804d2a17fbf7aff35	\N	approved	ei	2026-09-21 15:26:35.517+00	2026-10-01 05:09:26.946+00
0bd01d6c-a63a-4569-b8f2-926d99c66169	18	7d09ab56-9675-48a8-ae01-ebb6effb11de	f35977ac-809b-4d59-bdc0-4b3b84e3c355	24000	1500000	tUSD	36000000000	180000000	disbursed	\N	\N	639f0521-29a7-48a2-b20c-63dbbd239c05	19200	144000000	01a1a4f6-4b22-740f-8167-3a0b205974ed	01a1a4f6-4b22-7065-ae0a-fcc0267d3bc9	2	ca14d50ae28d976587acd3fc4f7eb07038308253f491d3d714511be208516b77	\N	approved	ai	2026-10-22 05:09:26.946+00	2026-11-04 05:09:26.946+00
16716417-4b92-46aa-9192-555bc1a424bf	4	c52968e8-196f-421a-93fe-159157a55ec4	ecc88ddc-0def-4a82-817a-014c87fcc488	3000000	140	SGD	420000000	2100000	disbursed	\N	\N	b1af5e8e-e39e-4173-b9c0-2bac47856378	2867384	2007169	01a0f5de-1322-7798-b30f-8341c0292cec	01a0f5de-1322-743f-be8b-073f84af8ef3	2	f52b48f2c315db79fa6034b110d1812854691d3cc282bcfe43bd69cee2573df4	\N	approved	ei	2026-08-16 22:18:01.231+00	2026-10-01 05:09:26.946+00
2a9aa508-b2cf-4e8d-8f38-b839fe25d5ee	20	7d09ab56-9675-48a8-ae01-ebb6effb11de	2668e212-17b1-425d-a1df-68299d83b402	18000	200	SGD	3600000	18000	disbursed	\N	\N	51a3de2c-53e2-4857-b98e-ec97922f8c75	14400	14400	01a1a4f6-4b22-78c4-85a1-b9e8fe209558	01a1a4f6-4b22-73e4-ade1-6ab29f68e9f6	2	ca14d50ae28d976587acd3fc4f7eb07038308253f491d3d714511be208516b77	\N	approved	ai	2026-10-27 05:09:26.946+00	2026-11-04 05:09:26.946+00
4bd6a7ce-2153-40ce-a07b-787caddd629b	6	c52968e8-196f-421a-93fe-159157a55ec4	2668e212-17b1-425d-a1df-68299d83b402	1000000	140	SGD	140000000	700000	disbursed	\N	\N	bafd33e1-f36b-4136-8d5f-09e791edce81	955794	669056	01a0f5de-1322-7101-aa13-a3a751cf99af	01a0f5de-1322-792d-b862-786c7f5ec38c	2	f52b48f2c315db79fa6034b110d1812854691d3cc282bcfe43bd69cee2573df4	\N	approved	ai	2026-08-25 12:00:52.66+00	2026-10-01 05:09:26.946+00
76181447-1484-4623-ba35-96639fb3e60c	2	c52968e8-196f-421a-93fe-159157a55ec4	f35977ac-809b-4d59-bdc0-4b3b84e3c355	50000	140	SGD	7000000	35000	disbursed	\N	\N	0709cd83-c01d-4ade-b6c6-d7420e315639	47790	33453	01a0f5de-1322-7d78-bb08-6dbf187633b9	01a0f5de-1322-7c04-96ba-494312ecd544	2	f52b48f2c315db79fa6034b110d1812854691d3cc282bcfe43bd69cee2573df4	\N	approved	ai	2026-08-08 08:35:09.803+00	2026-10-01 05:09:26.946+00
\.

copy allotment_batch (id, product_id, asked, allotted, cause, result_hash, decided_at, finished_at) from stdin;
807352e0-83fc-4df1-a6ef-2d988155780f	c52968e8-196f-421a-93fe-159157a55ec4	12555000	12000000	\N	16e6e19a8a511809032fd7a3896221a59a857c390d2d6f2ad7c1465d0508cb2b	2026-10-01 05:09:26.946+00	2026-10-01 05:09:26.946+00
d2f12a31-6fb6-4e84-a0fc-7d57f84e626f	7d09ab56-9675-48a8-ae01-ebb6effb11de	50000	40000	\N	fcc4d644056f0c55bd72292566eaa0677a993a3035120734fef462e6253d89bf	2026-11-04 05:09:26.946+00	2026-11-04 05:09:26.946+00
f2f720e5-00ad-45da-bb54-f0f7ac546e85	26b24587-7182-4c09-a241-9dbf58fd44a5	2012500	1920000	\N	fe77b9efe7349022757d20e939ce547da38e506a074aa1803df159b19356767a	2026-10-01 05:09:26.946+00	2026-10-01 05:09:26.946+00
\.

copy allotment (batch_id, subscription_id, units, certificate) from stdin;
807352e0-83fc-4df1-a6ef-2d988155780f	76181447-1484-4623-ba35-96639fb3e60c	47790	2
807352e0-83fc-4df1-a6ef-2d988155780f	16716417-4b92-46aa-9192-555bc1a424bf	2867384	3
807352e0-83fc-4df1-a6ef-2d988155780f	4bd6a7ce-2153-40ce-a07b-787caddd629b	955794	4
\.

copy token_unlock (id, subscription_id, customer_id, unlock_at, amount, hold_id, released_at) from stdin;
01a1a4f6-4b22-7254-92fd-4e650b03ba51	0bd01d6c-a63a-4569-b8f2-926d99c66169	f35977ac-809b-4d59-bdc0-4b3b84e3c355	2027-01-16 05:09:26.946+00	480000	4be1c368-2391-47af-806d-54c6fdf5894f	\N
01a1a4f6-4b22-731e-9688-fedde39f12a7	2a9aa508-b2cf-4e8d-8f38-b839fe25d5ee	2668e212-17b1-425d-a1df-68299d83b402	2026-11-17 05:09:26.946+00	360000	f33d0238-69b0-4e3e-932c-2ef3f3aab2ee	2026-11-17 05:09:26.946+00
01a1a4f6-4b22-7596-8441-386d9eba9fd5	2a9aa508-b2cf-4e8d-8f38-b839fe25d5ee	2668e212-17b1-425d-a1df-68299d83b402	2027-01-16 05:09:26.946+00	360000	1190400c-f777-4a50-aad9-d752ee8d01ac	\N
\.

copy distribution (id, number, product_id, type, period, currency, per_unit, record_at, pay_at, withholding, others_ppm, status, declared_by, declared_at, announced_at, record_seq, recorded_at, units, in_escrow, owed, gross, tax, released_at, release_journal, paid_at, cancelled_at, cancel_reason) from stdin;
ab1fc632-5d93-4838-be6c-f11f7126b1e4	70001	26b24587-7182-4c09-a241-9dbf58fd44a5	dividend	2026-H2	SGD	185000000000	2026-10-30 05:09:26.946+00	2026-11-02 05:09:26.946+00	{"CN": 100000, "NO": 150000}	0	paid	d913f6bc-fe1a-472a-b48e-918d53be3d7a	2026-10-27 05:09:26.946+00	2026-10-27 05:09:26.946+00	362	2026-10-31 05:09:26.946+00	1920000	0	35520000	35519998	547138	2026-10-31 05:09:26.946+00	01a1905c-db22-7ef7-97dc-887eef436e8c	2026-11-02 05:09:26.946+00	\N	\N
f0719c2d-cd82-4819-8fd2-010b9cb4ba90	70002	c52968e8-196f-421a-93fe-159157a55ec4	dividend	2026-H2	SGD	24500000000	2026-12-17 05:09:26.946+00	2026-12-24 05:09:26.946+00	{"CN": 100000, "NO": 150000}	0	announced	d913f6bc-fe1a-472a-b48e-918d53be3d7a	2026-11-25 05:09:26.946+00	2026-11-25 05:09:26.946+00	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N	\N
\.

copy distribution_holder (id, distribution_id, customer_id, number, units, country, rate_ppm, gross, tax, net, status, journal_id, claim_journal, paid_at) from stdin;
4e9f3c7e-3eeb-4bb3-b7a3-774826ae32a4	ab1fc632-5d93-4838-be6c-f11f7126b1e4	ecc88ddc-0def-4a82-817a-014c87fcc488	3	477019	MY	0	8824851	0	8824851	paid	01a19aa9-9322-71b6-8be4-9c4d62daf718	\N	2026-11-02 05:09:26.946+00
7fb21ebf-65d0-4b71-8dcd-3f54a017b817	ab1fc632-5d93-4838-be6c-f11f7126b1e4	70120acc-d6e7-47ec-9fd8-62d11aefea96	5	901714	SG	0	16681709	0	16681709	paid	01a19aa9-9322-7740-a4a7-9bbb53264132	\N	2026-11-02 05:09:26.946+00
81d0bb43-7489-4939-b80a-119b727300ac	ab1fc632-5d93-4838-be6c-f11f7126b1e4	0bb169cb-0790-461d-a6f9-61d6ea73193b	6	338535	SG	0	6262897	0	6262897	paid	01a19aa9-9322-7cfb-96f3-adda1334b192	\N	2026-11-02 05:09:26.946+00
\.

copy financing_application (id, number, customer_id, status, version, precheck, checked, offer, uses, people, fee_ppm, opened_at, saved_at, submitted_at, decided_at, reason_code, told, reapply_at, product_id) from stdin;
a720517a-1e4a-44c7-a3ee-b1111c78c451	80031	ecc88ddc-0def-4a82-817a-014c87fcc488	withdrawn	0	{}	\N	{}	[]	[]	0	2026-06-03 00:00:00+00	2026-06-01 00:00:00+00	\N	2026-06-01 00:00:00+00	solana	\N	2026-06-01 00:00:00+00	6c1351e0-35dc-4639-ab47-d4793108969a
\.

copy financing_version (application_id, version, content, declaration_version, declaration_sha256, signer_name, at) from stdin;
a720517a-1e4a-44c7-a3ee-b1111c78c451	100	[]	+6591234567	65	+6591234567	2026-06-01 00:00:10+00
\.

copy financing_ask (application_id, version, item, told, asked_by, at, answered_at) from stdin;
a720517a-1e4a-44c7-a3ee-b1111c78c451	100	2026-06	invented	d913f6bc-fe1a-472a-b48e-918d53be3d7a	2026-06-01 00:00:00+00	\N
\.

copy financing_document (application_id, kind, version, upload_id, issued_on, added_at, sent_at) from stdin;
a720517a-1e4a-44c7-a3ee-b1111c78c451	+6591234567	2	612a01a3-7676-4de3-b573-94bac75fc68c	\N	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00
\.

copy financing_cap_table (application_id, version, content, sha256, added_at, sent_at) from stdin;
a720517a-1e4a-44c7-a3ee-b1111c78c451	100	{}	INV000001	2026-06-02 00:00:00+00	\N
\.

copy financing_access (id, application_id, kind, version, operator_id, reason, at) from stdin;
71e1b426-5c54-4ed5-a76f-f07915b68cc3	a720517a-1e4a-44c7-a3ee-b1111c78c451	2026-06	2	23cc4d6b-cc6f-4159-a445-1ef762ff3c55	1	2026-06-01 00:00:10+00
\.

copy financing_check (application_id, item, note, done_by, done_at) from stdin;
a720517a-1e4a-44c7-a3ee-b1111c78c451	USD	65	d913f6bc-fe1a-472a-b48e-918d53be3d7a	2026-06-01 00:00:00+00
\.

copy financing_question (id, application_id, text, asked_by, asked_at, answer, answered_at) from stdin;
9d91a680-af4a-4df8-adb7-cf28bd32e4c6	a720517a-1e4a-44c7-a3ee-b1111c78c451	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	cf3d424a-2527-4536-81b8-331ba193ceef	2026-06-02 00:00:00+00	\N	\N
\.

copy financing_terms (id, application_id, n, content, content_hash, offered_at, answer, answered_at) from stdin;
22041711-5aa9-4667-ac93-676c80e5e3b2	a720517a-1e4a-44c7-a3ee-b1111c78c451	1	{}	SG	2026-06-01 00:00:10+00	\N	\N
\.

copy ipfs_file (upload_id, cid, sha256, size, computed_at) from stdin;
34e0a41f-26bd-4be3-b79b-1a978bd97a78	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	1	2026-06-03 00:00:00+00
\.

copy ipfs_block (upload_id, cid, starts_at, size, bytes) from stdin;
34e0a41f-26bd-4be3-b79b-1a978bd97a78	+6591234567	\N	1	\\x61
\.

copy ipfs_publication (id, kind, form, cid, sha256, size, document_id, product_version, of_at, bytes, published_at, superseded_by, superseded_at, withdrawn_at, withdrawn_by, withdrawn_reason) from stdin;
67a4de6e-c67c-4a94-aa7a-1f7167135052	liabilities_root	content	bafkreidbw2v6hkwtvr3wfvx2huidubbaq43r2bzhc6vavasnnlbqsf7k3u	61b6abe3aad3ac7762d6fa3d103a042087371d072717aa0a824d6ac30917eadd	2105	\N	\N	2026-11-29 05:09:49.324+00	\\x7b22726f6f7473223a5b7b22636f696e223a2241555242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2233383236643363326538383437353432376263366531626534306539313730353630313664623766623934333438333165623965656232666263353964663339222c2273756d4d696e6f72223a2231393230303030227d2c7b22636f696e223a22434e59222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2239323333363333306163386638313032636165366633633036333534336163386632336234623733633131626463633435353531303735343464633465623233222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224843434c222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2238653839303738636135363462323831366162336133326634643937353237643964353163356635303733346263656537303165663736393666663662656265222c2273756d4d696e6f72223a223132303030303030227d2c7b22636f696e223a224b474e3239222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2232366637653062346562643436363462336436383238383132333966316238386130393439303862376466313130313730343235643165393530613965343465222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c425233222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2262636364656662343661393362346335636535623839353232353839656235366630623965346664653935613263393234326233613938623364383032383032222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224c554d41222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2263666537306263616266353931663835373935616232326462646436613236333634346637373864376432633237316530353334666632326661326231663939222c2273756d4d696e6f72223a2234303030303030227d2c7b22636f696e223a224e514332222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2230333238316663303664303731613439623766313433356139343130636537333433366261666330666639356466313966363564366564313430303265636361222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a224f504c47222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2235356434626638653063653362663731346362636464643064313837393434306430353730663038616234363730353939386132363635643462383763363664222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2250535242222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2236306565323535373730343237393562386561386539363938636435313262386161653533383963646637316366316630313235366266306238656438356563222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22534744222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2236393431353333633162613331663561376634623561343435326263653032616132636232336432383332646230343661633664383837643866653439323139222c2273756d4d696e6f72223a223135363730333138343538227d2c7b22636f696e223a22534c573331222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2263353762616463663831386132623064366163633539343235613730653762323332393561383031653662343038333663306230346630356231353031643835222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2254494445222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2262353034613630373466363764343837313837653937356638626462646161633136363635336232656465353330353739303937326461343130336166393439222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22544d4647222c22646563696d616c73223a302c226c6561766573223a313032342c22726f6f74223a2264396335666136646530393166356636333531346338623033363866323839373933376365653937323966306361346531373234353339363264626636336436222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a22555344222c22646563696d616c73223a322c226c6561766573223a313032342c22726f6f74223a2263663435393134646365353864303737633537386163356437313061646631653961636535323230323838623732303661663936643737373232313830623138222c2273756d4d696e6f72223a2230227d2c7b22636f696e223a2274555344222c22646563696d616c73223a362c226c6561766573223a313032342c22726f6f74223a2264663835636433633737306632663162353266373831613435373733303237373561346537633464353365323139303335313663353634303233646136666632222c2273756d4d696e6f72223a2239393937313630303831303733227d5d2c2274616b656e4174223a22323032362d31312d32395430353a30393a34392e3332345a222c2274797065223a22746573736572612e6c696162696c69746965732d726f6f742e7632227d	2026-11-29 05:09:50.318+00	\N	\N	\N	\N	\N
\.

copy ipfs_own_block (publication_id, cid, bytes) from stdin;
67a4de6e-c67c-4a94-aa7a-1f7167135052	bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	\\x61
\.

copy ipfs_pin (publication_id, state, request_id, asked_at, failures, error, next_at, pinned_at) from stdin;
67a4de6e-c67c-4a94-aa7a-1f7167135052	pinned	1cb239e7-eac7-4f1a-a002-00e230ea3d13	2026-11-29 05:09:51.317+00	0	\N	\N	2026-11-29 05:09:53.339+00
\.

copy ipfs_unpin (cid, asked_at, failures, error, next_at, done_at) from stdin;
bafkreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-03 00:00:00+00	2	\N	\N	2026-06-02 00:00:00+00
\.

copy payment_method (id, customer_id, kind, account_name, bank, branch, bank_code, remark, account_sealed, ending, active, added_at, usable_at, removed_at, qr_id) from stdin;
c505e4c1-2aef-4d55-9c1f-d0f61142a475	433067cc-70bb-43da-8d61-8971240ad8b2	wechat_pay	HDFC0ABCDEF	\N	\N	\N	\N	en_US	65	f	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\N	\N
\.

copy otc_fee (coin, fee_ppm) from stdin;
SLW31	1
\.

copy otc_ad (id, number, customer_id, side, coin, fiat, price, margin_ppm, fiat_min, fiat_max, quantity, remaining, method_kinds, method_ids, window_minutes, terms, status, lapsed, hold_id, close_reason, told, looked_at, created_at, status_at) from stdin;
5b73ec00-f141-462d-aeba-0570b5198a51	165	3efffe0d-91bc-4120-a344-f4614246db9a	buy	OPLG	KGN29	\N	1	1	1	2	1	{Invented}	{}	60	2026-06	published	\N	\N	\N	\N	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	2026-06-01 00:00:10+00
\.

copy otc_deal (id, number, ad_id, seller_id, buyer_id, taker_id, coin, fiat, price, amount, fee, fiat_amount, limit_value, large, window_minutes, terms, method_kind, payment_method_id, account_name, bank, branch, bank_code, account_sealed, account_ending, qr_id, payer_name, hold_id, status, pay_by, paid_at, proof_id, ended_at, cancelled_by, outcome, journal_id, seller_kyc, buyer_kyc, factor, created_at, status_at) from stdin;
4a056293-1a50-425f-8cdb-5759617e294e	68	5b73ec00-f141-462d-aeba-0570b5198a51	2668e212-17b1-425d-a1df-68299d83b402	3efffe0d-91bc-4120-a344-f4614246db9a	3efffe0d-91bc-4120-a344-f4614246db9a	SGD	AURB	1	1	0	100	2	f	2	invented	USD	6e4a4884-2a86-4bb3-b44e-e69c5387a42e	USD	\N	\N	Invented	Invented	solana	e40e29aa-b37d-4da3-b99c-ddfef774515a	solana	639f0521-29a7-48a2-b20c-63dbbd239c05	created	2026-06-02 00:00:00+00	2026-06-02 00:00:00+00	\N	2026-06-01 00:00:00+00	\N	\N	019f213b-5f22-7c03-b82b-13da7092a47f	approved	approved	\N	2026-06-01 00:00:00+00	2026-06-01 00:00:10+00
\.

copy otc_appeal (id, number, deal_id, by_side, reason, text, status, opened_at, due_at, outcome, outcome_reason, told, ended_at) from stdin;
99c40bfc-f07c-45e4-b407-4eff0bd16c92	29	4a056293-1a50-425f-8cdb-5759617e294e	sell	en_US	USD	settled	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00	\N	\N	USD	2026-06-03 00:00:00+00
\.

copy otc_message (id, deal_id, author_id, text, upload_id, at) from stdin;
2	4a056293-1a50-425f-8cdb-5759617e294e	f35977ac-809b-4d59-bdc0-4b3b84e3c355	invented@tessera.example	d1326f4b-0f97-4887-85e1-c4e382e169f7	2026-06-02 00:00:00+00
\.

copy agent (id, number, customer_id, programme, status, parent_id, level, code, licence_type, licence_number, licence_authority, licence_country, licence_expires_on, upload_id, how, expected_clients, applied_at, status_at, reason, contract_version, contract_sha256, factor, signed_at, own_ppm, parent_ppm, grand_ppm) from stdin;
53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	80001	f8387ed4-3a46-41ef-a0e8-06da67997185	broker	active	\N	1	SH9S6H8K5W	securities_dealing	CMS101204	MAS	SG	2040-12-31	389c92ea-f102-4b18-8601-fbe0f618df82	Our order management system sends limit orders by API. Two portfolio managers decide each order.	40	2026-11-13 05:09:26.946+00	2026-11-13 05:09:26.946+00	\N	2026-11	e77a3dff4b73eb38b389e89b59f84b3be2a9fe70b19e28816b4ce71f297be567	mobile	2026-11-13 05:09:26.946+00	250000	0	0
\.

copy agent_evidence (agent_id, upload_id, place) from stdin;
53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	9020ddc0-a406-42b6-935d-d525871be7a2	1
\.

copy agent_client (id, number, agent_id, customer_id, consent_version, consent_sha256, consented_at, withdrawn_at) from stdin;
7e967e13-38a8-4fbb-88e6-9a05bb562ee9	65	53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	70120acc-d6e7-47ec-9fd8-62d11aefea96	en_US	aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa	2026-06-01 00:00:00+00	2026-06-03 00:00:00+00
\.

copy agent_export (id, customer_id, programme, month, lang, asked_at, ready_at, rows, content) from stdin;
7a6cf871-f7b8-49ef-97dc-b6d962dc8f53	f8387ed4-3a46-41ef-a0e8-06da67997185	broker	\N	en_US	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00	0	invented
\.

copy broker_power (id, number, agent_id, customer_id, sub_account_id, text_version, text_sha256, factor, granted_at, withdrawn_at) from stdin;
28fec489-2c9e-4592-90fb-688b0f42707b	1	53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	0bb169cb-0790-461d-a6f9-61d6ea73193b	3efffe0d-91bc-4120-a344-f4614246db9a	2026-11	5a402be4088362a967c349ad51f6d2f82a1e84cd2734578da431562b64bdde4e	mobile	2026-11-13 05:09:26.946+00	\N
\.

copy broker_order (order_id, power_id, api_key_id, best, reference) from stdin;
01a10d0a-b122-7d01-893d-152cd2565f86	28fec489-2c9e-4592-90fb-688b0f42707b	b38a3dcb-daf7-46be-bf07-21570b6cba92	\N	1
\.

copy rebate_day (day, counted_at) from stdin;
2026-11-13	2026-11-17 05:09:26.946+00
2026-11-14	2026-11-17 05:09:26.946+00
2026-11-15	2026-11-17 05:09:26.946+00
2026-11-22	2026-11-23 05:09:26.946+00
\.

copy rebate_run (id, number, month, until, status, drawn_at, released_at, ended_at) from stdin;
90e2d68e-068d-484f-a44a-1f80c77225fb	90034	2026-06	2026-06-02	released	2026-06-03 00:00:00+00	2026-06-03 00:00:00+00	2026-06-01 00:00:10+00
\.

copy rebate_payment (id, number, run_id, customer_id, coin, amount, rows, journal_id, paid_at) from stdin;
40e88d3f-6ebb-4103-8dc4-3209e68bea1e	2	90e2d68e-068d-484f-a44a-1f80c77225fb	3efffe0d-91bc-4120-a344-f4614246db9a	tUSD	1	2	\N	\N
\.

copy rebate (id, number, customer_id, agent_id, client_id, via_id, level, day, fee_day, coin, fee, rate_ppm, amount, payment_id) from stdin;
81edc635-4b51-4901-b447-af39ee736281	5	3efffe0d-91bc-4120-a344-f4614246db9a	53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	f35977ac-809b-4d59-bdc0-4b3b84e3c355	53f1279d-cacb-4cc3-ba6a-d0550e1d8b7c	1	2026-11-22	2026-06-01	tUSD	2	1	-1	40e88d3f-6ebb-4103-8dc4-3209e68bea1e
\.

copy invitation_application (id, number, customer_id, code_count, description, status, reason_code, told, created_at, decided_at) from stdin;
487fa293-7ab7-42ac-b121-7d4e900a7080	26	0bb169cb-0790-461d-a6f9-61d6ea73193b	50	Invented	approved	\N	\N	2026-06-01 00:00:10+00	2026-06-01 00:00:10+00
\.

copy invitation_code (id, code, customer_id, application_id, max_uses, uses, created_at, expires_at, ended_at, ended_by) from stdin;
e6dbe279-01bc-412e-879b-75f6f919ae9b	2026-06	f8387ed4-3a46-41ef-a0e8-06da67997185	487fa293-7ab7-42ac-b121-7d4e900a7080	100	1	2026-06-01 00:00:10+00	2026-06-03 00:00:00+00	\N	\N
\.

copy personal_data_export (id, customer_id, lang, requested_at, ready_at, json, pdf) from stdin;
b953308c-ae6c-46dd-b5df-fe05c30eb001	3efffe0d-91bc-4120-a344-f4614246db9a	en_US	2026-06-02 00:00:00+00	2026-06-03 00:00:00+00	\\x61	\\x61
\.

select setval('public.account_id_seq', 78);
select setval('public.agent_client_number_seq', 65);
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
select setval('public.financing_application_number_seq', 80031);
select setval('public.internal_transfer_number_seq', 59);
select setval('public.investor_application_number_seq', 40005);
select setval('public.invitation_application_number_seq', 26);
select setval('public.kyc_case_number_seq', 30006);
select setval('public.otc_ad_number_seq', 165);
select setval('public.otc_appeal_number_seq', 29);
select setval('public.otc_deal_number_seq', 68);
select setval('public.otc_message_id_seq', 2);
select setval('public.payout_batch_number_seq', 2);
select setval('public.payout_number_seq', 31);
select setval('public.posting_id_seq', 2709);
select setval('public.product_valuation_number_seq', 4);
select setval('public.rebate_number_seq', 5);
select setval('public.rebate_payment_number_seq', 2);
select setval('public.rebate_run_number_seq', 90034);
select setval('public.receivable_number_seq', 1001);
select setval('public.reference_change_id_seq', 6);
select setval('public.reference_set_id_seq', 2);
select setval('public.signature_act_number_seq', 46);
select setval('public.stop_number_seq', 1076);
select setval('public.subscription_number_seq', 42);
select setval('public.transfer_number_seq', 10);
select setval('public.webhook_event_number_seq', 1);

"""A client of Tessera that knows the API only from its OpenAPI documents. Python 3.9 or newer, standard library only."""

import hashlib
import hmac
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


class Refused(Exception):
    """The server answered with an error code of the catalogue instead of SUCCESS."""

    def __init__(self, code, message, field=None):
        super().__init__(f"{code}: {message}" + (f" (field {field})" if field else ""))
        self.code = code


class Document:
    """One OpenAPI document: its operations by name, and its schemas."""

    def __init__(self, content):
        self.content = content
        self.operations = {
            operation["operationId"]: (method.upper(), path, operation)
            for path, methods in content["paths"].items()
            for method, operation in methods.items()
        }

    def resolved(self, part):
        """Resolves a reference; returns other parts unchanged."""
        while "$ref" in part:
            found = self.content
            for name in part["$ref"].removeprefix("#/").split("/"):
                found = found[name.replace("~1", "/").replace("~0", "~")]
            part = found
        return part

    def faults(self, schema, value, where="answer"):
        """Returns the faults of a value by its schema: required keys, types, choices and patterns."""
        schema = self.resolved(schema)
        found = [fault for part in schema.get("allOf", []) for fault in self.faults(part, value, where)]
        choices = schema.get("anyOf") or schema.get("oneOf")
        if choices and all(self.faults(choice, value, where) for choice in choices):
            found.append(f"{where} fits none of its forms")
        if "const" in schema and value != schema["const"]:
            found.append(f"{where} is not {schema['const']!r}")
        if "enum" in schema and value not in schema["enum"]:
            found.append(f"{where} is none of {schema['enum']}")
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        if types and not any(is_of(value, name) for name in types):
            return [*found, f"{where} is no {' or '.join(types)}"]
        return found + self._faults_inside(schema, value, where)

    def _faults_inside(self, schema, value, where):
        if isinstance(value, dict):
            missing = [f"{where}.{name} is missing" for name in schema.get("required", []) if name not in value]
            inside = [
                fault
                for name, part in schema.get("properties", {}).items()
                if name in value
                for fault in self.faults(part, value[name], f"{where}.{name}")
            ]
            return missing + inside
        if isinstance(value, list) and isinstance(schema.get("items"), dict):
            return [
                fault
                for index, item in enumerate(value)
                for fault in self.faults(schema["items"], item, f"{where}[{index}]")
            ]
        return []


def is_of(value, name):
    """True if the value has this JSON Schema type."""
    if name in ("integer", "number"):
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, {"string": str, "boolean": bool, "object": dict, "array": list, "null": type(None)}[name])


class Client:
    """Calls operations of a document, and checks each answer against it."""

    def __init__(self, base_url, document, token=None, key=None, device="tessera-python-client"):
        self.base_url = base_url.rstrip("/")
        self.document = document
        self.token = token
        self.key = key
        self.headers = {"language": "en_US", "client": "python", "device-id": device}

    def example(self, operation_id):
        """Returns the example input of an operation."""
        _, _, operation = self.document.operations[operation_id]
        return operation["requestBody"]["content"]["application/json"]["example"]

    def call(self, operation_id, fields=None, file=None, idempotency_key=None):
        """Returns the data of the answer. `file` is (name, media type, bytes)."""
        method, path, operation = self.document.operations[operation_id]
        fields = fields or {}
        headers = self._headers_of(operation, idempotency_key)
        body = None
        if method == "GET":
            query = urllib.parse.urlencode(fields)
            path = f"{path}?{query}" if query else path
        elif "multipart/form-data" in operation["requestBody"]["content"]:
            headers["content-type"], body = form_of(fields, file)
        else:
            headers["content-type"], body = "application/json", json.dumps(fields).encode()
        headers.update(self._proof(method, path, body))
        status, answer = send(method, self.base_url + path, headers, body)
        return self._checked(operation_id, operation, status, answer)

    def _headers_of(self, operation, idempotency_key):
        """Returns the headers that the document lists for an operation, if this client knows their values."""
        known = {**self.headers, "Idempotency-Key": idempotency_key or str(uuid.uuid4())}
        parameters = [self.document.resolved(each) for each in operation["parameters"]]
        return {
            each["name"]: known[each["name"]] for each in parameters if each["in"] == "header" and each["name"] in known
        }

    def _proof(self, method, path, body):
        """Returns the authentication headers: a signature by an API key, or the token of a session."""
        if self.key is None:
            return {"token": self.token} if self.token else {}
        access_key, secret = self.key
        timestamp = str(int(time.time() * 1000))
        sign = signature_of(secret, timestamp, method, path, body or b"")
        return {"X-CH-APIKEY": access_key, "X-CH-TS": timestamp, "X-CH-SIGN": sign}

    def _checked(self, operation_id, operation, status, answer):
        described = operation["responses"].get(str(status))
        if described is None:
            raise AssertionError(f"{operation_id}: the document has no answer with status {status}")
        schema = self.document.resolved(described)["content"]["application/json"]["schema"]
        faults = self.document.faults(schema, answer)
        if faults:
            raise AssertionError(f"{operation_id}: " + "; ".join(faults))
        if answer["code"] != "SUCCESS":
            raise Refused(answer["code"], answer["message"], answer.get("field"))
        return answer["data"]


def signature_of(secret, timestamp, method, path, body):
    """Returns the value of X-CH-SIGN for a request without nonce and window."""
    return hmac.new(secret.encode(), f"{timestamp}{method}{path}".encode() + body, hashlib.sha256).hexdigest()


def send(method, url, headers, body):
    """Returns the status and the JSON of an answer, even if it is a refusal."""
    request = urllib.request.Request(url, method=method, headers=headers, data=body)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def form_of(fields, file):
    """Returns the content type and the bytes of a form with one file."""
    boundary = uuid.uuid4().hex
    name, media_type, content = file
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{key}"\r\n\r\n{value}\r\n'.encode()
        for key, value in fields.items()
    ]
    disposition = f'form-data; name="file"; filename="{name}"'
    head = f"--{boundary}\r\nContent-Disposition: {disposition}\r\nContent-Type: {media_type}\r\n\r\n".encode()
    end = f"\r\n--{boundary}--\r\n".encode()
    return f"multipart/form-data; boundary={boundary}", b"".join([*parts, head, content, end])
